import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { CenterOrderSchema } from "#domain/centers/center-schema.ts";
import type { PriorityAnswer } from "./priority-editor.tsx";
import { stepId } from "#app/lib/lists/list-order.ts";
import { jsonOf, parseSent } from "#app/lib/forms/parse-sent.server.ts";

/** Runs what the form of the delivery priority requests: save, load the current order under the person's own or,
 *  before JavaScript, move a center. */
export async function actOnPriority(context: AppLoadContext, fields: FormData) {
  const key = context.requestId;
  const centerIds = fields.getAll("centers").filter((value) => typeof value === "string");
  const before = readIds(fields.get("before"));
  const step = fields.get("move");
  if (typeof step === "string") {
    return { key, centerIds: stepId(centerIds, step), before, refusal: null } satisfies PriorityAnswer;
  }
  if (fields.get("intent") === "reapply") {
    const { centers } = await context.services.centers.readDistribution();
    const current = centers.map(({ id }) => id);
    const kept = centerIds.filter((id) => current.includes(id));
    const added = current.filter((id) => !kept.includes(id));
    return { key, centerIds: [...kept, ...added], before: current, refusal: null } satisfies PriorityAnswer;
  }
  try {
    await context.services.centers.order(parseSent(CenterOrderSchema, { centerIds, before }));
    return redirect(`${PAGES.DeliveryPriority.path}?salvo=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ key, centerIds, before, refusal } satisfies PriorityAnswer, { status: refusal.status });
  }
}

function readIds(text: FormDataEntryValue | null): string[] {
  const value = jsonOf(text);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

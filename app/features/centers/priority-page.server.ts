import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { CenterOrderSchema } from "#domain/centers/center-schema.ts";
import type { PriorityAnswer } from "./priority-editor.tsx";
import { stepId } from "#app/lib/lists/list-order.ts";
import { FORM_JSON } from "#app/lib/forms/form-fields.server.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const PriorityFormSchema = z.object({
  intent: z.string(),
  centers: z.array(z.string()),
  before: FORM_JSON.pipe(z.array(z.string()).catch([])),
  move: z.string().optional(),
});

/** Runs what the form of the delivery priority requests: save, load the current order under the person's own or,
 *  before JavaScript, move a center. */
export async function actOnPriority(context: AppLoadContext, fields: FormData) {
  const key = context.requestId;
  const { intent, centers: centerIds, before, move } = readForm(PriorityFormSchema, fields);
  if (move !== undefined) {
    return { key, centerIds: stepId(centerIds, move), before, refusal: null } satisfies PriorityAnswer;
  }
  if (intent === "reapply") {
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

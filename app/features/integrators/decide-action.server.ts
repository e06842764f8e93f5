import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { IntegratorDecisionSchema } from "#domain/integrators/decision-schema.ts";
import type { DecisionAnswer } from "./integrator-detail.tsx";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const DecisionFormSchema = z.object({
  status: z.string(),
  version: z.string(),
  roleId: z.string(),
  reason: z.string(),
});

/** Decides on an application. Returns null on success, otherwise the refusal with the typed values. */
export async function decideAction(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<(DecisionAnswer & { status: number }) | null> {
  const { status, version, ...values } = readForm(DecisionFormSchema, form);
  const parsed = IntegratorDecisionSchema.safeParse({
    status,
    version: Number.parseInt(version, 10),
    roleId: values.roleId === "" ? null : values.roleId,
    reason: values.reason,
  });
  if (!parsed.success) {
    const errors = Object.fromEntries(
      parsed.error.issues.map((issue) => [
        issue.path.join("."),
        issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
      ]),
    );
    return { kind: "decision", values, errors, refusal: null, status: 400 };
  }
  try {
    await context.services.integrators.decide(id, parsed.data);
    return null;
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    if (refusal.code === "INVALID_BODY") {
      const { issues } = refusal.details as { issues: readonly { field: string; code: string }[] };
      const errors = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
      return { kind: "decision", values, errors, refusal: null, status: refusal.status };
    }
    return { kind: "decision", values, errors: {}, refusal, status: refusal.status };
  }
}

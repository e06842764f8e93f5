import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { WITHOUT_STATE_REGISTRATION } from "#domain/validation/state-registration.ts";
import type { CommercialAnswer, RegistrationKind } from "./commercial-form.tsx";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const KINDS = ["unknown", "number", "exempt", "nonContributor"] as const satisfies RegistrationKind[];

/** Without a group where the page offers none. */
const CommercialFormSchema = z.object({
  version: z.string().max(10),
  kind: z.enum(KINDS).catch("unknown"),
  number: z.string().max(30).trim(),
  groupId: FORM_ID.optional(),
  sellerId: FORM_ID.optional(),
});

/** Changes the commercial data that a company's prices depend on. Returns null on success, otherwise the refusal
 *  with the typed values. */
export async function commercialAction(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<(CommercialAnswer & { status: number }) | null> {
  const { version, kind, number, groupId, sellerId } = readForm(CommercialFormSchema, form);
  const values = { kind, number, groupId: groupId ?? "", sellerId: sellerId ?? "" };
  const answer = { kind: "commercial", values, errors: {}, refusal: null } as const;
  if (values.kind === "number" && values.number === "") {
    return { ...answer, errors: { stateRegistration: "REQUIRED" }, status: 400 };
  }
  try {
    await context.services.integrators.updateCommercial(id, {
      version: Math.max(Number.parseInt(version, 10) || 0, 0),
      stateRegistration: textOf(values),
      ...(groupId === undefined ? {} : { groupId: groupId || null }),
      ...(sellerId === undefined ? {} : { sellerId: sellerId || null }),
    });
    return null;
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    if (refusal.code === "INVALID_BODY") {
      const { issues } = refusal.details as { issues: readonly { field: string; code: string }[] };
      const errors = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
      return { ...answer, errors, status: refusal.status };
    }
    return { ...answer, refusal, status: refusal.status };
  }
}

function textOf({ kind, number }: { kind: RegistrationKind; number: string }): string | null {
  switch (kind) {
    case "unknown":
      return null;
    case "number":
      return number;
    default:
      return WITHOUT_STATE_REGISTRATION[kind];
  }
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { WITHOUT_STATE_REGISTRATION } from "#domain/validation/state-registration.ts";
import type { CommercialAnswer, RegistrationKind } from "./commercial-form.tsx";
import { formText } from "#app/lib/forms/form-text.ts";

const KINDS: readonly RegistrationKind[] = ["unknown", "number", "exempt", "nonContributor"];

/** Changes the commercial data that a company's prices depend on. Returns null on success, otherwise the refusal
 *  with the typed values. */
export async function commercialAction(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<(CommercialAnswer & { status: number }) | null> {
  const asked = formText(form, "kind", 20);
  const values = {
    kind: KINDS.find((kind) => kind === asked) ?? "unknown",
    number: formText(form, "number", 30).trim(),
    groupId: formText(form, "groupId", 64),
  };
  const answer = { kind: "commercial", values, errors: {}, refusal: null } as const;
  if (values.kind === "number" && values.number === "") {
    return { ...answer, errors: { stateRegistration: "REQUIRED" }, status: 400 };
  }
  try {
    await context.services.integrators.updateCommercial(id, {
      version: Math.max(Number.parseInt(formText(form, "version", 10), 10) || 0, 0),
      stateRegistration: textOf(values),
      ...(form.has("groupId") ? { groupId: values.groupId === "" ? null : values.groupId } : {}),
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

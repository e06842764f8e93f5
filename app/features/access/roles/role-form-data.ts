import { ROLE_PCTS, type RoleForm } from "#domain/access/role-form.ts";

const TEXTS = [
  ...ROLE_PCTS,
  "externalLinkName",
  "externalLinkAddress",
  "whatsAppNumber",
  "whatsAppMessage",
] as const;

/** The fields of a role's form as a browser sends them; fields that were not shown are empty. */
export function readRoleForm(data: FormData): RoleForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const label = text("label");
  const permissions = data.getAll("permissions").filter((value) => typeof value === "string");
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<
    (typeof TEXTS)[number],
    string
  >;
  return {
    ...texts,
    name: text("name"),
    type: text("type") === "integrator" ? "integrator" : "staff",
    label: label === "manager" || label === "supervisor" || label === "seller" ? label : "",
    permissions: [...new Set(permissions)],
  };
}

const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  "externalLinkButton.name": "externalLinkName",
  "externalLinkButton.link": "externalLinkAddress",
  "support.whatsApp.number": "whatsAppNumber",
  "support.whatsApp.message": "whatsAppMessage",
};

/** Code of what is wrong by field of the form, from the issues of a refusal. */
export function toRoleErrors(
  issues: readonly { field: string; code: string }[],
  form: RoleForm,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const name = field.startsWith("permissions") ? "permissions" : (FIELD_OF_PATH[field] ?? field);
    const typed = name in form ? form[name as keyof RoleForm] : "";
    errors[name] ??= typeof typed === "string" && typed.trim() === "" ? "REQUIRED" : code;
  }
  return errors;
}

import { changedFields } from "#domain/records/record-form.ts";
import { decimalText } from "#domain/shared/decimal-text.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { isPermissionOfType, type RoleType } from "./permissions.ts";
import type { RoleContent, RoleForm } from "./role-schema.ts";
import { ROLE_LIMITS, ROLE_VALUE_PERMISSIONS } from "./role-values.ts";

/** Percentages of a role, in the order of its form. */
export const ROLE_PCTS = [...ROLE_LIMITS, "defaultDiscount"] as const;
export type RolePct = (typeof ROLE_PCTS)[number];

type Text = RolePct | "externalLinkName" | "externalLinkAddress" | "whatsAppNumber" | "whatsAppMessage";

/** Lists whose order does not matter. */
export const ROLE_FORM_SETS = ["permissions"] as const satisfies (keyof RoleForm)[];

/** Initial values of the form of a new role. */
export function emptyRoleForm(type: RoleType): RoleForm {
  return toRoleForm({ name: "", type, permissions: [], label: null, support: { whatsApp: null } });
}

/** A stored role as its form shows it. */
export function toRoleForm(
  role: Partial<RoleContent> & { name: string; type: RoleType; permissions: readonly string[] },
): RoleForm {
  const { name, type, permissions, label = null, externalLinkButton = null, support } = role;
  const pct = (field: RolePct) => (role[field] ?? "").replace(".", ",");
  const whatsApp = support?.whatsApp ?? null;
  return {
    name,
    type,
    label: label ?? "",
    permissions: [...permissions],
    limitDiscountBudget: pct("limitDiscountBudget"),
    limitDiscountOrder: pct("limitDiscountOrder"),
    limitIncreaseBudget: pct("limitIncreaseBudget"),
    limitIncreaseOrder: pct("limitIncreaseOrder"),
    defaultDiscount: pct("defaultDiscount"),
    externalLinkName: externalLinkButton?.name ?? "",
    externalLinkAddress: externalLinkButton?.link ?? "",
    whatsAppNumber: whatsApp === null ? "" : (parsePhone(whatsApp.number)?.national ?? whatsApp.number),
    whatsAppMessage: whatsApp?.message ?? "",
  };
}

/** Reads a form as the input of a role. `RoleInputSchema` validates the result. Blank fields become null, and so do
 *  fields that the role's type does not have, since another person may have changed the type meanwhile. */
export function toRoleInput(form: RoleForm) {
  const { name, type, label, permissions } = withType(form, form.type);
  const text = (field: Text) => form[field].trim();
  const pct = (field: RolePct) => (text(field) === "" ? null : decimalText(text(field)));
  const phone = parsePhone(text("whatsAppNumber"));
  const number = phone === null ? text("whatsAppNumber") : phone.e164.slice("+55".length);
  const hasLink = text("externalLinkName") !== "" || text("externalLinkAddress") !== "";
  const hasWhatsApp = number !== "" || text("whatsAppMessage") !== "";
  return {
    name,
    type,
    permissions: [...permissions],
    label: label === "" ? null : label,
    limitDiscountBudget: pct("limitDiscountBudget"),
    limitDiscountOrder: pct("limitDiscountOrder"),
    limitIncreaseBudget: pct("limitIncreaseBudget"),
    limitIncreaseOrder: pct("limitIncreaseOrder"),
    defaultDiscount: pct("defaultDiscount"),
    externalLinkButton: hasLink
      ? { name: text("externalLinkName"), link: text("externalLinkAddress") }
      : null,
    support: { whatsApp: hasWhatsApp ? { number, message: text("whatsAppMessage") || null } : null },
  };
}

const PERMISSION_OF_FIELD = {
  ...Object.fromEntries(ROLE_PCTS.map((field) => [field, ROLE_VALUE_PERMISSIONS[field]])),
  externalLinkName: ROLE_VALUE_PERMISSIONS.externalLinkButton,
  externalLinkAddress: ROLE_VALUE_PERMISSIONS.externalLinkButton,
  whatsAppNumber: ROLE_VALUE_PERMISSIONS.support,
  whatsAppMessage: ROLE_VALUE_PERMISSIONS.support,
} as Readonly<Record<Text, string>>;

const TEXTS = Object.keys(PERMISSION_OF_FIELD) as readonly Text[];

/** Whether a field is shown: its permission must be ticked. */
export function isFieldShown(form: Pick<RoleForm, "permissions">, field: Text): boolean {
  return form.permissions.includes(PERMISSION_OF_FIELD[field]);
}

/** The form for another type of user. Permissions that the type cannot hold are removed, and the label if the type is
 *  not integrator. */
export function withType(form: RoleForm, type: RoleType): RoleForm {
  return {
    ...form,
    type,
    label: type === "staff" ? "" : form.label,
    permissions: form.permissions.filter((key) => isPermissionOfType(type, key)),
  };
}

export interface RoleFormChanges {
  added: readonly string[];
  removed: readonly string[];
  /** Changed fields other than permissions. */
  fields: readonly Exclude<keyof RoleForm, "permissions">[];
}

/** A person's changes of a form. A field whose permission is not ticked counts as blank, whatever was typed. */
export function roleChanges(base: RoleForm, form: RoleForm): RoleFormChanges {
  const fields = changedFields(withoutIdle(base), withoutIdle(form), ROLE_FORM_SETS);
  return {
    added: form.permissions.filter((key) => !base.permissions.includes(key)),
    removed: base.permissions.filter((key) => !form.permissions.includes(key)),
    fields: fields.filter((field) => field !== "permissions"),
  };
}

function withoutIdle(form: RoleForm): RoleForm {
  const idle = TEXTS.filter((field) => !isFieldShown(form, field)).map((field) => [field, ""] as const);
  return { ...form, ...(Object.fromEntries(idle) as Partial<RoleForm>) };
}

import { decimalText } from "#domain/shared/decimal-text.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { isPermissionOfType, type RoleType } from "./permissions.ts";
import type { RoleContent, RoleLabel } from "./role-schema.ts";
import { ROLE_LIMITS, ROLE_VALUE_PERMISSIONS } from "./role-values.ts";

/** Percentages of a role, in the order of its form. */
export const ROLE_PCTS = [...ROLE_LIMITS, "defaultDiscount"] as const;
export type RolePct = (typeof ROLE_PCTS)[number];

type Text = RolePct | "externalLinkName" | "externalLinkAddress" | "whatsAppNumber" | "whatsAppMessage";

/** A role as the fields of its form hold it: text by text, percentages with a comma, a telephone with its mask. */
export interface RoleForm extends Record<Text, string> {
  name: string;
  type: RoleType;
  label: RoleLabel | "";
  permissions: readonly string[];
}

/** What the form of a new role begins with. */
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

/** The role that a form asks for; whether its fields are right is for `RoleInputSchema` to say. Fields left empty
 *  together are none. */
export function toRoleInput(form: RoleForm) {
  const { name, type, label, permissions } = form;
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

/** Whether a field is asked for: it goes with a permission, which has to be ticked. */
export function isFieldShown(form: Pick<RoleForm, "permissions">, field: Text): boolean {
  return form.permissions.includes(PERMISSION_OF_FIELD[field]);
}

/** The form for another type of user: only permissions that such a role may hold stay, and the label is an
 *  integrator's alone. */
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
  /** Fields but the permissions that differ. */
  fields: readonly (keyof RoleForm)[];
}

/** What a person changed in a form. A field whose permission is not ticked holds nothing, whatever is typed there. */
export function changesOf(base: RoleForm, form: RoleForm): RoleFormChanges {
  const one = withoutIdle(base);
  const other = withoutIdle(form);
  return {
    added: other.permissions.filter((key) => !one.permissions.includes(key)),
    removed: one.permissions.filter((key) => !other.permissions.includes(key)),
    fields: (["name", "type", "label", ...TEXTS] as const).filter((field) => one[field] !== other[field]),
  };
}

/** Whether there is anything to save. */
export function hasChanges({ added, removed, fields }: RoleFormChanges): boolean {
  return added.length + removed.length + fields.length > 0;
}

/** What a person changed, put on top of what somebody else saved meanwhile: their own fields and ticks win, everything
 *  else is as it stands now.
 *  @param base - what the person began with       @param current - what is stored now
 *  @example permissions: base ["a", "b"], mine ["a", "c"], current ["a", "b", "d"] // ["a", "d", "c"] */
export function reapplyChanges(base: RoleForm, mine: RoleForm, current: RoleForm): RoleForm {
  const { added, removed, fields } = changesOf(base, mine);
  const own = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  const kept = current.permissions.filter((key) => !removed.includes(key));
  const permissions = [...kept, ...added.filter((key) => !kept.includes(key))];
  const merged: RoleForm = { ...current, ...own, permissions };
  return withType(merged, merged.type);
}

function withoutIdle(form: RoleForm): RoleForm {
  const idle = TEXTS.filter((field) => !isFieldShown(form, field)).map((field) => [field, ""] as const);
  return { ...form, ...(Object.fromEntries(idle) as Partial<RoleForm>) };
}

import * as z from "zod";
import { FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { PctSchema } from "./pct-schema.ts";
import { isPermissionOfType, PERMISSIONS } from "./permissions.ts";
import { ROLE_VALUE_PERMISSIONS } from "./role-values.ts";

/** Position of an integrator's role in its company's CRM. */
const RoleLabelSchema = z.enum(["manager", "supervisor", "seller"]);

const coded = (code: string) => ({ message: code, params: { code } });
const issue = (code: string, path: (string | number)[]) => ({
  code: "custom" as const,
  path,
  ...coded(code),
});

const ExternalLinkSchema = z.strictObject({
  name: z.string().trim().min(1).max(30),
  link: z.string().trim().max(500).refine(isHttpsLink, coded("INVALID_URL")),
});

/** Ten or eleven digits with area code and without country code; the message is prefilled in the chat. */
const WhatsAppSchema = z.strictObject({
  number: z.string().refine(isWhatsAppNumber, coded("INVALID_PHONE")),
  message: z.string().trim().max(500).nullable().default(null),
});

/** The fields of a role besides its permissions, as stored. Fields that are missing or unreadable in old rows are null.
 *  Limits and the default discount are percentages as decimal text; null means none, like zero. */
export const RoleContentSchema = z.object({
  label: RoleLabelSchema.nullable().catch(null),
  limitDiscountBudget: PctSchema.nullable().catch(null),
  limitDiscountOrder: PctSchema.nullable().catch(null),
  limitIncreaseBudget: PctSchema.nullable().catch(null),
  limitIncreaseOrder: PctSchema.nullable().catch(null),
  defaultDiscount: PctSchema.nullable().catch(null),
  externalLinkButton: ExternalLinkSchema.nullable().catch(null),
  support: z.object({ whatsApp: WhatsAppSchema.nullable().catch(null) }).catch({ whatsApp: null }),
});

const RoleFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  type: z.enum(["staff", "integrator"]),
  permissions: z.array(z.string().max(80)).max(PERMISSIONS.length),
  label: RoleLabelSchema.nullable().default(null),
  limitDiscountBudget: PctSchema.nullable().default(null),
  limitDiscountOrder: PctSchema.nullable().default(null),
  limitIncreaseBudget: PctSchema.nullable().default(null),
  limitIncreaseOrder: PctSchema.nullable().default(null),
  defaultDiscount: PctSchema.nullable().default(null),
  externalLinkButton: ExternalLinkSchema.nullable().default(null),
  support: z.strictObject({ whatsApp: WhatsAppSchema.nullable().default(null) }).prefault({}),
});

/** Input of a role, to create or replace one. Fields without their permission are dropped rather than refused, because
 *  the form keeps typed values while permissions are toggled. */
export const RoleInputSchema = RoleFieldsSchema.superRefine(refuseForeignKeys).transform(withoutIdleValues);

/** Input that replaces a role, with the version that the edit began with. */
export const RoleUpdateSchema = RoleFieldsSchema.extend({ version: z.int().min(1) })
  .superRefine(refuseForeignKeys)
  .transform(withoutIdleValues);

/** The fields of a role's form: percentages with a comma, phone numbers with a mask. */
export const RoleFormSchema = z.object({
  name: FORM_TEXT,
  type: z.enum(["staff", "integrator"]),
  label: z.union([RoleLabelSchema, z.literal("")]),
  permissions: FORM_LIST,
  limitDiscountBudget: FORM_TEXT,
  limitDiscountOrder: FORM_TEXT,
  limitIncreaseBudget: FORM_TEXT,
  limitIncreaseOrder: FORM_TEXT,
  defaultDiscount: FORM_TEXT,
  externalLinkName: FORM_TEXT,
  externalLinkAddress: FORM_TEXT,
  whatsAppNumber: FORM_TEXT,
  whatsAppMessage: FORM_TEXT,
});

export type RoleForm = z.infer<typeof RoleFormSchema>;
export type RoleLabel = z.infer<typeof RoleLabelSchema>;
export type RoleContent = z.infer<typeof RoleContentSchema>;
export type RoleInput = z.infer<typeof RoleInputSchema>;
export type RoleUpdate = z.infer<typeof RoleUpdateSchema>;

function refuseForeignKeys(
  { type, permissions, label }: z.output<typeof RoleFieldsSchema>,
  context: z.RefinementCtx,
): void {
  for (const [index, key] of permissions.entries()) {
    const path = ["permissions", index];
    if (!isPermissionOfType(type, key)) context.addIssue(issue("PERMISSION_NOT_OF_TYPE", path));
    else if (permissions.indexOf(key) !== index) context.addIssue(issue("PERMISSION_REPEATED", path));
  }
  if (type === "staff" && label !== null) context.addIssue(issue("LABEL_NOT_OF_TYPE", ["label"]));
}

function withoutIdleValues<Fields extends z.output<typeof RoleFieldsSchema>>(role: Fields): Fields {
  return { ...role, ...idleValues(role.permissions) };
}

/** Null for each field whose permission is missing. */
function idleValues(permissions: readonly string[]): Partial<RoleContent> {
  const idle = Object.entries(ROLE_VALUE_PERMISSIONS).filter(([, key]) => !permissions.includes(key));
  return Object.fromEntries(idle.map(([field]) => [field, field === "support" ? { whatsApp: null } : null]));
}

function isWhatsAppNumber(text: string): boolean {
  return /^\d{10,11}$/.test(text) && parsePhone(text) !== null;
}

/** Whether a text is an https link to a host with a dot and without a user name, so that it leads where it appears
 *  to. */
function isHttpsLink(text: string): boolean {
  return /^https:\/\/(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i.test(text);
}

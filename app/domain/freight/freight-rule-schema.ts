import * as z from "zod";
import { FORM_CHECK, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { FREIGHT_TYPES, MAX_FREIGHT_RULES } from "./freight-rule.ts";

const coded = (code: string, path: string) => ({ message: code, params: { code }, path: [path] });
const id = z.string().min(1).max(64).nullable();
const cep = z
  .string()
  .regex(/^\d{8}$/)
  .nullable();
const bound = z.int().min(0).max(1_000_000_000_000).nullable();
const upper = z.int().min(1).max(1_000_000_000_000).nullable();

const RANGES = [
  ["weightAboveG", "weightUpToG"],
  ["volumeAboveCm3", "volumeUpToCm3"],
  ["powerAboveW", "powerUpToW"],
] as const;

const FreightRuleFields = z.strictObject({
  name: z.string().trim().max(80),
  shippingType: z.enum(["CIF", "FOB"]),
  centerId: id,
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  cityIbge: z
    .string()
    .regex(/^\d{7}$/)
    .nullable(),
  cityType: z.enum(["capital", "interior"]).nullable(),
  zoneType: z.enum(["urbana", "rural"]).nullable(),
  cepFrom: cep,
  cepTo: cep,
  weightAboveG: bound,
  weightUpToG: upper,
  volumeAboveCm3: bound,
  volumeUpToCm3: upper,
  powerAboveW: bound,
  powerUpToW: upper,
  type: z.enum(FREIGHT_TYPES),
  amount: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,4})?$/),
  minimumCents: z.int().min(0).max(1_000_000_000),
  maximumCents: z.int().min(0).max(1_000_000_000).nullable(),
  daysToDeliver: z.int().min(0).max(365).nullable(),
  active: z.boolean(),
});

type Fields = z.infer<typeof FreightRuleFields>;

function checkRule(rule: Fields, context: z.RefinementCtx): void {
  const refuse = (code: string, path: string) => {
    context.addIssue({ code: "custom", ...coded(code, path) });
  };
  if (rule.cityIbge !== null && rule.state === null) refuse("STATE_OF_CITY", "state");
  if (rule.cepFrom !== null && rule.cepTo !== null && rule.cepFrom > rule.cepTo) refuse("RANGE", "cepTo");
  for (const [above, upTo] of RANGES) {
    const [from, to] = [rule[above], rule[upTo]];
    if (from !== null && to !== null && from >= to) refuse("RANGE", upTo);
  }
  if (rule.maximumCents !== null && rule.maximumCents < rule.minimumCents) refuse("RANGE", "maximumCents");
}

/** A line of the freight table to save: its criteria and its price. */
export const FreightRuleInputSchema = FreightRuleFields.superRefine(checkRule);

const version = z.int().min(1);

/** A line that replaces a stored version. */
export const FreightRuleUpdateSchema = FreightRuleFields.extend({ version }).strict().superRefine(checkRule);

/** The fields of a line's form as typed, and its position. */
export const FreightLineFormSchema = z.object({
  name: FORM_TEXT,
  shippingType: FORM_TEXT,
  center: FORM_TEXT,
  state: FORM_TEXT,
  city: FORM_TEXT,
  cityType: FORM_TEXT,
  zoneType: FORM_TEXT,
  cepFrom: FORM_TEXT,
  cepTo: FORM_TEXT,
  weightAbove: FORM_TEXT,
  weightUpTo: FORM_TEXT,
  volumeAbove: FORM_TEXT,
  volumeUpTo: FORM_TEXT,
  powerAbove: FORM_TEXT,
  powerUpTo: FORM_TEXT,
  type: FORM_TEXT,
  amount: FORM_TEXT,
  minimum: FORM_TEXT,
  maximum: FORM_TEXT,
  days: FORM_TEXT,
  active: FORM_CHECK,
  position: FORM_TEXT,
});

/** The new position of a line, counted from 1, and the position it was seen at. */
export const FreightRuleMoveSchema = z.strictObject({
  from: z.int().min(1).max(MAX_FREIGHT_RULES),
  to: z.int().min(1).max(MAX_FREIGHT_RULES),
});

const place = z.int().min(1).max(MAX_FREIGHT_RULES);
const isSame = (one: readonly number[], other: readonly number[]) =>
  [...one].sort((a, b) => a - b).join() === [...other].sort((a, b) => a - b).join();

/** A new order of lines, each with the position it was seen at. */
export const FreightRuleOrderSchema = z
  .strictObject({
    lines: z.array(z.strictObject({ id: z.string().min(1).max(64), from: place, to: place })).max(200),
  })
  .refine(
    ({ lines }) =>
      isSame(
        lines.map(({ from }) => from),
        lines.map(({ to }) => to),
      ),
    { ...coded("OTHER_PLACES", "lines") },
  );

/** Imported lines, appended to the table or replacing it. The import is refused if the table has changed since it was
 *  read. */
export const FreightRuleImportSchema = z.strictObject({
  mode: z.enum(["append", "replace"]),
  tableVersion: z.string().max(80),
  lines: z.array(FreightRuleInputSchema).min(1).max(MAX_FREIGHT_RULES),
});

/** A delivery to test the table with, in the units of the form. */
export const FreightTestSchema = z.strictObject({
  shippingType: z.enum(["CIF", "FOB"]).default("CIF"),
  centerId: z.string().min(1).max(64),
  state: z.string().regex(/^[A-Z]{2}$/),
  city: z.string().trim().max(80).default(""),
  cep: cep.default(null),
  zoneType: z.enum(["urbana", "rural"]).default("urbana"),
  truckAccess: z.boolean().default(true),
  weightG: z.int().min(0).default(0),
  volumeCm3: z.int().min(0).default(0),
  powerW: z.int().min(0).default(0),
});

export type FreightLineForm = z.infer<typeof FreightLineFormSchema>;
export type FreightRuleInput = z.infer<typeof FreightRuleInputSchema>;
export type FreightRuleUpdate = z.infer<typeof FreightRuleUpdateSchema>;
export type FreightRuleMove = z.infer<typeof FreightRuleMoveSchema>;
export type FreightRuleOrder = z.infer<typeof FreightRuleOrderSchema>;
export type FreightRuleImport = z.infer<typeof FreightRuleImportSchema>;
export type FreightTest = z.infer<typeof FreightTestSchema>;

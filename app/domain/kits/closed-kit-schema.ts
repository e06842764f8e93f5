import * as z from "zod";
import { readListQuery } from "#domain/shared/list-query.ts";
import { MAX_CENTS } from "#domain/catalog/product-fields.ts";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { CLOSED_KIT_PAGE_SIZE, CLOSED_KIT_SORTS, KIT_SALE_STATES } from "./closed-kit-defaults.ts";

const coded = (code: string) => ({ message: code, params: { code } });
const IdSchema = z.string().min(1).max(64);
const DaySchema = z.string().refine(isCalendarDay, coded("INVALID_DAY")).nullable();

const ComponentSchema = z.strictObject({ productId: IdSchema, amount: z.int().min(1).max(100_000) });
const ComponentsSchema = z.array(ComponentSchema).max(60);

const OptionSchema = z.strictObject({
  structureId: IdSchema,
  priceCents: z.int().min(1).max(MAX_CENTS),
  /** Components of this structure, besides the kit's own. */
  components: ComponentsSchema.default([]),
});

const fields = {
  productCode: z.string().trim().min(1).max(60),
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(4_000).default(""),
  /** Id of an uploaded file. */
  photoId: IdSchema.nullable().default(null),
  promotional: z.boolean().default(false),
  active: z.boolean().default(true),
  /** First and last day of sale; null for no limit. */
  validFrom: DaySchema.default(null),
  validUntil: DaySchema.default(null),
  /** Components that every option has. */
  components: ComponentsSchema.min(1),
  options: z.array(OptionSchema).min(1).max(20),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

function checkWhole(kit: Fields, context: z.RefinementCtx): void {
  const refuse = (code: string, path: (string | number)[]) =>
    context.addIssue({ ...coded(code), code: "custom", path });
  if (kit.validFrom !== null && kit.validUntil !== null && kit.validFrom > kit.validUntil) {
    refuse("PERIOD_REVERSED", ["validUntil"]);
  }
  const shared = kit.components.map(({ productId }) => productId);
  for (const index of repeatedIn(shared)) refuse("PRODUCT_REPEATED", ["components", index]);
  for (const index of repeatedIn(kit.options.map(({ structureId }) => structureId))) {
    refuse("STRUCTURE_REPEATED", ["options", index]);
  }
  for (const [index, { components }] of kit.options.entries()) {
    const all = [...shared, ...components.map(({ productId }) => productId)];
    for (const place of repeatedIn(all)) {
      if (place >= shared.length)
        refuse("PRODUCT_REPEATED", ["options", index, "components", place - shared.length]);
    }
  }
}

function repeatedIn(list: readonly string[]): number[] {
  return list.flatMap((one, index) => (list.indexOf(one) < index ? [index] : []));
}

/** Input of a new kit. */
export const ClosedKitInputSchema = z.strictObject(fields).superRefine(checkWhole);

/** Input that replaces a stored version of a kit. */
export const ClosedKitUpdateSchema = z
  .strictObject({ ...fields, version: z.int().min(1) })
  .superRefine(checkWhole);

/** A composition to check before it is saved. */
export const KitCheckQuerySchema = z.strictObject({
  components: ComponentsSchema,
  grid: z.enum(GRID_CONNECTIONS).nullable().default(null),
});

const SORTS = CLOSED_KIT_SORTS.flatMap((key) => [key, `-${key}`] as const);
const yesOrNo = z.enum(["true", "false"]).transform((text) => text === "true");

/** Query of the list of closed kits; powers in kWp, both ends included. */
export const ClosedKitListQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(CLOSED_KIT_PAGE_SIZE),
  sort: z.enum(SORTS).default("power"),
  search: z.string().trim().max(80).default(""),
  minPower: z.coerce.number().min(0).max(100_000).optional(),
  maxPower: z.coerce.number().min(0).max(100_000).optional(),
  structure: IdSchema.optional(),
  promotional: yesOrNo.optional(),
  /** State by the days of sale, today. */
  sale: z.enum(KIT_SALE_STATES).optional(),
  active: yesOrNo.default(true),
  /** Id of the rule that makes the kits, or `manual` for kits made by hand. */
  rule: IdSchema.optional(),
});

export type ClosedKitInput = z.output<typeof ClosedKitInputSchema>;
export type ClosedKitUpdate = z.output<typeof ClosedKitUpdateSchema>;
export type ClosedKitListQuery = z.output<typeof ClosedKitListQuerySchema>;
export type KitCheckQuery = z.output<typeof KitCheckQuerySchema>;

/** Reads the query of a list from an address. Unknown or invalid fields are ignored; powers may have a comma. */
export function readClosedKitListQuery(params: { get(name: string): string | null }): ClosedKitListQuery {
  const get = (name: string) => {
    const text = params.get(name)?.trim() ?? "";
    if (text === "") return null;
    return name.endsWith("Power") ? text.replace(",", ".") : text;
  };
  return readListQuery(ClosedKitListQuerySchema, { get });
}

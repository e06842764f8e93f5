import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import {
  CATEGORY_TYPES,
  EXTRA_ITEM_PLACES,
  MAX_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_ORDERED_ENTRIES,
  MAX_PRICE_CENTS,
} from "./offer-limits.ts";
import { hasCategories } from "./separated-section.ts";

const name = z.string().trim().min(1).max(MAX_NAME_LENGTH);
const description = z.string().trim().max(MAX_DESCRIPTION_LENGTH).default("");
const active = z.boolean().default(true);
const basePriceCents = z.int().min(0).max(MAX_PRICE_CENTS);
const version = z.int().min(1);
const ids = z.array(z.string().min(1).max(64)).max(MAX_ORDERED_ENTRIES);

function refuse(code: string, field: string) {
  return { message: code, params: { code }, path: [field] };
}

const isWithoutRepeats = (list: readonly string[]) => new Set(list).size === list.length;

/** Category of other products. */
export const CategoryInputSchema = z.strictObject({ name, type: z.enum(CATEGORY_TYPES), active });

/** Fixing structure that kits offer. */
export const StructureInputSchema = z.strictObject({ name, description, active });

/** A section of the loose-product page.
 *  @source spec, separated-sales section fields; what they mean is settled in docs/decisions */
export const SeparatedSectionInputSchema = z
  .strictObject({
    name,
    type: z.enum(PRODUCT_TYPES),
    categories: ids.default([]).refine(isWithoutRepeats, { params: { code: "REPEATED" } }),
    isDefault: z.boolean().default(false),
    isCustom: z.boolean().default(false),
    observation: description,
    active,
  })
  .refine((section) => section.categories.length === 0 || hasCategories(section.type), {
    ...refuse("CATEGORIES_NOT_OF_TYPE", "categories"),
  })
  .refine((section) => section.active || !section.isDefault, refuse("DEFAULT_INACTIVE", "isDefault"));

/** An extra item, sold along with a request. */
export const ExtraItemInputSchema = z.strictObject({
  productCode: z.string().trim().min(1).max(MAX_CODE_LENGTH),
  name,
  description,
  basePriceCents,
  whereToDisplay: z.enum(EXTRA_ITEM_PLACES),
  isToSellOptions: z
    .array(z.enum(PURCHASE_TYPES))
    .min(1)
    .max(PURCHASE_TYPES.length)
    .refine(isWithoutRepeats, { params: { code: "REPEATED" } }),
  active,
});

/** A service, offered with a request. */
export const ServiceItemInputSchema = z.strictObject({ name, description, basePriceCents, active });

/** Inputs that replace stored versions. */
export const CategoryUpdateSchema = CategoryInputSchema.safeExtend({ version });
export const StructureUpdateSchema = StructureInputSchema.safeExtend({ version });
export const SeparatedSectionUpdateSchema = SeparatedSectionInputSchema.safeExtend({ version });
export const ExtraItemUpdateSchema = ExtraItemInputSchema.safeExtend({ version });
export const ServiceItemUpdateSchema = ServiceItemInputSchema.safeExtend({ version });

/** A new order of a list, with the order that was read. Both must have the same ids. */
export const NewOrderSchema = z.strictObject({ before: ids, after: ids });

export type CategoryInput = z.infer<typeof CategoryInputSchema>;
export type StructureInput = z.infer<typeof StructureInputSchema>;
export type SeparatedSectionInput = z.infer<typeof SeparatedSectionInputSchema>;
export type ExtraItemInput = z.infer<typeof ExtraItemInputSchema>;
export type ServiceItemInput = z.infer<typeof ServiceItemInputSchema>;
export type NewOrder = z.infer<typeof NewOrderSchema>;

/** Fields of every stored entry in these lists. */
export interface StoredEntry {
  id: string;
  version: number;
  updatedAt: string;
}

export interface Category extends CategoryInput, StoredEntry {
  /** Number of its products, for sale or not. */
  productCount: number;
}

export interface Structure extends StructureInput, StoredEntry {
  /** Number of kits with it. */
  kitCount: number;
}

export interface SeparatedSection extends SeparatedSectionInput, StoredEntry {}
export interface ExtraItem extends ExtraItemInput, StoredEntry {}
export interface ServiceItem extends ServiceItemInput, StoredEntry {}

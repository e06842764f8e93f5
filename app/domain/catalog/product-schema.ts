import * as z from "zod";
import { PRODUCT_TYPES, type ProductType } from "./product-types.ts";
import { fieldsOf, MAX_CENTS, type ProductField, type ProductFieldKey } from "./product-fields.ts";

/** The value of a field: text, number (money in cents), boolean, ids, or powers by number of strings. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly { strings: number; powerKw: number }[];

/** All editable values of a product by field; an unknown value is null. */
export type ProductValues = Partial<Record<ProductFieldKey, FieldValue>>;

/** A product before it is stored. Its type never changes. */
export interface ProductInput {
  type: ProductType;
  values: ProductValues;
}

/** A product as the distributor's people see it. */
export interface Product extends ProductInput {
  id: string;
  photoId: string | null;
  datasheetId: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export const ProductTypeSchema = z.enum(PRODUCT_TYPES);

/** Schemas of fields, which product types share: building one for each type takes a tenth of the Worker's start. */
const schemas = new WeakMap<ProductField, z.ZodType<FieldValue>>();

function schemaOfField(field: ProductField): z.ZodType<FieldValue> {
  const schema = schemas.get(field) ?? buildSchema(field);
  schemas.set(field, schema);
  return schema;
}

function buildSchema(field: ProductField): z.ZodType<FieldValue> {
  switch (field.kind) {
    case "text": {
      const text = z.string().trim().max(field.maxLength);
      const checked = field.pattern === undefined ? text : text.regex(field.pattern).or(z.literal(""));
      return field.required ? checked.refine((value) => value !== "") : checked.default("");
    }
    case "money":
      return z.int().min(0).max(MAX_CENTS);
    case "number": {
      const number = z.number().min(field.min).max(field.max).refine(hasDecimals(field.decimals));
      return field.required ? number : number.nullable().default(null);
    }
    case "boolean":
      return z.boolean().default(field.key === "isToSell" || field.key === "active");
    case "choice":
      return field.required ? z.enum(field.options) : z.enum(field.options).or(z.literal("")).default("");
    case "category":
      return z.string().max(64).nullable().default(null);
    case "inverters":
      return z.array(z.string().max(64)).max(200).default([]);
    case "stringPowers":
      return z
        .array(z.strictObject({ strings: z.int().min(1).max(64), powerKw: z.number().min(0).max(10_000) }))
        .max(64)
        .default([]);
  }
}

function hasDecimals(decimals: number) {
  return (value: number) => Number((value * 10 ** decimals).toFixed(6)) % 1 === 0;
}

/** Schemas of the values of a product type, by field. */
export function productShape(type: ProductType): Record<string, z.ZodType<FieldValue>> {
  return Object.fromEntries(fieldsOf(type).map((field) => [field.key, schemaOfField(field)]));
}

const schemaByType = new Map<ProductType, z.ZodType<ProductValues>>();

/** All values of a product type. Missing fields take their default, unknown fields are refused. */
export function productValuesSchema(type: ProductType): z.ZodType<ProductValues> {
  const schema = schemaByType.get(type) ?? z.strictObject(productShape(type));
  schemaByType.set(type, schema);
  return schema;
}

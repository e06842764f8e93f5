import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";

const id = z.string().min(1).max(64);

/** Limit of codes or ids in one search. */
const MAX_NAMED = 60;

const listOf = (text: string) => text.split("\n").filter((one) => one !== "");

/** A search of products for a kit: products of a type by words, or some by their codes, one per line. */
export const MountSearchSchema = z.strictObject({
  type: z.enum([...PRODUCT_TYPES, "other"]).default("other"),
  search: z.string().trim().max(80).default(""),
  codes: z
    .string()
    .max(8_000)
    .transform(listOf)
    .pipe(z.array(z.string().max(60)).max(MAX_NAMED))
    .optional(),
  integratorId: id.optional(),
});

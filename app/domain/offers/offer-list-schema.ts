import * as z from "zod";
import { readListQuery } from "#domain/shared/list-query.ts";

const FIELDS = ["name", "productCode", "basePriceCents", "updatedAt"] as const;
const SORTS = FIELDS.flatMap((field) => [field, `-${field}`] as const);

/** Query of a list of offers. */
export const OfferListQuerySchema = z.strictObject({
  search: z.string().trim().max(80).default(""),
  active: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  /** A sort key; with a minus in front, descending. */
  sort: z.enum(SORTS).default("name"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type OfferListQuery = z.infer<typeof OfferListQuerySchema>;

/** Reads the query of an address, for a page; invalid fields are ignored. */
export function readOfferListQuery(params: { get(name: string): string | null }): OfferListQuery {
  return readListQuery(OfferListQuerySchema, params);
}

import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import {
  type StoredRecommendation,
  StoredRecommendationSchema,
} from "#domain/recommendations/recommendation-schema.ts";
import type { StoredEntry } from "#domain/offers/offer-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { recommendationRule } from "#worker/db/schema/pricing.ts";
import type { OfferKind } from "../offers/offer-repository.ts";

/** A stored rule, with the codes of the products that it names by their ids. */
export type RecommendationRow = StoredRecommendation & StoredEntry & { codes: Record<string, string> };

const flag = z.number().transform((value) => value === 1);
const parsed = z.string().transform((text) => JSON.parse(text) as unknown);

const Row = z
  .object({
    id: z.string(),
    version: z.number(),
    name: z.string(),
    active: flag,
    content: parsed.pipe(StoredRecommendationSchema.omit({ name: true, active: true })),
    codes: parsed.pipe(z.record(z.string(), z.string())),
    updated_at: z.string(),
  })
  .transform(({ updated_at: updatedAt, content, ...row }) => ({ ...row, ...content, updatedAt }));

type RuleRows = typeof recommendationRule;

/** Rules of what is recommended. */
export const RECOMMENDATIONS: OfferKind<StoredRecommendation, RecommendationRow, RuleRows> = {
  table: {
    rows: recommendationRule,
    entity: "recommendation",
    eventPrefix: "recommendation",
    unique: { column: "name", code: "NAME_TAKEN" },
    isOrdered: true,
  },
  idPrefix: "rec",
  toColumns: ({ name, active, ...content }) => ({ name, active, content }),
  toItem: (row) => Row.parse(row),
  extra: sql`(select json_group_object(product.id, product.product_code) from product
    where product.distributor_id = entry.distributor_id and product.id in (
      select value from json_each(entry.content, '$.productIds')
      union all select entry.content ->> '$.productId')) as codes`,
};

/** Whether no rule names a category, to be set off by or to recommend of, or a structure. */
export function isNamedByNoRecommendation(
  distributorId: string,
  list: "categoryIds" | "structureIds",
  id: string,
): SQL {
  return sql`not exists (select 1 from recommendation_rule as rule where rule.distributor_id = ${distributorId}
    and (rule.content ->> '$.categoryId' = ${id}
      or ${id} in (select value from json_each(rule.content, ${`$.${list}`}))))`;
}

/** Asserts inside the batch that categories and structures that a rule names are there still.
 *  @throws DomainError STALE_VERSION out of the batch */
export function existenceOfNamed(
  distributorId: string,
  id: string,
  { categoryIds, categoryId, structureIds }: StoredRecommendation,
): WriteStatement[] {
  const named = [
    {
      table: sql.identifier("category"),
      ids: categoryId === null ? categoryIds : [...categoryIds, categoryId],
    },
    { table: sql.identifier("structure"), ids: structureIds },
  ];
  return named.map(({ table, ids }) =>
    assertHolds(
      "STALE_VERSION",
      sql`not exists (select 1 from json_each(${JSON.stringify(ids)}) as named where not exists (
        select 1 from ${table} where distributor_id = ${distributorId} and id = named.value))`,
      () => new DomainError("STALE_VERSION", { entity: "recommendation", id }),
    ),
  );
}

import { and, eq, gt, sql } from "drizzle-orm";
import { type Freight, FreightSchema } from "#domain/freight/freight-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { fresh, reusable } from "#worker/db/kept-answers.ts";
import { freightQuote, freightRule } from "#worker/db/schema/freight.ts";
import {
  carriedComponents,
  carriedProducts,
  type CarriedProduct,
  toComponents,
} from "./freight-cart-repository.ts";
import { candidateRules, type KnownDelivery, toTableRule } from "./freight-rule-repository.ts";

/** A quote named by a buyer, with the instant at which it must be valid. */
export interface NamedQuote {
  id: string;
  userId: string;
  at: string;
}

/** A quote as it was kept. */
export interface StoredQuote {
  inputHash: string;
  freight: Freight;
}

/** What a freight hangs on besides prices: lines of the table that may fit, what items are made of, a kept quote. */
export interface FreightFacts {
  rules: ReturnType<typeof toTableRule>[];
  /** Whether the table has any line for deliveries by the distributor. */
  hasTable: boolean;
  components: (CarriedProduct & { itemId: string; amount: number })[];
  quote: StoredQuote | null;
}

export interface FreightQuestion {
  itemIds: readonly string[];
  known: KnownDelivery;
  quote: NamedQuote | null;
}

/** What a freight hangs on besides its quote: a read that is reused while none of it changes. */
export function reusableFreight(
  database: Database,
  distributorId: string,
  { itemIds, known }: Pick<FreightQuestion, "itemIds" | "known">,
) {
  const { orm } = database;
  const { shippingType, state, zoneType, cep } = known;
  return reusable({
    key: `freight ${JSON.stringify([itemIds, shippingType, state, zoneType, cep])}`,
    parts: ["offers", "selling"],
    queries: () =>
      [
        candidateRules(database, distributorId, known),
        orm
          .select({ id: freightRule.id })
          .from(freightRule)
          .where(
            and(
              eq(freightRule.distributorId, distributorId),
              eq(freightRule.active, true),
              eq(freightRule.shippingType, "CIF"),
            ),
          )
          .limit(1),
        carriedComponents(database, distributorId, itemIds),
        carriedProducts(database, distributorId, itemIds),
      ] as const,
    make: ([rules, anyRule, components, products]) => ({
      rules: rules.map(toTableRule),
      hasTable: anyRule.length > 0,
      components: toComponents(components, products),
    }),
  });
}

/** The quote that a buyer names, if it is still valid. */
export function freshQuote({ orm }: Database, distributorId: string, quote: NamedQuote | null) {
  if (quote === null) return fresh<{ inputHash: string; content: unknown }>(null);
  return fresh(
    orm
      .select({ inputHash: freightQuote.inputHash, content: freightQuote.content })
      .from(freightQuote)
      .where(
        and(
          eq(freightQuote.distributorId, distributorId),
          eq(freightQuote.id, quote.id),
          eq(freightQuote.userId, quote.userId),
          gt(freightQuote.expiresAt, quote.at),
        ),
      ),
  );
}

/** @param rows - those of `freshQuote` */
export function toStoredQuote([kept]: readonly {
  inputHash: string;
  content: unknown;
}[]): StoredQuote | null {
  if (kept === undefined) return null;
  return { inputHash: kept.inputHash, freight: FreightSchema.parse(kept.content) };
}

/** Keeps quotes for the person who asked, as a set. */
export function insertFreightQuotes(
  distributorId: string,
  { userId, inputHash, freights }: { userId: string; inputHash: string; freights: readonly Freight[] },
): WriteStatement {
  return {
    query: sql`insert into freight_quote (distributor_id, id, user_id, input_hash, provider, content, price_cents,
        created_at, expires_at)
      select ${distributorId}, value ->> '$.id', ${userId}, ${inputHash}, value ->> '$.provider', value,
        value ->> '$.priceCents', value ->> '$.createdAt', value ->> '$.expiresAt'
      from json_each(${JSON.stringify(freights)})`,
  };
}

import { sql } from "drizzle-orm";
import type * as z from "zod";
import { type PricingRules, PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { integratorGroup, priceList, priceListItem, pricingVersion } from "#worker/db/schema/pricing.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

export type WrittenRules = z.input<typeof PricingRulesSchema>;

export function buildRules(rules: WrittenRules): PricingRules {
  return PricingRulesSchema.parse(rules);
}

type Condition = PricingRules["functions"][number]["conditions"][number];

/** A price function; valid by default. */
export function buildPriceFunction(
  value: string,
  [variable, comparator, limit]: [] | [Condition["variable"], Condition["comparator"], string] = [],
) {
  const conditions =
    variable === undefined || comparator === undefined || limit === undefined
      ? []
      : [{ variable, comparator, value: limit }];
  return { id: newId("fun"), name: `Regra ${value}`.slice(0, 60), value, conditions };
}

/** Publishes rules directly, even ones that the service would refuse. */
export async function publishTestRules(owner: TestDistributor, rules: unknown, version = 1): Promise<void> {
  const { orm } = owner.database;
  await owner.database.writeBatch([
    {
      query: orm.insert(pricingVersion).values({
        distributorId: owner.id,
        version,
        rules,
        publishedBy: "usr_test",
        publishedAt: NOW,
      }),
    },
  ]);
}

/** Creates a group of integrators with the distributor's company; returns its id. */
export async function createTestGroup(
  owner: TestDistributor,
  { name = "Ouro", integratorId = owner.integratorId }: { name?: string; integratorId?: string | null } = {},
): Promise<string> {
  const id = newId("igr");
  const { orm } = owner.database;
  await owner.database.writeBatch([
    {
      query: orm
        .insert(integratorGroup)
        .values({ distributorId: owner.id, id, name, createdAt: NOW, updatedAt: NOW }),
    },
    {
      query: orm
        .update(integrator)
        .set({ groupId: id })
        .where(sql`distributor_id = ${owner.id} and id = ${integratorId}`),
    },
  ]);
  return id;
}

/** Creates a price list with prices of kit options; returns its id. */
export async function createTestPriceList(
  owner: TestDistributor,
  prices: Readonly<Record<string, number>>,
  changes: Partial<typeof priceList.$inferInsert> & { kind?: "product" | "kit" } = {},
): Promise<string> {
  const { kind = "kit", ...columns } = changes;
  const id = newId("prl");
  const { orm } = owner.database;
  await owner.database.writeBatch([
    {
      query: orm.insert(priceList).values({
        distributorId: owner.id,
        id,
        name: `Lista ${id}`,
        groupIds: [],
        position: 1,
        createdAt: NOW,
        updatedAt: NOW,
        ...columns,
      }),
    },
    ...Object.entries(prices).map(([itemId, priceCents]) => ({
      query: orm
        .insert(priceListItem)
        .values({ distributorId: owner.id, listId: id, kind, itemId, priceCents }),
    })),
  ]);
  return id;
}

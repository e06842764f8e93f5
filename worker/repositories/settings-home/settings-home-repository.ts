import { and, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#worker/db/client.ts";
import { integrator, role, termsDocument, widgetKey } from "#worker/db/schema/access.ts";
import { customForm } from "#worker/db/schema/buying.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { freightRule } from "#worker/db/schema/freight.ts";
import { popup } from "#worker/db/schema/kernel.ts";
import { kit, structure } from "#worker/db/schema/kits.ts";
import { extraItem, separatedSection, serviceItem } from "#worker/db/schema/offers.ts";
import {
  coupon,
  integratorGroup,
  paymentMethod,
  priceList,
  pricingVersion,
  recommendationRule,
} from "#worker/db/schema/pricing.ts";
import { dealStatus } from "#worker/db/schema/requests.ts";
import { distributionCenter, distributionRegion, stock } from "#worker/db/schema/stock.ts";
import { tag } from "#worker/db/schema/tags.ts";

type OwnedTable = SQLiteTable & { distributorId: SQLiteColumn };
type DatedTable = { active: SQLiteColumn; startsOn: SQLiteColumn; endsOn: SQLiteColumn };

/** Reads what a distributor has set up, as numbers of records.
 *  @param today - calendar day at the distributor, for what begins and ends */
export function createSettingsHomeRepository(
  { orm, readBatch }: Database,
  distributorId: string,
  today: string,
) {
  const among = (table: OwnedTable, what: SQL, conditions: readonly (SQL | undefined)[]) =>
    sql<number>`(select ${what} from ${table} where ${and(eq(table.distributorId, distributorId), ...conditions)})`;
  const count = (table: OwnedTable, ...conditions: (SQL | undefined)[]) =>
    among(table, sql`count(*)`, conditions);
  const newest = (table: OwnedTable & { version: SQLiteColumn }, ...conditions: SQL[]) =>
    among(table, sql`coalesce(max(${table.version}), 0)`, conditions);
  const any = (table: OwnedTable, ...conditions: SQL[]) =>
    sql<number>`exists (select 1 from ${table} where ${and(eq(table.distributorId, distributorId), ...conditions)})`;
  const running = ({ active, startsOn, endsOn }: DatedTable) =>
    and(eq(active, true), or(isNull(startsOn), lte(startsOn, today)), or(isNull(endsOn), gte(endsOn, today)));
  const inUse = (table: OwnedTable & { active: SQLiteColumn }) => count(table, eq(table.active, true));

  return {
    /** All numbers in one statement; `goods`, `stocked` and `companies` are 1 where there is at least one. */
    async read() {
      const [[numbers]] = await readBatch([
        orm
          .select({
            saleSections: count(separatedSection),
            recommendations: inUse(recommendationRule),
            extraItems: inUse(extraItem),
            services: inUse(serviceItem),
            categories: inUse(category),
            structures: inUse(structure),
            pricingVersion: newest(pricingVersion),
            priceLists: count(priceList, running(priceList)),
            groups: count(integratorGroup),
            coupons: count(coupon, running(coupon)),
            freightRules: inUse(freightRule),
            centers: inUse(distributionCenter),
            regions: count(distributionRegion),
            paymentMethods: inUse(paymentMethod),
            paymentTerms: newest(
              termsDocument,
              eq(termsDocument.kind, "payment"),
              eq(termsDocument.active, true),
            ),
            budgetStatuses: count(dealStatus, eq(dealStatus.type, "budget")),
            orderStatuses: count(dealStatus, eq(dealStatus.type, "order")),
            forms: inUse(customForm),
            tags: count(tag),
            popups: count(popup, running(popup)),
            widgetKeys: count(widgetKey, isNull(widgetKey.revokedAt)),
            roles: count(role),
            generalTerms: newest(
              termsDocument,
              eq(termsDocument.kind, "general"),
              eq(termsDocument.active, true),
            ),
            products: any(product, eq(product.active, true), eq(product.isToSell, true)),
            kits: any(kit, eq(kit.active, true)),
            stocked: any(stock, sql`${stock.onHand} + ${stock.conditional} - ${stock.reserved} > 0`),
            companies: any(integrator, eq(integrator.status, "enable")),
          })
          .from(sql`(select 1) as one`),
      ]);
      if (numbers === undefined) throw new Error("a select without a table has one row");
      return numbers;
    },
  };
}

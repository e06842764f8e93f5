import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import type { Coupon } from "#domain/coupons/coupon.ts";
import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import type { SaleOffers } from "#domain/requests/price-sale.ts";
import type { Database } from "#worker/db/client.ts";
import { fresh, reusable } from "#worker/db/kept-answers.ts";
import { extraItem, serviceItem } from "#worker/db/schema/offers.ts";
import { freightQuote } from "#worker/db/schema/freight.ts";
import { coupon, couponUse, paymentCondition, paymentMethod } from "#worker/db/schema/pricing.ts";
import { askedFormsOf, toCustomForm } from "../custom-forms/custom-form-repository.ts";
import { toMethod } from "../payment-methods/payment-method-repository.ts";

/** Limit up to which extra items, and services, are read completely. */
const MAX_OFFERED = 200;

const Names = z.array(z.string());

/** The facts of the distributor's offers that a sale needs. */
export interface SaleQuestion {
  purchaseType: PurchaseType;
  /** In capitals; null without a coupon. */
  couponCode: string | null;
  /** The person's freight quotes, valid at the moment. */
  quotes: { ids: readonly string[]; userId: string; at: string };
}

/** A question for the distributor's offers only. */
export const PLAIN_SALE: SaleQuestion = {
  purchaseType: "closedKits",
  couponCode: null,
  quotes: { ids: [], userId: "", at: "" },
};

/** An extra item or a service on offer, as the checkout shows it. */
export interface OfferedRow {
  id: string;
  name: string;
  description: string;
  priceCents: number;
  version: number;
}

export interface SaleFacts extends SaleOffers {
  extraItems: readonly (OfferedRow & {
    productCode: string;
    place: "beforeAdditionalData" | "afterShipping";
  })[];
  services: readonly OfferedRow[];
  quotes: readonly { id: string; priceCents: number }[];
  /** Custom forms that this purchase type shows. */
  forms: readonly AskedForm[];
}

/** Extra items and services for sale, payment methods, the coupon and custom forms: a read that is reused while none of
 *  them changes.
 *  @param buyer.integratorId - id of the company whose uses of the coupon are counted */
export function reusableOffers(
  database: Database,
  distributorId: string,
  { purchaseType, couponCode }: Pick<SaleQuestion, "purchaseType" | "couponCode">,
  { integratorId }: { integratorId: string | null },
) {
  const user = couponCode === null ? null : integratorId;
  return reusable({
    key: `offers ${JSON.stringify([purchaseType, couponCode, user])}`,
    parts: ["offers"],
    queries: () => offerQueries(database, distributorId, { purchaseType, couponCode, integratorId: user }),
    make: ([extraItems, services, methods, conditions, coupons, forms]) => {
      const [found] = coupons;
      return {
        extraItems,
        services,
        methods: methods.map((method) => toMethod(method, conditions)),
        coupon: found === undefined ? null : toCoupon(found.coupon),
        couponUses: { total: found?.uses ?? 0, byIntegrator: found?.ownUses ?? 0 },
        forms: forms.map(toCustomForm),
      };
    },
  });
}

/** The person's freight quotes that are still valid. */
export function freshQuotes(
  { orm }: Database,
  distributorId: string,
  { ids, userId, at }: SaleQuestion["quotes"],
) {
  if (ids.length === 0) return fresh<{ id: string; priceCents: number }>(null);
  return fresh(
    orm
      .select({ id: freightQuote.id, priceCents: freightQuote.priceCents })
      .from(freightQuote)
      .where(
        and(
          eq(freightQuote.distributorId, distributorId),
          eq(freightQuote.userId, userId),
          gt(freightQuote.expiresAt, at),
          inArray(freightQuote.id, [...ids]),
        ),
      ),
  );
}

function offerQueries(
  database: Database,
  distributorId: string,
  {
    purchaseType,
    couponCode,
    integratorId,
  }: Pick<SaleQuestion, "purchaseType" | "couponCode"> & { integratorId: string | null },
) {
  const { orm } = database;
  const used = (more = sql``) => sql<number>`(select count(*) from ${couponUse} as used
    where used.distributor_id = ${distributorId} and used.coupon_id = coupon.id and used.released_at is null${more})`;
  return [
    orm
      .select({
        id: extraItem.id,
        productCode: extraItem.productCode,
        name: extraItem.name,
        description: extraItem.description,
        priceCents: extraItem.basePriceCents,
        version: extraItem.version,
        place: extraItem.whereToDisplay,
      })
      .from(extraItem)
      .where(
        and(
          eq(extraItem.distributorId, distributorId),
          eq(extraItem.active, true),
          sql`exists (select 1 from json_each(${extraItem.isToSellOptions}) as sold where sold.value = ${purchaseType})`,
        ),
      )
      .orderBy(asc(extraItem.name), asc(extraItem.id))
      .limit(MAX_OFFERED),
    orm
      .select({
        id: serviceItem.id,
        name: serviceItem.name,
        description: serviceItem.description,
        priceCents: serviceItem.basePriceCents,
        version: serviceItem.version,
      })
      .from(serviceItem)
      .where(and(eq(serviceItem.distributorId, distributorId), eq(serviceItem.active, true)))
      .orderBy(asc(serviceItem.name), asc(serviceItem.id))
      .limit(MAX_OFFERED),
    orm
      .select()
      .from(paymentMethod)
      .where(and(eq(paymentMethod.distributorId, distributorId), eq(paymentMethod.active, true)))
      .orderBy(asc(paymentMethod.position), asc(paymentMethod.id)),
    orm
      .select()
      .from(paymentCondition)
      .where(and(eq(paymentCondition.distributorId, distributorId), eq(paymentCondition.active, true)))
      .orderBy(asc(paymentCondition.position), asc(paymentCondition.id)),
    orm
      .select({
        coupon,
        uses: used(),
        ownUses: used(sql` and used.integrator_id = ${integratorId}`),
      })
      .from(coupon)
      .where(and(eq(coupon.distributorId, distributorId), eq(coupon.code, couponCode ?? ""))),
    askedFormsOf(database, distributorId, purchaseType),
  ] as const;
}

function toCoupon({
  distributorId: _distributor,
  purchaseTypes,
  groupIds,
  ...row
}: typeof coupon.$inferSelect): Coupon {
  const types = Names.parse(purchaseTypes);
  return {
    ...row,
    purchaseTypes: PURCHASE_TYPES.filter((type) => types.includes(type)),
    groupIds: Names.parse(groupIds),
  };
}

/** The facts of a sale from its offers and quotes.
 *  @param withExtras - whether the distributor uses extra items and services */
export function toSaleFacts(
  offers: Omit<SaleFacts, "quotes">,
  quotes: SaleFacts["quotes"],
  { withExtras }: { withExtras: boolean },
): SaleFacts {
  return { ...offers, quotes, ...(withExtras ? {} : { extraItems: [], services: [] }) };
}

/** Repository of the offers beside a sale. */
export function createSaleRepository(database: Database, distributorId: string) {
  return {
    async readOffers(
      question: Partial<SaleQuestion>,
      buyer: { integratorId: string | null; withExtras: boolean },
    ): Promise<SaleFacts> {
      const asked = { ...PLAIN_SALE, ...question };
      const [offers, quotes] = await database.readReusable(distributorId, [
        reusableOffers(database, distributorId, asked, buyer),
        freshQuotes(database, distributorId, asked.quotes),
      ]);
      return toSaleFacts(offers, quotes, buyer);
    },
  };
}

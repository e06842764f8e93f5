import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { extraItem, serviceItem } from "#worker/db/schema/offers.ts";
import { paymentCondition, paymentMethod } from "#worker/db/schema/pricing.ts";
import { askedFormsOf, toCustomForm } from "../custom-forms/custom-form-repository.ts";
import { toMethod } from "../payment-methods/payment-method-repository.ts";

/** Limit up to which extra items, and services, are read completely. */
const MAX_OFFERED = 200;

const Names = z.array(z.string());

/** Repository of the data that a checkout begins with. */
export function createCheckoutRepository(database: Database, distributorId: string) {
  const { orm } = database;

  return {
    /** Reads extra items and services for sale, payment methods with their conditions, and custom forms. */
    async readLoad(purchaseType: PurchaseType) {
      const [extraItems, services, methods, conditions, forms] = await database.readBatch([
        orm
          .select()
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
          .select()
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
        askedFormsOf(database, distributorId, purchaseType),
      ]);
      return {
        extraItems: extraItems.map((row) => {
          const sold = Names.parse(row.isToSellOptions);
          return { ...row, isToSellOptions: PURCHASE_TYPES.filter((type) => sold.includes(type)) };
        }),
        services,
        methods: methods.map((method): PaymentMethod => toMethod(method, conditions)),
        forms: forms.map(toCustomForm),
      };
    },
  };
}

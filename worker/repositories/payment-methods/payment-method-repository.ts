import { and, asc, eq } from "drizzle-orm";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { paymentCondition, paymentMethod } from "#worker/db/schema/pricing.ts";

type MethodRow = typeof paymentMethod.$inferSelect;
type ConditionRow = typeof paymentCondition.$inferSelect;

/** Ways to pay of one distributor, with their conditions. */
export function createPaymentMethodRepository(database: Database, distributorId: string) {
  const { orm } = database;

  return {
    /** All of them, in their order. */
    async listMethods(): Promise<PaymentMethod[]> {
      const [methods, conditions] = await database.readBatch([
        orm
          .select()
          .from(paymentMethod)
          .where(eq(paymentMethod.distributorId, distributorId))
          .orderBy(asc(paymentMethod.position), asc(paymentMethod.id)),
        orm
          .select()
          .from(paymentCondition)
          .where(eq(paymentCondition.distributorId, distributorId))
          .orderBy(asc(paymentCondition.position), asc(paymentCondition.id)),
      ]);
      return methods.map((method) => toMethod(method, conditions));
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async getMethod(id: string): Promise<PaymentMethod> {
      const [[method], conditions] = await database.readBatch([
        orm
          .select()
          .from(paymentMethod)
          .where(and(eq(paymentMethod.distributorId, distributorId), eq(paymentMethod.id, id)))
          .limit(1),
        orm
          .select()
          .from(paymentCondition)
          .where(and(eq(paymentCondition.distributorId, distributorId), eq(paymentCondition.methodId, id)))
          .orderBy(asc(paymentCondition.position), asc(paymentCondition.id)),
      ]);
      if (method === undefined) throw new DomainError("NOT_FOUND", { entity: "paymentMethod", id });
      return toMethod(method, conditions);
    },
  };
}

/** A way to pay with those of the conditions that are its own. */
export function toMethod(
  { id, type, name, description, active, version, updatedAt }: MethodRow,
  conditions: readonly ConditionRow[],
): PaymentMethod {
  return {
    ...{ id, type, name, description, active, version, updatedAt },
    conditions: conditions
      .filter(({ methodId }) => methodId === id)
      .map(({ distributorId: _owner, methodId: _method, position: _position, ...condition }) => condition),
  };
}

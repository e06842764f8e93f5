import { sql } from "drizzle-orm";
import type { StoredCondition } from "#domain/payment-methods/payment-method.ts";
import {
  MAX_METHODS,
  type PaymentMethodInput,
  type PaymentOrder,
} from "#domain/payment-methods/payment-method-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { paymentCondition, paymentMethod } from "#worker/db/schema/pricing.ts";

interface Saved {
  id: string;
  input: Omit<PaymentMethodInput, "conditions">;
  conditions: readonly StoredCondition[];
  at: string;
}

function columnsOf({ type, name, description, active }: Saved["input"]) {
  return { type, name, description, active };
}

/** Makes a way to pay, the last one of the list.
 *  @throws DomainError INVALID_BODY (TOO_MANY) out of the batch */
export function insertPaymentMethod(
  distributorId: string,
  { id, input, conditions, at }: Saved,
): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from payment_method where distributor_id = ${distributorId}) < ${MAX_METHODS}`,
      () => {
        const issue = { field: "body", code: "TOO_MANY", message: `at most ${String(MAX_METHODS)}` };
        return new DomainError("INVALID_BODY", { issues: [issue] });
      },
    ),
    insertRow(paymentMethod, {
      ...{ distributorId, id, ...columnsOf(input), createdAt: at, updatedAt: at },
      position: sql`(select coalesce(max(position), 0) + 1 from payment_method where distributor_id = ${distributorId})`,
    }),
    insertConditions(distributorId, id, conditions),
  ];
}

/** Replaces the version that the person began with, conditions and all.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updatePaymentMethod(
  distributorId: string,
  { id, input, conditions, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    ...updateVersion(
      paymentMethod,
      { distributorId, id, version },
      { ...columnsOf(input), updatedAt: at },
      "paymentMethod",
    ),
    deleteRow(paymentCondition, { distributorId, methodId: id }),
    insertConditions(distributorId, id, conditions),
  ];
}

/** Switches a way to pay on or off in the version that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function switchPaymentMethod(
  distributorId: string,
  { id, active, version, at }: { id: string; active: boolean; version: number; at: string },
): WriteStatement[] {
  return updateVersion(
    paymentMethod,
    { distributorId, id, version },
    { active, updatedAt: at },
    "paymentMethod",
  );
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deletePaymentMethod(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(paymentMethod, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "paymentMethod", id })),
    deleteRow(paymentCondition, { distributorId, methodId: id }),
  ];
}

/** Puts the ways to pay in another order, if they still are in the one that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function orderPaymentMethods(
  distributorId: string,
  { before, after }: PaymentOrder,
): WriteStatement[] {
  const current = sql`(select json_group_array(id) from
    (select id from payment_method where distributor_id = ${distributorId} order by position, id))`;
  return [
    assertHolds("STALE_VERSION", sql`${current} = ${JSON.stringify(before)}`, () => {
      return new DomainError("STALE_VERSION", { entity: "paymentMethod", id: distributorId });
    }),
    updateRow(
      paymentMethod,
      { distributorId },
      {
        position: sql`(select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
          where placed.value = ${paymentMethod}.id)`,
      },
    ),
  ];
}

/** All conditions in one statement, in their order. */
function insertConditions(
  distributorId: string,
  methodId: string,
  conditions: readonly StoredCondition[],
): WriteStatement {
  return {
    query: sql`insert into payment_condition (distributor_id, id, method_id, name, condition_type, modifier_type, value,
        quantity_of_installments, down_payment_pct, minimum_cents, position, active)
      select ${distributorId}, value ->> '$.id', ${methodId}, value ->> '$.name', value ->> '$.conditionType',
        value ->> '$.modifierType', value ->> '$.value', value ->> '$.quantityOfInstallments',
        value ->> '$.downPaymentPct', value ->> '$.minimumCents', key + 1, value ->> '$.active'
      from json_each(${JSON.stringify(conditions)})`,
  };
}

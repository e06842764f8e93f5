import { insertPaymentMethod } from "#worker/repositories/payment-methods/payment-method-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import type { PaymentMethod, StoredCondition } from "#domain/payment-methods/payment-method.ts";
import type { ConditionInput, PaymentMethodInput } from "#domain/payment-methods/payment-method-schema.ts";

/** A condition without effect: one payment, for every total. */
export function buildCondition(fields: Partial<StoredCondition> = {}): StoredCondition {
  return {
    id: "pcd_once",
    name: "À vista",
    conditionType: "increase",
    modifierType: "percentage",
    value: "0",
    quantityOfInstallments: 1,
    downPaymentPct: "0",
    minimumCents: 0,
    active: true,
    ...fields,
  };
}

/** A stored payment method. */
export function buildPaymentMethod(fields: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: "pay_boleto",
    type: "boleto",
    name: "Boleto",
    description: "",
    active: true,
    conditions: [buildCondition()],
    version: 1,
    updatedAt: "2026-11-21T12:00:00.000Z",
    ...fields,
  };
}

export function buildConditionInput(fields: Partial<ConditionInput> = {}): ConditionInput {
  return { ...buildCondition(), id: null, ...fields };
}

/** Input of a payment method. */
export function buildPaymentInput(fields: Partial<PaymentMethodInput> = {}): PaymentMethodInput {
  return {
    type: "boleto",
    name: "Boleto",
    description: "",
    active: true,
    conditions: [buildConditionInput()],
    ...fields,
  };
}

/** Creates a payment method. */
export async function createTestPaymentMethod(
  owner: TestDistributor,
  fields: Partial<PaymentMethodInput> = {},
): Promise<string> {
  const id = newId("pay");
  await owner.database.writeBatch(
    insertPaymentMethod(owner.id, {
      id,
      input: buildPaymentInput(fields),
      conditions: [buildCondition({ id: newId("pcd") })],
      at: "2026-11-21T12:00:00.000Z",
    }),
  );
  return id;
}

import { formRows, storedIdOf } from "#domain/records/form-rows.ts";
import { decimalText, reaisText } from "#domain/shared/decimal-text.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import type { PaymentMethodForm } from "./payment-method-schema.ts";
import type { PaymentMethod, StoredCondition } from "./payment-method.ts";

/** A condition as the fields of its row; `active` is "true" or "false". */
export type ConditionRow = Record<
  | "key"
  | "name"
  | "conditionType"
  | "modifierType"
  | "value"
  | "quantityOfInstallments"
  | "downPaymentPct"
  | "minimum"
  | "active",
  string
>;

/** The rows of conditions in the form of a payment method. */
export const CONDITION_ROWS = formRows<ConditionRow>({
  name: "",
  conditionType: "increase",
  modifierType: "percentage",
  value: "0",
  quantityOfInstallments: "1",
  downPaymentPct: "",
  minimum: "",
  active: "true",
});

/** Initial values of the form of a new payment method. */
export const EMPTY_PAYMENT_FORM: PaymentMethodForm = {
  type: "pix",
  name: "",
  description: "",
  active: "true",
  conditions: [],
};

/** A stored payment method as its form shows it. */
export function toPaymentForm({
  type,
  name,
  description,
  active,
  conditions,
}: PaymentMethod): PaymentMethodForm {
  return {
    type,
    name,
    description,
    active: String(active),
    conditions: conditions.map((condition) => CONDITION_ROWS.write(toConditionRow(condition))),
  };
}

function toConditionRow({ id, minimumCents, active, value, ...condition }: StoredCondition): ConditionRow {
  const isMoney = condition.modifierType === "fixed";
  return {
    key: id,
    name: condition.name,
    conditionType: condition.conditionType,
    modifierType: condition.modifierType,
    value: formatNumber(value, isMoney ? { minDecimals: 2 } : { maxDecimals: 4 }),
    quantityOfInstallments: String(condition.quantityOfInstallments),
    downPaymentPct: condition.downPaymentPct === "0" ? "" : formatNumber(condition.downPaymentPct),
    minimum: minimumCents === 0 ? "" : formatNumber((minimumCents / 100).toFixed(2), { minDecimals: 2 }),
    active: String(active),
  };
}

/** Reads a form as the input of a payment method. Its schema validates the result. */
export function toPaymentInput(form: PaymentMethodForm) {
  return {
    type: form.type,
    name: form.name,
    description: form.description,
    active: form.active === "true",
    conditions: form.conditions.map((text) => toConditionInput(CONDITION_ROWS.read(text))),
  };
}

/** Reads a row as the input of a condition. */
export function toConditionInput(row: ConditionRow) {
  const installments = row.quantityOfInstallments.trim();
  return {
    id: storedIdOf(row),
    name: row.name,
    conditionType: row.conditionType,
    modifierType: row.modifierType,
    value: row.modifierType === "fixed" ? reaisText(row.value) : decimalText(row.value),
    quantityOfInstallments: /^\d{1,4}$/.test(installments) ? Number(installments) : Number.NaN,
    downPaymentPct: row.downPaymentPct.trim() === "" ? "0" : decimalText(row.downPaymentPct),
    minimumCents: row.minimum.trim() === "" ? 0 : (parseCents(row.minimum) ?? Number.NaN),
    active: row.active === "true",
  };
}

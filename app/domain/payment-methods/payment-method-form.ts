import { decimalText } from "#domain/shared/decimal-text.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import type { PaymentMethod, StoredCondition } from "./payment-method.ts";

/** A condition as the fields of its row hold it; `active` is "true" or "false". */
export interface ConditionRow {
  /** Of the row: the condition's own, or one that begins with `NEW_CONDITION`. */
  key: string;
  name: string;
  conditionType: string;
  modifierType: string;
  value: string;
  quantityOfInstallments: string;
  minimum: string;
  active: string;
}

/** A way to pay as the fields of its form hold it. A condition is one text, so that forms of records know it. */
export type PaymentMethodForm = Record<"type" | "name" | "description" | "active", string> & {
  conditions: readonly string[];
};

/** First part of the keys of conditions that are not stored yet. */
export const NEW_CONDITION = "new-";

export const CONDITION_FIELDS = [
  "key",
  "name",
  "conditionType",
  "modifierType",
  "value",
  "quantityOfInstallments",
  "minimum",
  "active",
] as const satisfies (keyof ConditionRow)[];

/** What the form of a new way to pay begins with. */
export const EMPTY_PAYMENT_FORM: PaymentMethodForm = {
  type: "pix",
  name: "",
  description: "",
  active: "true",
  conditions: [],
};

/** A row that is not filled in yet.
 *  @param place - tells it from other new ones */
export function emptyCondition(place: number): ConditionRow {
  return {
    key: `${NEW_CONDITION}${String(place)}`,
    name: "",
    conditionType: "increase",
    modifierType: "percentage",
    value: "0",
    quantityOfInstallments: "1",
    minimum: "",
    active: "true",
  };
}

export function writeConditionRow(row: ConditionRow): string {
  return JSON.stringify(CONDITION_FIELDS.map((field) => row[field]));
}

/** The row behind a text of `writeConditionRow`. */
export function readConditionRow(text: string): ConditionRow {
  const values = JSON.parse(text) as string[];
  const entries = CONDITION_FIELDS.map((field, index) => [field, values[index] ?? ""] as const);
  return Object.fromEntries(entries) as Record<keyof ConditionRow, string>;
}

/** A stored way to pay as its form shows it. */
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
    conditions: conditions.map((condition) => writeConditionRow(toConditionRow(condition))),
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
    minimum: minimumCents === 0 ? "" : formatNumber((minimumCents / 100).toFixed(2), { minDecimals: 2 }),
    active: String(active),
  };
}

/** The way to pay that a form asks for; whether its fields are right is for its schema to say. */
export function toPaymentInput(form: PaymentMethodForm) {
  return {
    type: form.type,
    name: form.name,
    description: form.description,
    active: form.active === "true",
    conditions: form.conditions.map((text) => toConditionInput(readConditionRow(text))),
  };
}

/** The condition that a row asks for. */
export function toConditionInput(row: ConditionRow) {
  const installments = row.quantityOfInstallments.trim();
  return {
    id: row.key.startsWith(NEW_CONDITION) ? null : row.key,
    name: row.name,
    conditionType: row.conditionType,
    modifierType: row.modifierType,
    value: typedValue(row),
    quantityOfInstallments: /^\d{1,4}$/.test(installments) ? Number(installments) : Number.NaN,
    minimumCents: row.minimum.trim() === "" ? 0 : (parseCents(row.minimum) ?? Number.NaN),
    active: row.active === "true",
  };
}

/** Reais may come with dots between thousands. */
function typedValue({ modifierType, value }: ConditionRow): string {
  const cents = modifierType === "fixed" ? parseCents(value) : null;
  return cents === null ? decimalText(value) : (cents / 100).toFixed(2);
}

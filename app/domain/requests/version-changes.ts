import { deliveryAddressText, modifierText } from "./version-texts.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** Number of versions that are told at once. */
export const HISTORY_PAGE_SIZE = 20;

/** What a saved value is, for its words: an amount of money in cents, a number, a text, or who is billed. */
export type ChangeKind = "cents" | "number" | "text" | "chargeType";

/** Fields of a budget or order that its change history tells about. */
export const CHANGE_FIELDS = [
  "name",
  "lineAmount",
  "linePrice",
  "itemAmount",
  "itemPrice",
  "customerName",
  "customerDocument",
  "customerEmail",
  "customerTelephone",
  "chargeType",
  "shippingType",
  "address",
  "daysToDeliver",
  "center",
  "payment",
  "paymentCondition",
  "increase",
  "decrease",
  "coupon",
  "answer",
  "notes",
  "itemsCents",
  "freightCents",
  "totalCents",
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** A field that a version changed. */
export interface VersionChange {
  field: ChangeField;
  /** What the field belongs to: the name of a line or an item, the label of a question; empty for the request itself. */
  of: string;
  kind: ChangeKind;
  /** Null where there is none, such as the amount of a line that was added. */
  from: string | number | null;
  to: string | number | null;
}

interface Fact extends Pick<VersionChange, "field" | "of" | "kind"> {
  value: string | number | null;
}

/** What changed between two versions, in the order of the fields: the second one's new and changed values, then those
 *  that are gone. Amounts that are hidden in both do not count.
 *  @source spec, request fields: pastVersions */
export function changesBetween(before: VisibleRequestContent, after: VisibleRequestContent): VersionChange[] {
  const [old, now] = [factsOf(before), factsOf(after)];
  const changed = [...now].flatMap(([key, { value: to, ...fact }]): VersionChange[] => {
    const from = old.get(key)?.value ?? null;
    return from === to ? [] : [{ ...fact, from, to }];
  });
  const gone = [...old].flatMap(([key, { value: from, ...fact }]): VersionChange[] =>
    now.has(key) || from === null ? [] : [{ ...fact, from, to: null }],
  );
  const places = new Map(CHANGE_FIELDS.map((field, place) => [field, place]));
  return [...changed, ...gone].sort(
    (one, other) => (places.get(one.field) ?? 0) - (places.get(other.field) ?? 0),
  );
}

/** The values of a version by field and the id of what they belong to. */
function factsOf(content: VisibleRequestContent): Map<string, Fact> {
  const { customer, delivery, payment, valueModifier, totals } = content;
  const facts = new Map<string, Fact>();
  const add = (fact: Omit<Fact, "of"> & { of?: string; id?: string }) => {
    const { id = "", of = "", value, ...rest } = fact;
    facts.set(`${fact.field} ${id}`, { ...rest, of, value: value === "" ? null : value });
  };
  add({ field: "name", kind: "text", value: content.name });
  for (const { itemId, name, amount, unitPriceCents } of content.lines) {
    add({ field: "lineAmount", kind: "number", id: itemId, of: name, value: amount });
    add({ field: "linePrice", kind: "cents", id: itemId, of: name, value: unitPriceCents });
  }
  for (const { id, name, amount, unitPriceCents } of [
    ...content.extraItems,
    ...content.services,
    ...content.freights,
  ]) {
    add({ field: "itemAmount", kind: "number", id, of: name, value: amount });
    add({ field: "itemPrice", kind: "cents", id, of: name, value: unitPriceCents });
  }
  add({ field: "customerName", kind: "text", value: customer.userOrCompanyName });
  add({ field: "customerDocument", kind: "text", value: customer.cnpj ?? customer.cpf });
  add({ field: "customerEmail", kind: "text", value: customer.email });
  add({ field: "customerTelephone", kind: "text", value: customer.telephone });
  add({ field: "chargeType", kind: "chargeType", value: customer.chargeType });
  add({ field: "shippingType", kind: "text", value: delivery.shippingType });
  add({ field: "address", kind: "text", value: deliveryAddressText(delivery) });
  add({ field: "daysToDeliver", kind: "number", value: delivery.daysToDeliver });
  add({ field: "center", kind: "text", value: content.center.name });
  add({ field: "payment", kind: "text", value: payment.methodName || payment.type });
  add({ field: "paymentCondition", kind: "text", value: payment.condition?.name ?? null });
  for (const side of ["increase", "decrease"] as const) {
    add({ field: side, kind: "text", value: modifierText(valueModifier[side]) });
  }
  add({ field: "coupon", kind: "text", value: content.coupon?.code ?? null });
  for (const { customForm, answers } of content.customForms) {
    for (const { key, label, value } of answers) {
      add({ field: "answer", kind: "text", id: `${customForm} ${key}`, of: label, value });
    }
  }
  add({ field: "notes", kind: "text", value: content.notes });
  for (const field of ["itemsCents", "freightCents", "totalCents"] as const) {
    add({ field, kind: "cents", value: totals[field] });
  }
  return facts;
}

import { expect, test } from "vitest";
import { buildCheckout, GOIANIA } from "#tests/factories/checkout.ts";
import { fromFields } from "./checkout-fields.ts";
import { eventOfField } from "./event-of-field.ts";

const TYPED = fromFields(buildCheckout(), {
  ...Object.fromEntries(Object.entries(GOIANIA).map(([part, text]) => [part, [text]])),
  email: ["marina@cliente.test"],
  ruralZone: ["yes"],
  decrease: ["5,5"],
  decreaseType: ["percentage"],
  "extra:ext_1": ["yes"],
  "extraAmount:ext_1": ["3"],
  payment: ["credito|pay_1|cnd_1"],
  chargeType: ["company"],
  "customForms.frm_1.roof": ["cerâmico"],
  "customForms.frm_1.dog": ["false"],
});

test.each([
  ["city", { type: "shippingAddress", value: GOIANIA }],
  ["email", { type: "billed", field: "email", value: "marina@cliente.test" }],
  ["ruralZone", { type: "ruralZone", value: true }],
  ["truckPossible", { type: "truckPossible", value: null }],
  ["decreaseType", { type: "valueModifier", side: "decrease", value: { type: "percentage", amount: "5,5" } }],
  ["extraAmount:ext_1", { type: "extraItems", value: [{ id: "ext_1", amount: "3" }] }],
  ["payment", { type: "payment", value: { type: "credito", method: "pay_1", condition: "cnd_1" } }],
  ["chargeType", { type: "chargeType", value: "company" }],
  [
    "customForms.frm_1.roof",
    {
      type: "answersCustomForm",
      value: { customForm: "frm_1", answers: { roof: "cerâmico", dog: false } },
    },
  ],
  ["customForms.frm_9.roof", null],
  ["idempotencyKey", null],
])("a change of the field %s means %j", (name, expected) => {
  expect(eventOfField(name, { before: TYPED, typed: TYPED })).toEqual(expected);
});

test("of an address only the part that was changed is taken from the form", () => {
  const filledIn = fromFields(TYPED, { number: ["12"], state: ["GO"], "invoice.city": ["Anápolis"] });
  const lagging = fromFields(filledIn, { number: ["120"], state: [""], "invoice.city": ["Anápolis"] });
  expect(eventOfField("number", { before: filledIn, typed: lagging })).toMatchObject({
    type: "shippingAddress",
    value: { number: "120", state: "GO" },
  });
  expect(eventOfField("invoice.number", { before: filledIn, typed: lagging })).toMatchObject({
    type: "invoiceAddress",
  });
});

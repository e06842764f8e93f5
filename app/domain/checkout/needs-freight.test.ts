import { expect, test } from "vitest";
import { buildAnswered, buildCheckout, GOIANIA, OPENING, SAO_PAULO } from "#tests/factories/checkout.ts";
import type { CheckoutEvent } from "./checkout-event.ts";
import { checkoutReducer } from "./checkout-reducer.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { needsFreight, needsSummary } from "./needs-freight.ts";

const percent = (amount: string) => ({ type: "percentage", amount }) as const;

test.each<[CheckoutEvent, boolean]>([
  [{ type: "ruralZone", value: true }, true],
  [{ type: "truckPossible", value: false }, true],
  [{ type: "shippingAddress", value: GOIANIA }, true],
  [{ type: "valueModifier", side: "decrease", value: percent("5") }, true],
  [{ type: "shippingDistributor", value: "FOB" }, true],
  [{ type: "shippingDistributor", value: "CIF" }, false],
  [{ type: "timeRestrictionBoolean", value: true }, false],
  [{ type: "requestName", value: "Casa" }, false],
  [{ type: "billed", field: "email", value: "a@b.test" }, false],
  [{ type: "payment", value: { type: "pix", method: null, condition: null } }, false],
  [{ type: "coupon", value: "SOL10" }, false],
  [{ type: "extraItems", value: [{ id: "ext_1", amount: "1" }] }, false],
  [{ type: "chargeType", value: "company" }, false],
  [{ type: "save" }, false],
])("with something in the cart %j asks for the freight anew: %s", (event, expected) => {
  expect(needsFreight(buildCheckout(), event)).toBe(expected);
  expect(needsFreight(buildCheckout({ hasItems: false }), event)).toBe(false);
});

test.each<[CheckoutEvent, Partial<CheckoutState["additionalInfo"]>]>([
  [{ type: "ruralZone", value: true }, { ruralZone: true }],
  [{ type: "shippingAddress", value: GOIANIA }, { shippingAddress: GOIANIA }],
  [{ type: "shippingAddress", value: GOIANIA }, { shippingDistributor: "FOB" }],
  [{ type: "ruralZone", value: true }, { shippingDistributor: "FOB" }],
  [{ type: "shippingDistributor", value: "FOB" }, { shippingDistributor: "FOB" }],
])("what changes nothing of the delivery asks for nothing: %j with %j", (event, answers) => {
  expect(needsFreight(buildAnswered(answers), event)).toBe(false);
});

test("saving asks for the freight where the distributor does not ship, and when more goes along than it was asked with", () => {
  const save = { type: "save" } as const;
  expect(needsFreight(buildCheckout({ delivery: { ...OPENING.delivery, ships: false } }), save)).toBe(true);
  const more = checkoutReducer(buildCheckout(), {
    type: "extraItems",
    value: [{ id: "ext_1", amount: "2" }],
  });
  expect(needsFreight(more, save)).toBe(true);
  expect(needsFreight(checkoutReducer(more, { type: "freightTold" }), save)).toBe(false);
});

test.each<[CheckoutEvent, boolean]>([
  [{ type: "shippingAddress", value: SAO_PAULO }, true],
  [{ type: "shippingAddress", value: { ...GOIANIA, number: "200" } }, false],
  [{ type: "invoiceAddress", value: SAO_PAULO }, true],
  [{ type: "temInscricaoEstadual", value: true }, true],
  [{ type: "chosenDistributionCenter", value: "ctr_2" }, true],
  [{ type: "chosenDistributionCenter", value: "ctr_1" }, false],
  [{ type: "extraItems", value: [{ id: "ext_1", amount: "1" }] }, true],
  [{ type: "payment", value: { type: "pix", method: null, condition: null } }, true],
  [{ type: "freightTold" }, true],
  [{ type: "requestName", value: "Casa" }, false],
  [{ type: "billed", field: "email", value: "a@b.test" }, false],
])("%j asks for the summary anew: %s, and never when a budget becomes an order", (event, expected) => {
  const state = {
    ...buildAnswered({ shippingAddress: GOIANIA, changeInvoice: true }),
    personType: "jurídica" as const,
  };
  expect(needsSummary(state, event)).toBe(expected);
  expect(needsSummary({ ...state, eventType: "budgetToOrder" }, event)).toBe(false);
});

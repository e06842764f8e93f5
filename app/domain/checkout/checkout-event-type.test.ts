import { expect, test } from "vitest";
import {
  asksForName,
  CHECKOUT_EVENT_RULES,
  CHECKOUT_EVENT_TYPES,
  isCheckoutEventType,
  requestTypeOf,
} from "./checkout-event-type.ts";

test.each([
  ["budget", "budget", true, false, true],
  ["order", "order", true, false, true],
  ["budgetToOrder", "order", true, true, false],
  ["editFreight", "order", false, true, true],
] as const)(
  "a checkout for %s saves a %s, asks for a name: %s, has its items frozen: %s, follows answers: %s [CHECKOUT-03]",
  (eventType, saves, asks, isFrozen, followsAnswers) => {
    expect(CHECKOUT_EVENT_TYPES).toEqual(["budget", "order", "budgetToOrder", "editFreight"]);
    expect(isCheckoutEventType(eventType)).toBe(true);
    expect(requestTypeOf(eventType)).toBe(saves);
    expect(asksForName(eventType)).toBe(asks);
    expect(CHECKOUT_EVENT_RULES[eventType]).toMatchObject({ isFrozen, followsAnswers });
  },
);

test("an e-commerce budget becomes an order without asking, and nothing else is a checkout", () => {
  expect(asksForName("budgetToOrder", { ecommerce: true })).toBe(false);
  expect(asksForName("order", { ecommerce: true })).toBe(true);
  expect(requestTypeOf("editFreight", "budget")).toBe("budget");
  expect([isCheckoutEventType("sale"), isCheckoutEventType(null)]).toEqual([false, false]);
});

import { expect, test } from "vitest";
import { PreferencesInputSchema, PreferencesSchema } from "./preferences-schema.ts";

const ON = { portal: true, email: true };
const ALL = {
  orderCreated: ON,
  budgetCreated: ON,
  paymentReceived: ON,
  paymentMismatch: ON,
  cardsStopped: ON,
  paymentProof: ON,
  financingAsked: ON,
  paymentCalledOff: ON,
  paymentDifferences: ON,
  stockShort: ON,
  lowStock: ON,
  registrationReceived: ON,
  discountAsked: ON,
  discountDecided: ON,
  mentioned: ON,
  budgetExpiry: ON,
  budgetAnswered: ON,
  shipment: ON,
  unitsTakenBack: ON,
  purchaseApproval: ON,
  statusChanged: ON,
  requestHandedOver: ON,
  priceDrift: ON,
};
const NOTHING_CHOSEN = {
  notifications: ALL,
  saleEmails: true,
  appearance: { colorScheme: "auto", menu: "full" },
};

test.each([
  [{}, ALL],
  [{ notifications: {} }, ALL],
  [{ notifications: null }, ALL],
  [{ notifications: "none" }, ALL],
  [{ notifications: { lowStock: null } }, ALL],
  [{ notifications: { lowStock: "never" } }, ALL],
  [{ notifications: { lowStock: { portal: "never" } } }, ALL],
  [{ notifications: { lowStock: { portal: false } } }, { ...ALL, lowStock: { portal: false, email: true } }],
  [{ notifications: { lowStock: { email: false } } }, { ...ALL, lowStock: { portal: true, email: false } }],
  [{ notifications: { ofAnotherVersion: false } }, ALL],
])("stored notifications %j are read as %j", (stored, notifications) => {
  expect(PreferencesSchema.parse(stored)).toEqual({ ...NOTHING_CHOSEN, notifications });
});

test("a kind that was switched off before there were channels is off in the portal, and on by e-mail", () => {
  const { notifications } = PreferencesSchema.parse({
    notifications: { orderCreated: false, lowStock: true },
  });
  expect(notifications.orderCreated).toEqual({ portal: false, email: true });
  expect(notifications.lowStock).toEqual(ON);
});

test.each([
  [
    { colorScheme: "dark", menu: "mini" },
    { colorScheme: "dark", menu: "mini" },
  ],
  [
    { colorScheme: "sepia", menu: "mini" },
    { colorScheme: "auto", menu: "mini" },
  ],
  ["dark", { colorScheme: "auto", menu: "full" }],
])("a stored appearance %j is read as %j", (stored, appearance) => {
  expect(PreferencesSchema.parse({ appearance: stored }).appearance).toEqual(appearance);
});

test.each([
  [{}, true],
  [{ notifications: { orderCreated: { portal: false } } }, true],
  [{ notifications: { orderCreated: { portal: "no" } } }, false],
  [{ notifications: { orderCreated: false } }, false],
  [{ notifications: { orderCreated: { sms: true } } }, false],
  [{ notifications: { leadCreated: { portal: true } } }, false],
  [{ appearance: { menu: "mini" } }, true],
  [{ appearance: { menu: "none" } }, false],
  [{ language: "en" }, false],
])("whether a change %j names only what there is: %s", (input, isGood) => {
  expect(PreferencesInputSchema.safeParse(input).success).toBe(isGood);
});

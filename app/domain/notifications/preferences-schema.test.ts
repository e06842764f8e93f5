import { expect, test } from "vitest";
import {
  mutedKinds,
  notificationKindsOf,
  PreferencesInputSchema,
  PreferencesSchema,
} from "./preferences-schema.ts";

const ALL = { orderCreated: true, paymentReceived: true };

test.each([
  [{}, ALL],
  [{ notifications: {} }, ALL],
  [{ notifications: { orderCreated: false } }, { orderCreated: false, paymentReceived: true }],
  [{ notifications: { paymentReceived: "never" } }, ALL],
  [{ notifications: null }, ALL],
  [{ notifications: { orderCreated: false, ofAnOlderVersion: false } }, { ...ALL, orderCreated: false }],
])("stored preferences %j are read as %j", (stored, notifications) => {
  expect(PreferencesSchema.parse(stored)).toEqual({ notifications });
});

test("a change names kinds that exist, with yes or no", () => {
  expect(PreferencesInputSchema.safeParse({ notifications: { orderCreated: false } }).success).toBe(true);
  expect(PreferencesInputSchema.safeParse({ notifications: { orderCreated: "no" } }).success).toBe(false);
  expect(PreferencesInputSchema.safeParse({ notifications: { leadCreated: true } }).success).toBe(false);
  expect(PreferencesInputSchema.safeParse({}).success).toBe(false);
});

test("only administrators get notifications today", () => {
  expect(notificationKindsOf("admin")).toEqual(["orderCreated", "paymentReceived"]);
  for (const type of ["staff", "integrator", "piedAdmin"] as const) {
    expect(notificationKindsOf(type)).toEqual([]);
  }
});

test("muted are the kinds that a person gets and switched off", () => {
  const preferences = { notifications: { orderCreated: false, paymentReceived: true } };
  expect(mutedKinds("admin", preferences)).toEqual(["orderCreated"]);
  expect(mutedKinds("staff", preferences)).toEqual([]);
});

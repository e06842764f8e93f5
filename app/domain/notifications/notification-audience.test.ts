import { expect, test } from "vitest";
import type { UserType } from "#domain/access/actor.ts";
import { notificationKindsOf } from "./notification-audience.ts";

const ALL = [
  "orderCreated",
  "budgetCreated",
  "paymentReceived",
  "paymentMismatch",
  "cardsStopped",
  "paymentProof",
  "financingAsked",
  "paymentCalledOff",
  "paymentDifferences",
  "stockShort",
  "lowStock",
  "registrationReceived",
  "discountAsked",
  "discountDecided",
  "priceDrift",
  "mentioned",
  "budgetExpiry",
  "budgetAnswered",
  "shipment",
  "unitsTakenBack",
  "statusChanged",
  "requestHandedOver",
];

function person(type: UserType, permissions: readonly string[], roleType: "staff" | "integrator") {
  return { type, role: { type: roleType, permissions } };
}

test("administrators get every kind of notification but what is a company's own, without a role", () => {
  expect(notificationKindsOf({ type: "admin", role: null })).toEqual(ALL);
});

test.each([
  [
    ["order"],
    [
      "orderCreated",
      "paymentReceived",
      "paymentMismatch",
      "cardsStopped",
      "paymentProof",
      "financingAsked",
      "paymentCalledOff",
      "stockShort",
      "shipment",
      "unitsTakenBack",
      "statusChanged",
      "requestHandedOver",
    ],
  ],
  [["equipment.inventory"], ["lowStock"]],
  [["configuration.checkoutPayment"], ["paymentDifferences"]],
  [["integrators.read"], ["registrationReceived"]],
  [["order.details.discount"], ["discountAsked", "discountDecided"]],
  [
    ["budget"],
    ["budgetCreated", "priceDrift", "budgetExpiry", "budgetAnswered", "statusChanged", "requestHandedOver"],
  ],
  [["order.details.annotations"], ["mentioned"]],
  [["budget.details.annotations"], ["mentioned"]],
  [
    [
      ...["order", "equipment.inventory", "integrators.read", "order.details.discount", "budget"],
      ...["order.details.annotations", "configuration.checkoutPayment"],
    ],
    ALL,
  ],
  [["integrators.details", "equipment"], []],
])("staff with %j get %j", (permissions, kinds) => {
  expect(notificationKindsOf(person("staff", permissions, "staff"))).toEqual(kinds);
});

test("integrators hear of payments, of those that are called off, shipments, units that are taken back, other statuses and of what is handed over when they may see orders, of what became of discounts and budgets of their own, and of nothing else", () => {
  const everything = ["order", "equipment.inventory", "integrators.read"];
  expect(notificationKindsOf(person("integrator", everything, "integrator"))).toEqual([
    "paymentReceived",
    "paymentCalledOff",
    "shipment",
    "unitsTakenBack",
    "statusChanged",
    "requestHandedOver",
  ]);
  const own = ["order.details.discount", "budget"];
  expect(notificationKindsOf(person("integrator", own, "integrator"))).toEqual([
    "discountDecided",
    "priceDrift",
    "budgetExpiry",
    "budgetAnswered",
    "purchaseApproval",
    "statusChanged",
    "requestHandedOver",
  ]);
  expect(notificationKindsOf(person("integrator", ["closedKits"], "integrator"))).toEqual([]);
});

test("a role of another type of user, or none, gives nothing; the platform gets nothing", () => {
  expect(notificationKindsOf(person("staff", ["order"], "integrator"))).toEqual([]);
  expect(notificationKindsOf({ type: "staff", role: null })).toEqual([]);
  expect(notificationKindsOf(person("piedAdmin", ["order"], "staff"))).toEqual([]);
});

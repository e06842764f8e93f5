import { expect, test } from "vitest";
import { STATUS_GROUPS } from "./deal-status.ts";
import { overStatusesOf, overStatusOf, paidStatusesOf, paidStatusOf } from "./chosen-status.ts";

const STATUSES = STATUS_GROUPS.map((group, index) => ({
  ...{ id: `dls_${group}`, name: group, group, groupOrder: index + 1, order: 1 },
}));

test("budgets that are over may get any status but a finished one, out of which none is renewed", () => {
  expect(overStatusesOf(STATUSES).map(({ group }) => group)).toEqual([
    "open",
    "negotiation",
    "distributor",
    "refused",
  ]);
});

test.each([
  [null, "dls_open", null],
  ["dls_refused", "dls_open", "dls_refused"],
  ["dls_open", "dls_negotiation", "dls_open"],
  ["dls_open", "dls_open", null],
  ["dls_finished", "dls_open", null],
  ["dls_gone", "dls_open", null],
])("where %j is chosen, a budget with the status %j gets: %j", (chosen, current, gets) => {
  expect(overStatusOf(chosen, { current, statuses: STATUSES })?.id ?? null).toBe(gets);
});

test("paid orders may get any status but a refused one", () => {
  expect(paidStatusesOf(STATUSES).map(({ group }) => group)).toEqual([
    "open",
    "negotiation",
    "distributor",
    "finished",
  ]);
});

test.each([
  [null, "open", null],
  ["dls_negotiation", "open", "dls_negotiation"],
  ["dls_negotiation", "negotiation", null],
  // It never goes back, and what was refused stays so.
  ["dls_negotiation", "finished", null],
  ["dls_negotiation", "refused", null],
  ["dls_refused", "open", null],
  ["dls_gone", "open", null],
] as const)("where %j is chosen, an order that is %s gets by its payment: %j", (chosen, group, gets) => {
  const current = STATUSES.find((one) => one.group === group);
  expect(current && (paidStatusOf(chosen, { current, statuses: STATUSES })?.id ?? null)).toBe(gets);
});

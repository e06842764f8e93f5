import { expect, test } from "vitest";
import { STATUS_GROUPS } from "./deal-status.ts";
import { overStatusesOf, overStatusOf } from "./over-status.ts";

const STATUSES = STATUS_GROUPS.map((group, index) => ({
  ...{ id: `dls_${group}`, name: group, group, groupOrder: index + 1, order: 1 },
}));

test("budgets that are over may get any status but a finished one, out of which none is renewed", () => {
  expect(overStatusesOf(STATUSES).map(({ group }) => group)).toEqual(["open", "negotiation", "refused"]);
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

import { expect, test } from "vitest";
import { RequestSettingsSchema } from "#domain/settings/request-settings-schema.ts";
import type { DealStatus, StatusGroup } from "./deal-status.ts";
import { requestActions, type RequestActions, type RequestViewer, statusTargets } from "./request-actions.ts";

const status = (group: StatusGroup, groupOrder: number): DealStatus => ({
  ...{ id: group, name: group, group, groupOrder, order: 1 },
});
const STATUSES = [
  status("open", 1),
  status("negotiation", 2),
  status("finished", 3),
  status("refused", 4),
] as const;
const [OPEN, NEGOTIATED, FINISHED, REFUSED] = STATUSES;

const EVERYTHING: RequestViewer = {
  type: "integrator",
  held: ["budget", "budget.edit", "budget.duplicate", "budget.toOrder", "order", "order.edit"],
  actions: { updateExpiredBudget: true },
};

function actionsOf({
  type = "budget",
  at = OPEN,
  isFixed = false,
  block = "finished",
  today = "2026-11-22",
  viewer = {},
  settings = {},
}: {
  type?: "budget" | "order";
  at?: DealStatus;
  isFixed?: boolean;
  block?: string;
  today?: string;
  viewer?: Partial<RequestViewer>;
  settings?: object;
}): string[] {
  const actions = requestActions(
    { type, expiresOn: "2026-11-22", status: at, isFixed },
    { ...EVERYTHING, ...viewer },
    {
      settings: RequestSettingsSchema.parse({ budgetExpiry: { active: true }, ...settings }),
      ...{ statuses: STATUSES, statusToBlockEdition: block, today },
    },
  );
  return Object.keys(actions).filter((key) => actions[key as keyof RequestActions] === true);
}

test.each([
  [{}, ["edit", "editFreight", "duplicate", "toOrder"]],
  [{ today: "2026-11-23" }, ["isExpired", "duplicate", "updateExpired"]],
  [{ at: FINISHED, isFixed: true }, ["duplicate"]],
  [{ at: FINISHED, isFixed: true, today: "2026-11-23" }, ["isExpired", "duplicate"]],
  [{ at: REFUSED, isFixed: true, today: "2026-11-23" }, ["isExpired", "duplicate", "updateExpired"]],
  [{ at: NEGOTIATED, block: "negotiation" }, ["duplicate", "toOrder"]],
  [{ at: NEGOTIATED, block: "negotiation", today: "2026-11-23" }, ["isExpired", "duplicate"]],
  [{ type: "order" as const, today: "2026-11-23" }, ["edit", "editFreight"]],
  [{ type: "order" as const, isFixed: true }, []],
])("a request of which %j holds offers %j", (at, offered) => {
  expect(actionsOf(at)).toEqual(offered);
});

test.each([
  [{ held: ["budget"] as const }, {}, ["isExpired", "updateExpired"]],
  [{ held: [] }, {}, ["isExpired"]],
  [{ actions: {} }, {}, ["isExpired", "duplicate"]],
  [{}, { enableUpdateExpiredBudget: false }, ["isExpired", "duplicate"]],
  [
    { type: "staff" as const },
    { enableUpdateExpiredBudget: false },
    ["isExpired", "duplicate", "updateExpired"],
  ],
])("an expired budget, seen by %j where %j is set, offers %j", (viewer, settings, offered) => {
  expect(actionsOf({ today: "2026-11-23", viewer, settings })).toEqual(offered);
});

test.each([
  [
    "staff who may edit details",
    ["order", "order.details.edit"],
    OPEN,
    ["negotiation", "finished", "refused"],
  ],
  ["staff who may edit details", ["order", "order.details.edit"], FINISHED, []],
  [
    "who may edit all of it",
    ["order", "order.details.edit", "order.edit"],
    FINISHED,
    ["open", "negotiation", "refused"],
  ],
  ["who may only see orders", ["order"], OPEN, []],
  ["who may edit what they do not see", ["order.details.edit"], OPEN, []],
  ["who may edit budgets", ["budget", "budget.details.edit", "order"], OPEN, []],
] as const)("%s with %j gives an order at %j the statuses %j", (_who, held, status, targets) => {
  const given = (type: "staff" | "integrator") =>
    statusTargets({ type: "order", status }, { type, held }, STATUSES).map(({ id }) => id);
  expect(given("staff")).toEqual(targets);
  expect(given("integrator")).toEqual([]);
});

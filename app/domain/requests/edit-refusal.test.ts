import { expect, test } from "vitest";
import type { Permission } from "#domain/access/permissions.ts";
import type { DealStatus, StatusGroup } from "./deal-status.ts";
import { editRefusal, type EditRefusal } from "./edit-refusal.ts";

const status = (name: string, group: StatusGroup, groupOrder: number, order: number): DealStatus => ({
  ...{ id: `dls_${name}`, name, group, groupOrder, order },
});
const NEW = status("Novo", "open", 1, 1);
const SENT = status("Enviado", "negotiation", 2, 1);
const DONE = status("Finalizado", "finished", 3, 1);
const FILED = status("Arquivado", "finished", 3, 2);
const REFUSED = status("Recusado", "refused", 4, 1);
const STATUSES = [FILED, NEW, SENT, DONE, REFUSED];

const LAST_DAY = "2026-11-22";

function refusalOf({
  type = "budget",
  at = NEW,
  today = LAST_DAY,
  held = [`${type}.details.edit`],
  active = true,
  block = "finished",
}: {
  type?: "budget" | "order";
  at?: DealStatus;
  today?: string;
  held?: Permission[];
  active?: boolean;
  block?: string;
}): EditRefusal | null {
  return editRefusal(
    { type, expiresOn: LAST_DAY, status: at },
    { held, statuses: STATUSES, statusToBlockEdition: block, today, expiry: { active, days: 15 } },
  );
}

test.each([
  ["2026-11-22", true, null],
  ["2026-11-23", true, "expired"],
  ["2026-11-23", false, null],
] as const)(
  "a budget of 22 November on %s, where budgets expire (%s): %s [REQUEST-40]",
  (today, active, refusal) => {
    expect(refusalOf({ today, active })).toBe(refusal);
  },
);

test.each<[Permission[], EditRefusal | null]>([
  [["budget.edit"], "expired"],
  [["budget.edit", "budget.edit.all"], null],
  [["budget.details.edit", "budget.details.edit.all"], null],
  [["budget.edit.all"], null],
  [["order.edit", "order.details.edit"], "permission"],
])("with %j an expired budget is refused as %s [REQUEST-41]", (held, refusal) => {
  expect(refusalOf({ today: "2027-01-01", held })).toBe(refusal);
});

test.each<[string, DealStatus, string, EditRefusal | null]>([
  ["finished", NEW, "2027-01-01", null],
  ["finished", SENT, "2027-01-01", null],
  ["finished", DONE, LAST_DAY, "blocked"],
  ["finished", FILED, LAST_DAY, "blocked"],
  ["Enviado", NEW, LAST_DAY, null],
  ["Enviado", SENT, LAST_DAY, "blocked"],
  ["dls_Arquivado", DONE, LAST_DAY, null],
  ["finished", REFUSED, LAST_DAY, null],
  ["Nenhum destes", FILED, LAST_DAY, null],
])("an order with edition blocked from %s, at %j on %s: %s [REQUEST-42]", (block, at, today, refusal) => {
  expect(refusalOf({ type: "order", block, at, today })).toBe(refusal);
});

test("who may edit every budget, and no order, edits no order", () => {
  expect(refusalOf({ type: "order", held: ["budget.edit.all", "budget.details.edit.all"] })).toBe(
    "permission",
  );
});

test("the status that blocks holds for budgets too, and for those who may edit every budget", () => {
  expect(refusalOf({ at: DONE })).toBe("blocked");
  expect(refusalOf({ at: DONE, held: ["budget.details.edit.all"] })).toBe("blocked");
});

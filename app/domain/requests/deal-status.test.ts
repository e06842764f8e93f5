import { expect, test } from "vitest";
import {
  type DealStatus,
  hasReached,
  heirsOf,
  isLastOfGroup,
  isOnBoard,
  isReferredTo,
  isReopened,
  namedStatus,
  parentOfGroup,
  stockEffectOf,
} from "./deal-status.ts";
import { DealStatusInputSchema } from "./deal-status-schema.ts";
import { MARK_COLORS } from "#domain/shared/mark-colors.ts";

const NEW: DealStatus = { id: "s1", name: "Novo", group: "open", groupOrder: 1, order: 1 };
const WAITING: DealStatus = { id: "s2", name: "Aguardando", group: "open", groupOrder: 1, order: 2 };
const PAID: DealStatus = { id: "s3", name: "Pago", group: "negotiation", groupOrder: 2, order: 1 };
const DONE: DealStatus = { id: "s4", name: "Finalizado", group: "finished", groupOrder: 3, order: 1 };
const OFF: DealStatus = { id: "s5", name: "Cancelado", group: "refused", groupOrder: 4, order: 1 };
const ALL = [OFF, DONE, PAID, WAITING, NEW];

test.each([
  ["s2", WAITING],
  ["Pago", PAID],
  ["open", NEW],
  ["finished", DONE],
  ["Faturado", null],
])("the setting %s names a status by id, by name or by its group", (named, expected) => {
  expect(namedStatus(ALL, named)).toBe(expected);
});

test("a status is reached by itself and by those after it, never by a refused one", () => {
  expect(ALL.filter((status) => hasReached(status, WAITING))).toEqual([DONE, PAID, WAITING]);
  expect(hasReached(OFF, OFF)).toBe(false);
});

test("a status of the distributor's own is no column of the board, comes after negotiation, and its group may be empty", () => {
  const own = { ...PAID, id: "s6", name: "Em obra", group: "distributor" as const, groupOrder: 3 };
  const statuses = [NEW, PAID, own, { ...DONE, groupOrder: 4 }, { ...OFF, groupOrder: 5 }];
  expect(statuses.filter(isOnBoard)).toEqual(statuses.filter(({ id }) => id !== "s6"));
  expect(statuses.filter((mark) => hasReached(own, mark))).toEqual([NEW, PAID, own]);
  expect(stockEffectOf(own, { statuses, markedBy: PAID.id, isPaid: false })).toBe("takeOut");
  expect([isLastOfGroup(own, statuses), isReopened(own, NEW)]).toEqual([false, false]);
  expect([parentOfGroup("distributor", "order"), parentOfGroup("negotiation", "budget")]).toEqual([
    "distributor",
    "budget",
  ]);
});

test("statuses follow one another by the order of their group, then by their own [DEALSTATUS-02]", () => {
  const at = (groupOrder: number, order: number): DealStatus => ({
    ...{ id: `${String(groupOrder)}.${String(order)}`, name: "", group: "negotiation", groupOrder, order },
  });
  const inOrder = [at(1, 9), at(1, 10), at(2, 1), at(2, 2), at(10, 0)];
  for (const [place, status] of inOrder.entries()) {
    const reached = inOrder.filter((mark) => hasReached(status, mark));
    expect(reached).toEqual(inOrder.slice(0, place + 1));
  }
  // The first of a group is the first by that order, however they come.
  expect(namedStatus([...inOrder].reverse(), "negotiation")).toBe(inOrder[0]);
});

test("refused is what is in the group of that name, whatever it is called [DEALSTATUS-03]", () => {
  const on = { statuses: ALL, markedBy: PAID.id, isPaid: false };
  const named = (name: string, group: DealStatus["group"]) => ({ ...PAID, id: "s9", name, group });
  for (const group of ["open", "negotiation", "finished"] as const) {
    expect(stockEffectOf(named("Recusado", group), on)).toBe("takeOut");
    expect(hasReached(named("refused", group), PAID)).toBe(true);
  }
  expect(stockEffectOf(named("Sem interesse", "refused"), on)).toBe("giveBack");
  expect(hasReached(named("Sem interesse", "refused"), PAID)).toBe(false);
});

test.each([
  [PAID, PAID.id, false, "takeOut"],
  [DONE, PAID.id, false, "takeOut"],
  [WAITING, PAID.id, false, "bringBack"],
  // A payment counts as the status named Pago, whatever status the order has.
  [WAITING, PAID.id, true, "takeOut"],
  [NEW, WAITING.id, true, "takeOut"],
  [PAID, "finished", true, "keep"],
  [NEW, "finished", true, "keep"],
  [DONE, "finished", true, "takeOut"],
  [PAID, "finished", false, "bringBack"],
  [OFF, PAID.id, true, "giveBack"],
  [OFF, "Faturado", false, "giveBack"],
  [DONE, "Faturado", false, "none"],
  [NEW, "Faturado", true, "takeOut"],
] as const)("an order at %o, with the mark %s and paid %s: %s", (status, markedBy, isPaid, effect) => {
  expect(stockEffectOf(status, { statuses: ALL, markedBy, isPaid })).toBe(effect);
});

test("where no status is called so, a payment alone reaches none", () => {
  const statuses = ALL.filter((status) => status !== PAID);
  expect(stockEffectOf(NEW, { statuses, markedBy: WAITING.id, isPaid: true })).toBe("keep");
  expect(stockEffectOf(WAITING, { statuses, markedBy: WAITING.id, isPaid: true })).toBe("takeOut");
});

test("leaving a finished or refused status reopens an order, moving within its group does not", () => {
  expect(isReopened(DONE, PAID)).toBe(true);
  expect(isReopened(OFF, DONE)).toBe(true);
  expect(isReopened(DONE, { ...DONE, id: "s6" })).toBe(false);
  expect(isReopened(PAID, NEW)).toBe(false);
});

test.each([
  [PAID, "order", {}, true],
  [PAID, "budget", {}, false],
  [WAITING, "order", {}, false],
  [WAITING, "order", { statusToDiscountStock: "s2" }, true],
  [WAITING, "budget", { statusToBlockEdition: "Aguardando" }, true],
  // A group means its first status, which may change.
  [DONE, "order", {}, false],
] as const)("%o of %s with the marks %o is referred to: %s", (status, type, marks, isSo) => {
  const usual = { statusToDiscountStock: "", statusToBlockEdition: "finished", statusToSetBillingDate: "" };
  expect(isReferredTo(status, { type, marks: { ...usual, ...marks } })).toBe(isSo);
});

test("open, finished and refused always have a status; negotiation may have none", () => {
  expect(ALL.filter((status) => isLastOfGroup(status, ALL))).toEqual([OFF, DONE]);
});

test("what is in a status goes to one with the same effect on stock, and a budget to any", () => {
  const asked = { statuses: ALL, markedBy: PAID.id };
  expect(heirsOf(WAITING, { ...asked, type: "order" })).toEqual([NEW]);
  expect(heirsOf(PAID, { ...asked, type: "order" })).toEqual([DONE]);
  expect(heirsOf(OFF, { ...asked, type: "order" })).toEqual([]);
  expect(heirsOf(WAITING, { ...asked, type: "budget" })).toEqual([OFF, DONE, PAID, NEW]);
});

test("each colour to choose from is one that a status may have", () => {
  for (const { color } of MARK_COLORS) {
    const input = { type: "order", name: "Novo", group: "open", color };
    expect([color, DealStatusInputSchema.safeParse(input).success]).toEqual([color, true]);
  }
});

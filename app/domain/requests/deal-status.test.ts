import { expect, test } from "vitest";
import { type DealStatus, hasReached, isReopened, namedStatus, stockEffectOf } from "./deal-status.ts";

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

test.each([
  [PAID, PAID, false, "takeOut"],
  [DONE, PAID, false, "takeOut"],
  [WAITING, PAID, false, "bringBack"],
  [WAITING, PAID, true, "none"],
  [OFF, PAID, true, "giveBack"],
  [OFF, null, false, "giveBack"],
  [DONE, null, false, "none"],
] as const)("an order that gets %o, with the mark %o and paid %s: %s", (to, mark, isPaid, effect) => {
  expect(stockEffectOf(to, mark, isPaid)).toBe(effect);
});

test("leaving a finished or refused status reopens an order, moving within its group does not", () => {
  expect(isReopened(DONE, PAID)).toBe(true);
  expect(isReopened(OFF, DONE)).toBe(true);
  expect(isReopened(DONE, { ...DONE, id: "s6" })).toBe(false);
  expect(isReopened(PAID, NEW)).toBe(false);
});

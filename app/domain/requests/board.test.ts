import { expect, test } from "vitest";
import { liftMoved, mayUseBoard, moveCard, viewOf } from "./board.ts";

const PRO = { extraItem: true, importRequestFile: true };

test.each([
  ["order", "admin", {}, true],
  ["order", "staff", PRO, true],
  ["budget", "admin", PRO, true],
  ["budget", "staff", {}, false],
  ["budget", "staff", { extraItem: true }, false],
  ["order", "integrator", PRO, false],
  ["budget", "integrator", PRO, false],
] as const)("the board of %ss for %s with %j: %s [REQUEST-17]", (type, side, actions, may) => {
  expect(mayUseBoard(type, { type: side, actions })).toBe(may);
});

test.each([
  ["budget", null, true, "list"],
  ["order", null, true, "board"],
  ["budget", "board", true, "board"],
  ["order", "list", true, "list"],
  ["order", null, false, "list"],
  ["order", "board", false, "list"],
] as const)("%ss with the choice %s, allowed: %s, are shown as %s", (type, chosen, isBoardAllowed, view) => {
  expect(viewOf(type, { chosen, isBoardAllowed })).toBe(view);
});

const card = (id: string, statusId: string, totalCents: number | null = 100) => ({
  ...{ id, totalCents, totalPowerW: 1_000 },
  dealStatus: { id: statusId },
});
const column = (id: string, cards: ReturnType<typeof card>[], count = cards.length) => ({
  ...{ id, cards, count, totalCents: 100 * count, powerW: 1_000 * count },
});

test("a moved card is on top of its new column, and counts and sums of both follow", () => {
  const columns = [
    column("new", [card("a", "new"), card("b", "new")], 5),
    column("paid", [card("c", "paid")]),
  ];
  const [from, to] = moveCard(columns, { cardId: "b", to: { id: "paid" } });
  expect(from).toEqual({ ...column("new", [card("a", "new")]), count: 4, totalCents: 400, powerW: 4_000 });
  expect(to).toEqual(column("paid", [card("b", "paid"), card("c", "paid")]));
});

test("a card without a price leaves the totals, and one that is not there or already there changes nothing", () => {
  const columns = [column("new", [card("a", "new", null)]), column("paid", [])];
  const [from, to] = moveCard(columns, { cardId: "a", to: { id: "paid" } });
  expect([from?.totalCents, to?.totalCents, to?.count]).toEqual([100, 0, 1]);
  for (const [cardId, id] of [
    ["z", "paid"],
    ["a", "new"],
    ["a", "gone"],
  ] as const) {
    expect(moveCard(columns, { cardId, to: { id } })).toBe(columns);
  }
});

test("what was moved here stays on top, the latest first, where it still is", () => {
  const columns = [column("new", [card("a", "new"), card("b", "new"), card("c", "new"), card("d", "new")])];
  const moved = [
    { cardId: "c", to: "new" },
    { cardId: "d", to: "new" },
    { cardId: "b", to: "paid" },
  ];
  expect(liftMoved(columns, moved)[0]?.cards.map(({ id }) => id)).toEqual(["d", "c", "a", "b"]);
});

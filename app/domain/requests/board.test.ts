import { expect, test } from "vitest";
import { boardAfter, keepSame, partsOf, MAX_BOARD_CARDS, mayUseBoard, moreCards, viewOf } from "./board.ts";

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
  ...{ id, totalCents, returnedCents: null as number | null, totalPowerW: 1_000 },
  dealStatus: { id: statusId },
});
const column = (id: string, cards: ReturnType<typeof card>[], count = cards.length) => ({
  ...{ id, cards, count, totalCents: 100 * count, powerW: 1_000 * count },
});

const move = (moved: ReturnType<typeof card>, to: string, isKnown = false) => ({
  ...{ card: moved, to: { id: to }, isKnown },
});
const idsIn = (columns: readonly ReturnType<typeof column>[]) =>
  columns.map(({ cards }) => cards.map(({ id }) => id).join(""));

test("a moved card is on top of its new column at once, and counts and sums of both follow", () => {
  const columns = [
    column("new", [card("a", "new"), card("b", "new")], 5),
    column("paid", [card("c", "paid")]),
    column("sent", []),
  ];
  const [from, to, other] = boardAfter(columns, [move(card("b", "new"), "paid")]);
  expect(from).toEqual({ ...column("new", [card("a", "new")]), count: 4, totalCents: 400, powerW: 4_000 });
  expect(to).toEqual(column("paid", [card("b", "paid"), card("c", "paid")]));
  expect(other).toEqual(column("sent", []));
});

test("a card that gets a status without a column leaves the board, with its part of the sums", () => {
  const columns = [column("new", [card("a", "new"), card("b", "new")]), column("paid", [])];
  const [from, other] = boardAfter(columns, [move(card("b", "new"), "own")]);
  expect([from, other]).toEqual([column("new", [card("a", "new")]), column("paid", [])]);
  expect(boardAfter([column("new", [card("a", "new")])], [move(card("b", "new"), "own", true)])).toEqual([
    column("new", [card("a", "new")]),
  ]);
});

test("what was taken back of a card moves in no sum", () => {
  const moved = { ...card("a", "new", 500), returnedCents: 200 };
  const columns = [{ ...column("new", [moved]), totalCents: 300 }, column("paid", [])];
  const [from, to] = boardAfter(columns, [move(moved, "paid")]);
  expect([from?.totalCents, to?.totalCents]).toEqual([0, 300]);
});

test("a card without a price leaves the totals", () => {
  const columns = [column("new", [card("a", "new", null)]), column("paid", [])];
  const [from, to] = boardAfter(columns, [move(card("a", "new", null), "paid")]);
  expect([from?.totalCents, to?.totalCents, from?.count, to?.count]).toEqual([100, 0, 0, 1]);
});

test("what the portal has in its new column is counted once, and on top, the latest first", () => {
  const columns = [
    column("new", []),
    column("paid", [card("x", "paid"), card("b", "paid"), card("a", "paid")]),
  ];
  for (const isKnown of [false, true]) {
    const shown = boardAfter(columns, [
      move(card("a", "new"), "paid", isKnown),
      move(card("b", "new"), "paid", isKnown),
    ]);
    expect([idsIn(shown), shown.map(({ count }) => count)]).toEqual([
      ["", "bax"],
      [0, 3],
    ]);
  }
});

test("a card that is too old for the cards that the portal sends stays in sight, and is not counted twice", () => {
  const columns = [column("new", []), column("paid", [card("x", "paid")], 30)];
  const shown = boardAfter(columns, [move(card("a", "new"), "paid", true)]);
  expect([idsIn(shown), shown[1]?.count]).toEqual([["", "ax"], 30]);
});

test("a deleted card is gone at once, and its column's count and sums go down", () => {
  const columns = [column("new", [card("a", "new"), card("b", "new")], 5), column("paid", [])];
  const shown = boardAfter(columns, [{ ...move(card("b", "new"), "paid"), to: null }]);
  expect(shown[0]).toEqual({
    ...column("new", [card("a", "new")]),
    count: 4,
    totalCents: 400,
    powerW: 4_000,
  });
  expect(shown[1]).toEqual(columns[1]);
});

test("one that the portal no longer has is not counted down twice, and a restored one is back", () => {
  const without = [column("new", [card("a", "new")], 4)];
  const gone = { ...move(card("b", "new"), "new"), to: null };
  expect(boardAfter(without, [gone])).toEqual(without);
  expect(boardAfter(without, [{ ...gone, isKnown: true }])).toEqual(without);
  const restored = [column("new", [card("a", "new"), card("b", "new")], 5)];
  expect(boardAfter(restored, [{ ...gone, isKnown: true }])).toEqual(restored);
});

test("a card that somebody else has moved on, or back, is left there", () => {
  const columns = [
    column("new", [card("a", "new")]),
    column("paid", []),
    column("sent", [card("b", "sent")]),
  ];
  const moves = [move(card("a", "new"), "paid", true), move(card("b", "new"), "paid")];
  expect(boardAfter(columns, moves)).toEqual(columns);
});

test("all cards of a column come in few steps, which together bring hardly twice as many", () => {
  const steps: number[] = [];
  for (let shown = 10; shown < MAX_BOARD_CARDS; shown = moreCards(shown)) steps.push(moreCards(shown));
  expect(steps).toEqual([20, 40, 80, 160, 320, 500]);
});

test("what a newer answer says as the one before stays the same object", () => {
  const shown = {
    ...card("a", "new"),
    ...{ expiresOn: null as string | null, tags: [{ id: "t" }] as { id: string }[] | null },
  };
  const columns = [
    { ...column("new", []), cards: [shown, { ...shown, id: "b" }] },
    { ...column("paid", []), cards: [{ ...shown, id: "c" }] },
  ];
  const [first, second] = keepSame(columns, structuredClone(columns));
  expect(first).toBe(columns[0]);
  expect(second).toBe(columns[1]);
  for (const change of [
    { totalCents: 2 },
    { expiresOn: "2026-11-30" },
    { dealStatus: { id: "paid" } },
    { tags: [] },
    { tags: [{ id: "u" }] },
    { tags: null },
    { more: 1 },
  ]) {
    const newer = structuredClone(columns);
    Object.assign(newer[0]?.cards[0] ?? {}, change);
    const [changed, unchanged] = keepSame(columns, newer);
    expect(changed).toEqual(newer[0]);
    expect(changed?.cards[0]).not.toBe(shown);
    expect(changed?.cards[1]).toBe(columns[0]?.cards[1]);
    expect(unchanged).toBe(columns[1]);
  }
});

test("a card in another column, and a column of another count, are what the newer answer says", () => {
  const columns = [column("new", [card("a", "new"), card("b", "new")]), column("paid", [])];
  const newer = [column("new", [card("b", "new")]), column("paid", [card("a", "paid")])];
  expect(keepSame(columns, newer)).toEqual(newer);
  const counted = [column("new", [card("a", "new"), card("b", "new")], 3), column("paid", [])];
  const [first, second] = keepSame(columns, counted);
  expect(first).toEqual(counted[0]);
  expect(first?.cards[0]).toBe(columns[0]?.cards[0]);
  expect(second).toBe(columns[1]);
});

test("a column's parts hold all cards in their order, and a card that comes or goes changes one of them", () => {
  const cards = Array.from({ length: 200 }, (_, at) => ({ id: `r${String(10 * at)}` }));
  const parts = partsOf(cards);
  expect(parts.flatMap((part) => part.cards)).toEqual(cards);
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...parts.map((part) => part.cards.length))).toBeLessThan(50);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
  const known = new Set(parts.map((part) => JSON.stringify(part)));
  const changed = (newer: typeof cards) => partsOf(newer).filter((part) => !known.has(JSON.stringify(part)));
  for (let at = 0; at < 20; at += 1) expect(changed([{ id: `new ${String(at)}` }, ...cards])).toHaveLength(1);
  for (const { id } of cards) {
    expect(changed(cards.filter((card) => card.id !== id)).length).toBeLessThanOrEqual(1);
  }
  expect(partsOf([])).toEqual([]);
});

import { expect, test } from "vitest";
import { type ListView, parseViews, refuseView, viewQuery } from "./list-views.ts";

const viewsOf = (count: number): ListView[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Visão ${String(index + 1)}`, query: "sort=name" }));

const CHEAP: ListView = { name: "Baratos", query: "maxPrice=500" };

test.each([
  [
    [
      ["sort", "-price"],
      ["page", "3"],
      ["q", "a b"],
    ],
    "q=a+b&sort=-price",
  ],
  [[["q", "ção&=;\"'()~"]], "q=%C3%A7%C3%A3o%26%3D%3B%22%27%28%29%7E"],
  [
    [
      ["q", ""],
      ["page", "2"],
    ],
    "visao=todas",
  ],
  [[], "visao=todas"],
] as const)("the address %j is the view %s", (params, query) => {
  expect(viewQuery(params, ["q", "sort"])).toBe(query);
});

test("the same filters in another order are the same view", () => {
  const names = ["active", "sort"];
  expect(
    viewQuery(
      [
        ["active", "no"],
        ["sort", "name"],
      ],
      names,
    ),
  ).toBe("active=no&sort=name");
  expect(
    viewQuery(
      [
        ["sort", "name"],
        ["active", "no"],
      ],
      names,
    ),
  ).toBe("active=no&sort=name");
});

test.each([
  ["", "NAME_MISSING"],
  ["   ", "NAME_MISSING"],
  ["baratos", "NAME_TAKEN"],
  [" BARATOS ", "NAME_TAKEN"],
  ["x".repeat(41), "NAME_TOO_LONG"],
  ["x".repeat(40), null],
  ["Caros", null],
])("beside a view “Baratos” the name %j is refused: %s", (name, refusal) => {
  expect(refuseView([CHEAP], { name, query: "q=1" })).toBe(refusal);
});

test("a list has up to 20 views, each with an address of up to 1,500 characters", () => {
  expect([refuseView(viewsOf(19), CHEAP), refuseView(viewsOf(20), CHEAP)]).toEqual([null, "TOO_MANY"]);
  const query = `q=${"x".repeat(1_498)}`;
  expect(refuseView([], { name: "Longa", query })).toBeNull();
  expect(refuseView([], { name: "Longa", query: `${query}x` })).toBe("TOO_LONG");
});

test("what a browser kept is read as views, and what is none is left out", () => {
  expect(parseViews([CHEAP, { name: 1, query: "q=1" }, null, "x"])).toEqual([CHEAP]);
  expect(parseViews(viewsOf(21))).toEqual(viewsOf(20));
  expect(parseViews({ views: [] })).toBeNull();
});

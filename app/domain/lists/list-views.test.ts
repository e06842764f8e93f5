import { expect, test } from "vitest";
import { addView, type ListView, parseViews, removeView, renameView, viewQuery } from "./list-views.ts";

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

test("a view is kept under its name, without the spaces around it", () => {
  expect(addView([CHEAP], { name: "  Caros ", query: "minPrice=900" })).toEqual({
    views: [CHEAP, { name: "Caros", query: "minPrice=900" }],
  });
});

test.each([
  ["", "NAME_MISSING"],
  ["   ", "NAME_MISSING"],
  ["baratos", "NAME_TAKEN"],
  [" BARATOS ", "NAME_TAKEN"],
  ["x".repeat(41), "NAME_TOO_LONG"],
])("the name %j is refused: %s", (name, refusal) => {
  expect(addView([CHEAP], { name, query: "q=1" })).toEqual({ refusal });
  expect(renameView([CHEAP, { name: "Caros", query: "q=2" }], "Caros", name)).toEqual({ refusal });
});

test("a name has up to 40 characters", () => {
  const name = "x".repeat(40);
  expect(addView([], { name, query: "q=1" })).toEqual({ views: [{ name, query: "q=1" }] });
});

test("a list has up to 20 views", () => {
  const added = addView(viewsOf(19), CHEAP);
  expect("views" in added && added.views).toHaveLength(20);
  expect(addView(viewsOf(20), CHEAP)).toEqual({ refusal: "TOO_MANY" });
});

test("a view has an address of up to 1,500 characters", () => {
  const query = `q=${"x".repeat(1_498)}`;
  expect(addView([], { name: "Longa", query })).toEqual({ views: [{ name: "Longa", query }] });
  expect(addView([], { name: "Longa", query: `${query}x` })).toEqual({ refusal: "TOO_LONG" });
});

test("a view may be given its own name in other letters, and keeps its place", () => {
  const other = { name: "Caros", query: "minPrice=900" };
  expect(renameView([CHEAP, other], "Baratos", "BARATOS")).toEqual({
    views: [{ name: "BARATOS", query: "maxPrice=500" }, other],
  });
});

test("a view that was deleted is gone, the others stay", () => {
  const other = { name: "Caros", query: "minPrice=900" };
  expect(removeView([CHEAP, other], "Baratos")).toEqual([other]);
});

test("what a browser kept is read as views, and what is none is left out", () => {
  expect(parseViews([CHEAP, { name: 1, query: "q=1" }, null, "x"])).toEqual([CHEAP]);
  expect(parseViews(viewsOf(21))).toEqual(viewsOf(20));
  expect(parseViews({ views: [] })).toBeNull();
});

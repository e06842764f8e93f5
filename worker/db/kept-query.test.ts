import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepQuery, remember } from "./kept-query.ts";
import { popup } from "./schema/kernel.ts";

test("a kept query is written once, and takes the values and the answer of each request", () => {
  let builds = 0;
  const readPopup = keepQuery((orm) => {
    builds += 1;
    return orm
      .select({ id: popup.id, active: popup.active })
      .from(popup)
      .where(and(eq(popup.distributorId, sql.placeholder("distributorId")), eq(popup.active, true)))
      .limit(2);
  });
  const [first, second] = [readPopup({ distributorId: "dst_1" }), readPopup({ distributorId: "dst_2" })];
  expect([first.params, second.params]).toEqual([
    ["dst_1", 1, 2],
    ["dst_2", 1, 2],
  ]);
  expect(second.sql).toBe(first.sql);
  expect(builds).toBe(1);
  const answer = { columns: ["id", "active"], rows: [["pop_1", 0]], rowsAffected: 0 };
  expect(second.toRows(answer)).toEqual([{ id: "pop_1", active: false }]);
});

test("what is made of an answer is made once for each answer, and changed by nobody", () => {
  const read = keepQuery((orm) =>
    orm
      .select({ id: popup.id })
      .from(popup)
      .where(eq(popup.distributorId, sql.placeholder("distributorId"))),
  );
  let makes = 0;
  const make = (rows: { id: string }[]) => {
    makes += 1;
    return { ids: rows.map(({ id }) => id) };
  };
  const { toRows } = remember(read, make, 2)({ distributorId: "dst_1" });
  const answered = (...ids: string[]) => ({ columns: ["id"], rows: ids.map((id) => [id]), rowsAffected: 0 });
  const first = toRows(answered("a"));
  expect(first).toEqual({ ids: ["a"] });
  expect(toRows(answered("a"))).toBe(first);
  expect(toRows(answered("a", "b"))).toEqual({ ids: ["a", "b"] });
  expect(toRows(answered("a"))).toBe(first);
  expect(makes).toBe(2);
  expect(() => first.ids.push("c")).toThrow(TypeError);

  // A third answer takes the place of the one that was asked for longest ago.
  toRows(answered("c"));
  expect(toRows(answered("a"))).toBe(first);
  toRows(answered("a", "b"));
  expect(makes).toBe(4);
});

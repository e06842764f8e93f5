import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepRow, remember } from "./kept-query.ts";
import { popup } from "./schema/kernel.ts";

test("a kept statement is written once, and takes the values and the answer of each request", () => {
  let builds = 0;
  const readTitle = keepRow((orm) => {
    builds += 1;
    const title = orm
      .select({ title: popup.title })
      .from(popup)
      .where(sql`${popup.id} = ${sql.placeholder("id")}`);
    return sql`select ${title}, ${true}`;
  });
  const [first, second] = [readTitle({ id: "pop_1" }), readTitle({ id: "pop_2" })];
  expect([first.params, second.params]).toEqual([
    ["pop_1", true],
    ["pop_2", true],
  ]);
  expect(second.sql).toBe(first.sql);
  expect(builds).toBe(1);
});

test("what is made of a text is made once for each text, and changed by nobody", () => {
  let makes = 0;
  const read = remember((text) => {
    makes += 1;
    return { ids: text.split(" ") };
  }, 2);
  const first = read("a");
  expect(first).toEqual({ ids: ["a"] });
  expect(read("a")).toBe(first);
  expect(read("a b")).toEqual({ ids: ["a", "b"] });
  expect(read("a")).toBe(first);
  expect(makes).toBe(2);
  expect(() => first.ids.push("c")).toThrow(TypeError);

  // A third text takes the place of the one that was asked for longest ago.
  read("c");
  expect(read("a")).toBe(first);
  read("a b");
  expect(makes).toBe(4);
});

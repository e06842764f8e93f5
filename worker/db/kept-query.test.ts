import type { ResultSet } from "@libsql/client/web";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepQuery } from "./kept-query.ts";
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
  const answer = { rows: [["pop_1", 0]] } as unknown as ResultSet;
  expect(second.toRows(answer)).toEqual([{ id: "pop_1", active: false }]);
});

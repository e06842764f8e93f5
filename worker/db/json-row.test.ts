import { getTableColumns, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { jsonRow } from "./json-row.ts";
import { role } from "./schema/access.ts";
import { popup } from "./schema/kernel.ts";

test("columns become one array, whose elements become the row that the columns describe", () => {
  const { array, toRow } = jsonRow({ id: popup.id, active: popup.active, pages: popup.whereToDisplay });
  expect(new SQLiteSyncDialect().sqlToQuery(sql`select ${array}`).sql).toBe(
    'select json_array("popup"."id", "popup"."active", "popup"."where_to_display")',
  );
  expect(toRow(["pop_1", 0, '["Requests"]'])).toEqual({ id: "pop_1", active: false, pages: ["Requests"] });
});

test("a cell that is null or not there is null", () => {
  const { toRow } = jsonRow(getTableColumns(role));
  expect(toRow(["dst_1", "rol_1", "Vendas", "staff", "[]", "{}", 1, null])).toEqual({
    distributorId: "dst_1",
    id: "rol_1",
    name: "Vendas",
    type: "staff",
    permissions: [],
    content: {},
    version: 1,
    updatedAt: null,
  });
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Query } from "./client.ts";
import { deleteRow, insertRow, updateRow, updateVersion, upsertRow } from "./row-writes.ts";
import { popup } from "./schema/kernel.ts";

function textOf(query: Query | undefined) {
  if (query === undefined || !("toSQL" in query)) throw new Error("no statement");
  return query.toSQL();
}

const ROW = {
  ...{ distributorId: "dst_1", id: "pop_1", title: "A", description: "B", whereToDisplay: ["Requests"] },
  ...{ displayFrequency: 3, active: false, createdAt: "t", updatedAt: "t" },
};

test("a row is added with its values as the database holds them, and defaults for the rest", () => {
  const { sql: text, params } = textOf(insertRow(popup, ROW).query);
  expect(text).toMatch(/^insert into "popup" \("distributor_id", "id", "title"/);
  // No picture, no link, no period; the first version.
  expect(params).toEqual(["dst_1", "pop_1", "A", "B", '["Requests"]', 3, 0, 1, "t", "t"]);
  const other = textOf(insertRow(popup, { ...ROW, image: null, title: "C", active: true }).query);
  expect(other.params).toEqual(["dst_1", "pop_1", "C", "B", null, '["Requests"]', 3, 1, 1, "t", "t"]);
});

test("a version is replaced by the next one, or refused as old", () => {
  const key = { distributorId: "dst_1", id: "pop_1", version: 4 };
  const [update, guard] = updateVersion(popup, key, { active: true, image: null }, "popup");
  expect(textOf(update?.query)).toEqual({
    sql: `update "popup" set "image" = ?, "active" = ?, "version" = version + 1 where ("popup"."distributor_id" = ? and "popup"."id" = ? and "popup"."version" = ?)`,
    params: [null, 1, "dst_1", "pop_1", 4],
  });
  expect(isDomainError(guard?.refusal?.(""), "STALE_VERSION")).toBe(true);
});

test("what the database works out becomes part of the statement", () => {
  const { query } = updateRow(popup, { distributorId: "d", active: true }, { title: sql`upper(${"a"})` });
  expect(textOf(query)).toEqual({
    sql: `update "popup" set "title" = upper(?) where ("popup"."distributor_id" = ? and "popup"."active" = ?)`,
    params: ["a", "d", 1],
  });
});

test("rows are taken out by their key, which names columns", () => {
  expect(textOf(deleteRow(popup, { distributorId: "d", id: "p" }).query)).toEqual({
    sql: `delete from "popup" where ("popup"."distributor_id" = ? and "popup"."id" = ?)`,
    params: ["d", "p"],
  });
  expect(() => deleteRow(popup, {})).toThrow("A key names columns");
});

test("null in a key means rows without a value", () => {
  const where = (startsOn: string | null) =>
    textOf(deleteRow(popup, { distributorId: "d", startsOn, version: 2 }).query);
  expect(where("2026-01-01").sql).toMatch(/"starts_on" = \?/);
  expect(where(null)).toEqual({
    sql: `delete from "popup" where ("popup"."distributor_id" = ? and "popup"."starts_on" is null and "popup"."version" = ?)`,
    params: ["d", 2],
  });
});

test("a key of which a value is missing means no row", () => {
  const { query } = deleteRow(popup, { distributorId: "d", id: undefined as unknown as string });
  expect(textOf(query).params).toEqual(["d", null]);
});

test("a condition of the database's own stands beside the key", () => {
  const onlyIf = sql`ends_on < ${"2026-01-01"}`;
  expect(textOf(updateRow(popup, { distributorId: "d" }, { active: false }, onlyIf).query)).toEqual({
    sql: `update "popup" set "active" = ? where ("popup"."distributor_id" = ? and (ends_on < ?))`,
    params: [0, "d", "2026-01-01"],
  });
  expect(textOf(deleteRow(popup, { distributorId: "d" }, onlyIf).query)).toEqual({
    sql: `delete from "popup" where ("popup"."distributor_id" = ? and (ends_on < ?))`,
    params: ["d", "2026-01-01"],
  });
  expect(textOf(deleteRow(popup, { distributorId: "d" }).query).params).toEqual(["d"]);
  expect(() => deleteRow(popup, {}, onlyIf)).toThrow("A key names columns");
});

test("a condition with an alternative is one condition", () => {
  const onlyIf = sql`ends_on is null or ends_on < ${"2026-01-01"}`;
  expect(textOf(deleteRow(popup, { distributorId: "d" }, onlyIf).query).sql).toBe(
    `delete from "popup" where ("popup"."distributor_id" = ? and (ends_on is null or ends_on < ?))`,
  );
});

test("a row that is there already stays, or takes what is named of the new one", () => {
  expect(textOf(upsertRow(popup, ROW, "keep").query).sql).toMatch(/ on conflict do nothing$/);
  const key = ["distributorId", "id"] as const;
  const plain = textOf(upsertRow(popup, ROW, { key, takes: ["title", "updatedAt"] }).query);
  expect(plain.sql).toMatch(
    / on conflict \("popup"."distributor_id", "popup"."id"\) do update set "title" = excluded."title", "updated_at" = excluded."updated_at"$/,
  );
  expect(plain.params).toEqual(textOf(insertRow(popup, ROW).query).params);
  const onlyIf = sql`${popup.version} < ${7}`;
  const bound = textOf(upsertRow(popup, ROW, { key, takes: ["title"], onlyIf }).query);
  expect(bound.sql).toMatch(/ set "title" = excluded."title" where "popup"."version" < \?$/);
  expect(bound.params.at(-1)).toBe(7);
});

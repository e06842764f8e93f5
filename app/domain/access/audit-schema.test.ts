import { expect, test } from "vitest";
import { AuditQuerySchema, encodeAuditCursor, readAuditQuery } from "./audit-schema.ts";

const position = { at: "2026-11-21T12:00:00.000Z", id: "aud_1" };

test("a cursor leads back to the place that it was made of", () => {
  expect(AuditQuerySchema.parse({ cursor: encodeAuditCursor(position) })).toEqual({ cursor: position });
});

test.each([
  "x",
  "WzFd",
  encodeAuditCursor({ at: "ontem", id: "aud_1" }),
  encodeAuditCursor({ ...position, id: "" }),
])("the cursor %j, which no answer gave, is refused", (cursor) => {
  expect(AuditQuerySchema.safeParse({ cursor }).success).toBe(false);
});

test.each([
  [{ from: "2026-02-28", until: "2026-03-01" }, true],
  [{ from: "2026-02-30" }, false],
  [{ until: "21/11/2026" }, false],
  [{ person: "a".repeat(100) }, true],
  [{ person: "a".repeat(101) }, false],
  [{ page: "2" }, false],
])("the query %j is taken: %s", (query, isTaken) => {
  expect(AuditQuerySchema.safeParse(query).success).toBe(isTaken);
});

test("fields left empty ask for nothing", () => {
  expect(AuditQuerySchema.parse({ from: "", until: "", person: "", event: "", cursor: "" })).toEqual({});
});

test("a page takes from its address what reads and leaves the rest", () => {
  const params = new URLSearchParams("from=2026-11-01&until=ontem&person=Ana&cursor=x&utm_source=mail");
  expect(readAuditQuery(params)).toEqual({ from: "2026-11-01", person: "Ana" });
});

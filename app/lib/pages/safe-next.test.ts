import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test.each([
  ["/requests", "/requests"],
  ["/requests?page=2&sort=name#last", "/requests?page=2&sort=name#last"],
  ["/", "/"],
  ["/busca?nome=caf%C3%A9", "/busca?nome=caf%C3%A9"],
  // A header cannot hold such a letter unencoded.
  ["/não", "/n%C3%A3o"],
  // An encoded slash stays part of one segment.
  ["/%2f%2fevil.test", "/%2f%2fevil.test"],
  ["/\tevil.test", "/evil.test"],
  [null, null],
  ["", null],
  ["requests", null],
  ["//evil.test", null],
  ["/\\evil.test", null],
  ["\\\\evil.test", null],
  ["/\t/evil.test", null],
  ["/\n/evil.test", null],
  ["/\r\n\\evil.test", null],
  ["/..//evil.test", null],
  ["/.//evil.test", null],
  ["/a/..//evil.test", null],
  ["https:evil.test", null],
  ["https://evil.test", null],
  [" /requests", null],
  ["javascript:alert(1)", null],
])("after signing in, %j leads to %j", (next, path) => {
  expect(safeNext(next)).toBe(path);
});

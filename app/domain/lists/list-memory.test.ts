import { expect, test } from "vitest";
import { readPageSize, readViewQuery } from "./list-memory.ts";

test.each([
  ["25", 25],
  ["50", 50],
  ["100", 100],
  ["24", null],
  ["26", null],
  ["101", null],
  ["025", null],
  ["", null],
  [null, null],
])("%j rows a page are read as %o", (text, size) => {
  expect(readPageSize(text)).toBe(size);
});

test.each([
  ["q=a+b&sort=-price&name=%C3%A7", "q=a+b&sort=-price&name=%C3%A7"],
  ["visao=todas", "visao=todas"],
  [`q=${"x".repeat(1_498)}`, `q=${"x".repeat(1_498)}`],
  [`q=${"x".repeat(1_499)}`, null],
  ["https://other.example/", null],
  ["q=1; Path=/", null],
  ["q=1\r\nset-cookie: a=b", null],
  ["", null],
  [null, null],
])("%j is read as the view %j", (text, query) => {
  expect(readViewQuery(text)).toBe(query);
});

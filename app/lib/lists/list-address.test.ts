import { expect, test } from "vitest";
import { hiddenParam, listAddress, readHidden, readPage, readSort } from "./list-address.ts";

const at = (search: string) => new URLSearchParams(search);

test.each([
  ["sort=name", { key: "name", direction: "asc" }],
  ["sort=-price", { key: "price", direction: "desc" }],
  ["sort=--price", null],
  ["sort=secret", null],
  ["sort=", null],
  ["", null],
])("the address ?%s asks for the order %o", (search, sort) => {
  expect(readSort(at(search), ["name", "price"])).toEqual(sort);
});

test.each([
  ["page=2", 2],
  ["page=1", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=1.5", 1],
  ["page=x", 1],
  ["", 1],
])("the address ?%s asks for page %d", (search, page) => {
  expect(readPage(at(search))).toBe(page);
});

test("another parameter begins at the first page, and what is empty goes", () => {
  expect(listAddress(at("a=1&b=&page=3&c=2"), { a: "5", c: null, d: "x" })).toBe("?a=5&d=x");
});

test.each([
  [["weight", "code"], "code.weight"],
  [["code"], "code"],
  [[], "nenhuma"],
])("the columns %j are left out by the address %s, and read from it", (keys, text) => {
  expect(hiddenParam(keys)).toBe(text);
  expect(readHidden(text)).toEqual(keys.toSorted());
});

import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("cells are parted by semicolons and a line ends as Windows ends it", () => {
  expect(csvLine(["Ana", "", "São Paulo, SP"])).toBe("Ana;;São Paulo, SP\r\n");
});

test.each([
  ['disse "oi"', '"disse ""oi"""'],
  ["a;b", '"a;b"'],
  ["duas\nlinhas", '"duas\nlinhas"'],
])("%j is put in quotes", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+5511", "'+5511"],
  ["-2+3", "'-2+3"],
  ["'=1+1", "''=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["a=1", "a=1"],
  ["1-2", "1-2"],
])("%j, which may begin a formula, stands as %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("a formula that also needs quotes gets both", () => {
  expect(csvLine(['=HYPERLINK("x";"y")'])).toBe('"\'=HYPERLINK(""x"";""y"")"\r\n');
});

test.each(["-2", "-0,35", "'quoted'"])("%j is no formula and stays as it is", (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

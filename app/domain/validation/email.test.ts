import { expect, test } from "vitest";
import { isEmail, normalizeEmail } from "./email.ts";

test.each([
  "vendas@exemplo.com.br",
  "Ana.Souza+kit@Solar-Norte.com",
  "a@b.co",
  `${"a".repeat(64)}@exemplo.com`,
  `a@${"b".repeat(63)}.com`,
  " ana@exemplo.com ",
])("%s is an e-mail address [VALID-07]", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "exemplo.com",
  "@exemplo.com",
  "ana@",
  "ana@exemplo", // one label
  "ana@exemplo..com",
  "ana@-exemplo.com",
  "ana@exemplo.com.",
  "ana@10.0.0.1",
  "ana..souza@exemplo.com",
  ".ana@exemplo.com",
  "ana@souza@exemplo.com",
  "ana souza@exemplo.com",
  "joão@exemplo.com",
  `${"a".repeat(65)}@exemplo.com`,
  `a@${"b".repeat(64)}.com`,
  `a@${"bbbbbbbbb.".repeat(25)}comm`, // 256 characters
])("%j is no e-mail address [VALID-07]", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("an address is kept in lower case without outer spaces", () => {
  expect(normalizeEmail(" Ana@Exemplo.COM ")).toBe("ana@exemplo.com");
});

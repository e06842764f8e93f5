import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { isCommonPassword } from "./is-common-password.ts";

test("the list holds the 10,000 commonest passwords, each once and in lower case", () => {
  const entries = COMMON_PASSWORDS.split("\n");
  expect(entries).toHaveLength(10_000);
  expect(new Set(entries).size).toBe(10_000);
  expect(entries.slice(0, 3)).toEqual(["123456", "password", "12345678"]);
  expect(entries.filter((entry) => !/^[!-~]+$/.test(entry) || entry !== entry.toLowerCase())).toEqual([]);
});

test.each([
  ["123456", "the commonest of all"],
  ["24081990", "the last of the list"],
  ["PassWord", "capitals"],
  ["P@ssw0rd", "signs for letters"],
  ["Password1!", "ends"],
  ["Qwerty123!", "ends"],
  ["#2026!Qwerty", "ends, before it"],
  ["P@$$w0rd#99", "signs and ends"],
  ["$unsh1ne!", "a sign for a letter that stands at an end"],
  ["1loveyou!", "1 for i"],
  ["F1ower22#", "1 for l"],
  ["7rustno1!", "7 for t, and a digit that belongs to the word"],
  ["M!chael#1", "! for i"],
  ["M4st3r#1", "4 for a, 3 for e"],
  ["Ma5ter#1", "5 for s"],
  ["P@ss##22", "four letters"],
  ["1Qaz2wsx!", "keys in a row"],
  ["Aa123456!", "mostly digits"],
  ["Ｐassword1!", "a wide P"],
  ["Senha@123", "Portuguese"],
  ["Brasil#2026", "Portuguese"],
  [`Password${"!1".repeat(124)}`, "256 characters"],
])("%j is a common password: %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "Girassol#2026",
  "Telhado+Solar9",
  "Inversor*12kW",
  "Password#Girassol7", // the word is only a part
  "Pass7-word", // a symbol within
  "@Sd222##", // asd222 is listed, but has three letters
  "",
  "#2026!",
  "1".repeat(256),
  `${"1".repeat(128)}ab${"!".repeat(126)}`,
])("%j is not common", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

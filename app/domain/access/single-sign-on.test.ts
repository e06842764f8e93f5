import { expect, test } from "vitest";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { isSingleSignOnReady, signedInAddress } from "./single-sign-on.ts";

const URL_OF_SHOP = "https://loja.example.com/entrar";

test.each([
  [URL_OF_SHOP, "s".repeat(32), true],
  [URL_OF_SHOP, "s".repeat(31), false], // at least as long as the hash
  ["javascript:alert(1)", "s".repeat(32), false],
  ["ftp://loja.example.com", "s".repeat(32), false],
])("the shop at %s with the secret %s is set up: %s", (url, secret, isReady) => {
  expect(isSingleSignOnReady(SettingsSchema.parse({ singleSignOn: { url, secret } }))).toBe(isReady);
});

test.each([
  [URL_OF_SHOP, "https://loja.example.com/entrar?token=a.b-c"],
  ["https://loja.example.com/?canal=b2b", "https://loja.example.com/?canal=b2b&token=a.b-c"],
  ["https://loja.example.com/#/inicio", "https://loja.example.com/?token=a.b-c#/inicio"],
  ["javascript:alert(1)", null],
  [undefined, null],
])("the token is put into the query of %s", (address, expected) => {
  expect(signedInAddress(address, "a.b-c")).toBe(expected);
});

import { expect, test } from "vitest";
import { isSiteOrigin, toSiteOrigin } from "./site-origin.ts";

test.each([
  ["https://www.telhadovivo.com.br", "https://www.telhadovivo.com.br"],
  ["  HTTPS://Telhado-Vivo.com.br/energia-solar?utm=1#kits ", "https://telhado-vivo.com.br"],
  ["telhadovivo.com.br/contato", "https://telhadovivo.com.br"],
  ["https://loja.telhadovivo.com.br:443/", "https://loja.telhadovivo.com.br"],
  ["https://loja.telhadovivo.com.br:8443/", "https://loja.telhadovivo.com.br:8443"],
  ["http://localhost:8788/index.html", "http://localhost:8788"],
  ["http://127.0.0.1:80", "http://127.0.0.1"],
  ["https://xn--energiasolarao-qjb.com.br", "https://xn--energiasolarao-qjb.com.br"],
])("the site of %s is %s", (typed, origin) => {
  expect(toSiteOrigin(typed)).toBe(origin);
  expect(isSiteOrigin(origin)).toBe(true);
});

test.each([
  "http://telhadovivo.com.br",
  "https://*.telhadovivo.com.br",
  "https://telhadovivo",
  "https://pessoa:senha@telhadovivo.com.br",
  "https://telhadovivo.com.br.",
  "https://-telhado.com.br",
  "javascript:alert(1)",
  "null",
  "",
  `https://${"a.".repeat(120)}com`,
])("%s is no site", (typed) => {
  expect(isSiteOrigin(toSiteOrigin(typed))).toBe(false);
});

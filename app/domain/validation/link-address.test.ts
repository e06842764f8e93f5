import { expect, test } from "vitest";
import { isHttpsAddress, isPortalPath } from "./link-address.ts";

test.each([
  ["https://sol.com.br", true],
  ["https://sol.com.br:8443/a/b.png?c=d#e", true],
  ["https://sol.com.br/com espaço", false],
  ["http://sol.com.br", false],
  ["https://localhost/a.png", false],
  ["https://nome:senha@sol.com.br", false],
  ["javascript:alert(1)", false],
  ["data:image/png;base64,AAAA", false],
  ["", false],
])("%s is an address elsewhere: %s", (text, expected) => {
  expect(isHttpsAddress(text)).toBe(expected);
});

test.each([
  ["/", true],
  ["/kitsIntegrator?minPower=5", true],
  ["/pictures/batteries.svg", true],
  ["//evil.test", false],
  ["/\\evil.test", false],
  ["/a\\b", false],
  ["/a b", false],
  ["kitsIntegrator", false],
  ["", false],
])("%s is a path of the portal: %s", (text, expected) => {
  expect(isPortalPath(text)).toBe(expected);
});

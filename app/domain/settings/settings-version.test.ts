import { expect, test } from "vitest";
import { settingsVersion } from "./settings-version.ts";

test("equal values have equal versions, and a change has another", () => {
  expect(settingsVersion({ a: true, b: "x" })).toBe(settingsVersion({ a: true, b: "x" }));
  expect(settingsVersion({ a: true, b: "x" })).not.toBe(settingsVersion({ a: false, b: "x" }));
});

import { expect, test } from "vitest";
import { anotherIntent, readIntent } from "./save-intent.ts";

test.each([
  ["a plain save goes under the form's key", "order", "cart_1", { intent: "order", key: "cart_1" }],
  ["a form without a key has none", "budget", "", { intent: "budget", key: null }],
  ["nor has another save of it", anotherIntent("budget", "req_1"), "", { intent: "budget", key: null }],
])("%s", (_title, value, key, expected) => {
  expect(readIntent(value, key)).toEqual(expected);
});

test("another save has a key of its own, the same at each press, and one more has another", () => {
  const pressed = readIntent(anotherIntent("budget", "req_1"), "cart_1");
  expect(pressed.intent).toBe("budget");
  expect(pressed.key).not.toBe("cart_1");
  expect(readIntent(anotherIntent("budget", "req_1"), "cart_1")).toEqual(pressed);
  expect(readIntent(anotherIntent("budget", "req_2"), "cart_1").key).not.toBe(pressed.key);
});

import { expect, test } from "vitest";
import { isLike } from "./is-like.ts";

const form = { name: "Goiânia", states: ["GO"], active: true };

test.each<[unknown, boolean]>([
  [{ name: "", states: [], active: false }, true],
  [{ name: "", states: {}, active: false }, false],
  [{ name: "", states: [] }, false],
  [{ name: "", states: [], active: "true" }, false],
  [null, false],
  ["Goiânia", false],
])("%j can be put back into the form: %s", (kept, expected) => {
  expect(isLike(form)(kept)).toBe(expected);
});

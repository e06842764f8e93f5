import { expect, test } from "vitest";
import { fnv1a } from "./fnv1a.ts";

// Vectors of the algorithm's authors (isthe.com/chongo/tech/comp/fnv), 32-bit FNV-1a.
test.each([
  ["", 0x81_1c_9d_c5],
  ["a", 0xe4_0c_29_2c],
  ["foobar", 0xbf_9c_f9_68],
])("the hash of “%s” is %d", (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

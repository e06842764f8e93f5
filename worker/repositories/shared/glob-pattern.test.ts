import { expect, test } from "vitest";
import { globPattern } from "./glob-pattern.ts";

test.each([
  ["b1", "*[bB]1*"],
  ["ca", "*[cçCÇ][aáàâãäAÁÀÂÃÄ]*"],
  // Characters that GLOB would read as wildcards or as the beginning of a class.
  ["5*?[]", "*5[*][?][[]]*"],
  ["%_^-", "*%_^-*"],
  ["ω", "*[ωΩ]*"],
])("%s is searched as %s", (folded, pattern) => {
  expect(globPattern(folded)).toBe(pattern);
});

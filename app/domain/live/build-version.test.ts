import { expect, test } from "vitest";
import { isOlderBuild, parseBuild } from "./build-version.ts";

test.each([
  ["1000", "1001", true],
  ["1000", "1000", false],
  ["1001", "1000", false],
  ["999", "1000", true],
  [null, "1000", false],
  ["", "1000", false],
  ["yesterday", "1000", false],
  ["1000", "tomorrow", false],
  ["-1", "1000", false],
])("a page built at %s is older than the build of %s: %s", (page, builtAt, isOlder) => {
  expect(isOlderBuild(page, builtAt)).toBe(isOlder);
});

test.each([
  ["1700000000000", "1700000000000"],
  ["999999999999999", "999999999999999"],
  ["1000000000000000", null],
  ["1e3", null],
  ["", null],
  [null, null],
])("%s as the time of a build is %s", (text, build) => {
  expect(parseBuild(text)).toBe(build);
});

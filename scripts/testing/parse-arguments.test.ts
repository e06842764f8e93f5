import { expect, test } from "vitest";
import { parseArguments } from "./parse-arguments.ts";

test.each([
  [[], [], []],
  [["unit", "api"], ["unit", "api"], []],
  [["e2e", "--", "portal.test"], ["e2e"], ["portal.test"]],
  [["e2e", "portal.test", "-t", "logo"], ["e2e"], ["portal.test", "-t", "logo"]],
  [["api", "-t", "Pix"], ["api"], ["-t", "Pix"]],
  [["--", "-t", "Pix"], [], ["-t", "Pix"]],
  [["e2e", "portal.test", "api"], ["e2e"], ["portal.test", "api"]],
])("%j names the projects %j and gives vitest %j", (args, projects, extraArgs) => {
  expect(parseArguments(args)).toEqual({ projects, extraArgs });
});

test("a first word that is no project is refused", () => {
  expect(() => parseArguments(["e2ee"])).toThrow('There is no test project "e2ee"');
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseReport, readReports } from "./read-reports.ts";

function reportOf(...statuses: string[]): string {
  const assertionResults = statuses.map((status, index) => ({ fullName: `test ${index}`, status }));
  const testResults = [{ name: "/a.test.ts", status: "passed", assertionResults }];
  return JSON.stringify({ testResults, commit: "abc" });
}

test("each test keeps its project, file, name and outcome", () => {
  expect(parseReport("party", reportOf("passed")).results).toEqual([
    { project: "party", file: "/a.test.ts", name: "test 0", outcome: "passed", inBrowser: false },
  ]);
});

test.each([
  ["e2e", { openedPage: true }, true],
  ["e2e", {}, false],
  ["widgets", {}, true],
] as const)("a test of %s with %j was in a browser: %s", (project, meta, inBrowser) => {
  const assertionResults = [{ fullName: "shown", status: "passed", meta }];
  const testResults = [{ name: "/a.test.ts", status: "passed", assertionResults }];
  const { results } = parseReport(project, JSON.stringify({ testResults, commit: "abc" }));
  expect(results[0]?.inBrowser).toBe(inBrowser);
});

test.each([
  ["passed", "passed"],
  ["failed", "failed"],
  ["skipped", "skipped"],
  ["pending", "skipped"],
  ["todo", "skipped"],
])("a test that vitest calls %s counts as %s", (status, outcome) => {
  expect(parseReport("unit", reportOf(status)).results[0]?.outcome).toBe(outcome);
});

test("a test file that did not load is a problem", () => {
  const json = JSON.stringify({
    testResults: [{ name: "/b.test.ts", status: "failed", assertionResults: [] }],
  });
  expect(parseReport("api", json).problems).toEqual(["/b.test.ts did not load (api)"]);
});

test.each([["{"], ["[]"], ["null"], ['{"testResults":1}']])("%s is not taken for a report", (json) => {
  expect(parseReport("api", json).problems).toHaveLength(1);
});

test("a folder gives the reports it has, names those it lacks and those of another commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  writeFileSync(join(folder, "unit.json"), reportOf("passed", "failed"));
  const { results, missing, problems } = readReports(folder, "abc");
  const ofAnother = readReports(folder, "def");
  rmSync(folder, { recursive: true });
  expect(results).toHaveLength(2);
  expect(problems).toEqual([]);
  expect(ofAnother.problems).toEqual(["unit.json is of commit abc, not of def"]);
  expect(missing).toEqual(["api", "party", "widgets", "e2e", "faults", "launcher"]);
});

test("a folder that does not exist lacks every report", () => {
  expect(readReports(join(tmpdir(), "no-such-folder"), "abc").missing).toHaveLength(7);
});

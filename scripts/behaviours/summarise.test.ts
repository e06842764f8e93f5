import { expect, test } from "vitest";
import { parseBehaviours } from "./parse-behaviours.ts";
import type { TestResult } from "./read-reports.ts";
import { formatOpen, formatRanges, formatSummary, summarise } from "./summarise.ts";

const DOCUMENT = parseBehaviours(`
## KITS: Kits
- \`KITS-01\` *domain* First.
- \`KITS-02\` *api* Second.
- \`KITS-03\` *browser* Third.
- \`KITS-04\` *room* Fourth.
## SEP: Separate sale
- \`SEP-01\` *domain* Fifth.
`);

function buildResult(name: string, changes: Partial<TestResult> = {}): TestResult {
  return { project: "unit", file: "a.test.ts", name, outcome: "passed", inBrowser: true, ...changes };
}

function provenBy(...results: TestResult[]): string[] {
  return [...summarise(DOCUMENT, results).proofs.keys()];
}

test.each([
  ["unit", "KITS-01"],
  ["api", "KITS-02"],
  ["faults", "KITS-02"],
  ["launcher", "KITS-02"],
  ["party", "KITS-04"],
  ["widgets", "KITS-03"],
  ["e2e", "KITS-03"],
] as const)("a passing test of %s proves %s", (project, id) => {
  const summary = summarise(DOCUMENT, [buildResult(`works [${id}]`, { project })]);
  expect([...summary.proofs.keys()]).toEqual([id]);
  expect(summary.problems).toEqual([]);
});

test("a claim in another layer is a problem and proves nothing", () => {
  const { proofs, problems } = summarise(DOCUMENT, [buildResult("works [KITS-02]")]);
  expect(proofs.size).toBe(0);
  expect(problems).toEqual(['wrong layer for KITS-02 (api): unit a.test.ts "works [KITS-02]"']);
});

test("a claim of what people see by a test that opened no page is a problem and proves nothing", () => {
  const asked = buildResult("answers [KITS-03]", { project: "e2e", inBrowser: false });
  const { proofs, problems } = summarise(DOCUMENT, [asked]);
  expect(proofs.size).toBe(0);
  expect(problems).toEqual(['KITS-03 without a page in a browser: e2e a.test.ts "answers [KITS-03]"']);
});

test("a claim in a skipped test is a problem and proves nothing", () => {
  const { proofs, problems } = summarise(DOCUMENT, [buildResult("later [KITS-01]", { outcome: "skipped" })]);
  expect(proofs.size).toBe(0);
  expect(problems).toEqual(['KITS-01 in a skipped test: unit a.test.ts "later [KITS-01]"']);
});

test("an unknown id is a problem", () => {
  const { problems } = summarise(DOCUMENT, [buildResult("works [KITS-99]")]);
  expect(problems).toEqual(['unknown id KITS-99: unit a.test.ts "works [KITS-99]"']);
});

test("three ids in a name are allowed, four are a problem", () => {
  const names = ["works [KITS-01, SEP-01, KITS-98]", "works [KITS-01, SEP-01, KITS-98, KITS-99]"];
  const found = names.map((name) => summarise(DOCUMENT, [buildResult(name)]).problems[0]);
  expect(found[0]).toMatch(/^unknown id KITS-98/);
  expect(found[1]).toMatch(/^more than three ids/);
});

test("a failing test takes the proof away, before or after a passing one", () => {
  const passed = buildResult("works [KITS-01]");
  const failed = buildResult("works otherwise [KITS-01]", { outcome: "failed" });
  expect(provenBy(passed, failed)).toEqual([]);
  expect(provenBy(failed, passed)).toEqual([]);
});

test("a behaviour proven in two projects names both", () => {
  const results = [
    buildResult("works [KITS-03]", { project: "widgets" }),
    buildResult("works [KITS-03]", { project: "e2e" }),
    buildResult("works again [KITS-03]", { project: "e2e" }),
  ];
  expect(summarise(DOCUMENT, results).proofs.get("KITS-03")?.projects).toEqual(["widgets", "e2e"]);
});

test("the summary counts each system and all of them", () => {
  const summary = summarise(DOCUMENT, [buildResult("works [KITS-01][SEP-01]")]);
  expect(formatSummary(DOCUMENT.systems, summary)).toEqual([
    "KITS         1/4   Kits  open: 2-4",
    "SEP          1/1   Separate sale",
    "Total        2/5",
  ]);
});

test.each([
  [[], ""],
  [[4], "4"],
  [[1, 2, 3, 7], "1-3, 7"],
  [[1, 3, 4], "1, 3-4"],
])("the numbers %j read %s", (numbers, expected) => {
  expect(formatRanges(numbers)).toBe(expected);
});

test("the open list names what nothing proves", () => {
  const summary = summarise(DOCUMENT, [buildResult("works [KITS-01][SEP-01]")]);
  expect(formatOpen(DOCUMENT, summary)).toEqual([
    "KITS-02       api     Second.",
    "KITS-03       browser Third.",
    "KITS-04       room    Fourth.",
  ]);
});

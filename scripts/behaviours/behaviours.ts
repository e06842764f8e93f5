import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compareWithFloor, formatFloor, parseFloor } from "./floor.ts";
import { behavioursOf, parseBehaviours } from "./parse-behaviours.ts";
import { PROJECTS, readReports } from "./read-reports.ts";
import { runTestsClaiming } from "./run-tests.ts";
import { sabotage, type SabotageOptions } from "./sabotage.ts";
import { formatOpen, formatSummary, summarise } from "./summarise.ts";
import { readCommit } from "#scripts/stack/commit.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const REPORTS = join(ROOT, ".data/reports");
const FLOOR = join(ROOT, "docs/proven.txt");

const { values: options } = parseArgs({
  options: {
    keep: { type: "boolean" },
    open: { type: "boolean" },
    sabotage: { type: "string" },
    seed: { type: "string" },
  },
});

const document = parseBehaviours(readFileSync(join(ROOT, "docs/behaviours.md"), "utf8"));
const reports = readReports(REPORTS, readCommit());
const summary = summarise(document, reports.results);
const problems = [...document.problems, ...reports.problems, ...summary.problems];
for (const problem of problems) print(problem);

const succeeded =
  options.sabotage === undefined
    ? report()
    : await sabotageProven(readWanted(options.sabotage, options.seed));
process.exitCode = succeeded && problems.length === 0 ? 0 : 1;

/** Compares the proven behaviours with the floor. Only whole runs of all projects allow a verdict. */
function report(): boolean {
  const isWhole = reports.missing.length === 0;
  if (reports.missing.length === PROJECTS.length) {
    print(`No test reports in .data/reports: 0 of ${behavioursOf(document).length} behaviours proven.`);
  } else {
    for (const line of formatSummary(document.systems, summary)) print(line);
  }
  if (options.open) for (const line of formatOpen(document, summary)) print(line);
  if (!isWhole) print(`No report of: ${reports.missing.join(", ")}. Run npm test.`);
  const proven = new Set(behavioursOf(document).flatMap(({ id }) => (summary.proofs.has(id) ? [id] : [])));
  if (options.keep && isWhole && problems.length === 0) writeFileSync(FLOOR, formatFloor([...proven]));
  const floor = existsSync(FLOOR) ? parseFloor(readFileSync(FLOOR, "utf8")) : [];
  const differences = isWhole ? compareWithFloor(floor, proven) : [];
  for (const line of differences) print(line);
  return isWhole && differences.length === 0;
}

/** A number of behaviours to draw, or ids separated by commas; null for any other text. */
function readWanted(text: string, seedText?: string): SabotageOptions["wanted"] | null {
  if (/^[A-Z]+-\d+(,[A-Z]+-\d+)*$/.test(text)) return { ids: text.split(",") };
  const [count, seed] = [Number(text), Number(seedText ?? Date.now() % 100_000)];
  return Number.isInteger(count) && count >= 1 && Number.isInteger(seed) ? { count, seed } : null;
}

async function sabotageProven(wanted: SabotageOptions["wanted"] | null): Promise<boolean> {
  if (wanted === null) {
    print("Usage: npm run behaviours -- --sabotage 20 [--seed 1], or --sabotage KITS-08,SEP-01");
    return false;
  }
  return sabotage({
    root: ROOT,
    proofs: [...summary.proofs.values()],
    wanted,
    runTests: (ids, projects) => runTestsClaiming(ROOT, ids, projects),
    print,
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

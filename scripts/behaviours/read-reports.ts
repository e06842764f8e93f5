import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Layer } from "./parse-behaviours.ts";

/** The layer that each project's tests prove. */
export const LAYER_BY_PROJECT = {
  unit: "domain",
  api: "api",
  party: "room",
  widgets: "browser",
  e2e: "browser",
  faults: "api",
  launcher: "api",
} as const satisfies Record<string, Layer>;

export type Project = keyof typeof LAYER_BY_PROJECT;

export const PROJECTS = Object.keys(LAYER_BY_PROJECT).filter(isProject);

export interface TestResult {
  project: Project;
  file: string;
  name: string;
  outcome: "passed" | "failed" | "skipped";
  /** Whether the test ran in a browser: a component was rendered in one, or a journey opened a page. */
  inBrowser: boolean;
}

export interface Reports {
  results: TestResult[];
  /** Projects without a report. */
  missing: Project[];
  /** Unreadable reports, and test files that failed to load. */
  problems: string[];
}

/** Reads the reports of each project's last whole run in `folder`, in one or several parts.
 *  @param commit - the checked-out commit; reports of other commits are ignored */
export function readReports(folder: string, commit: string): Reports {
  const reports: Reports = { results: [], missing: [], problems: [] };
  for (const project of PROJECTS) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => isReportOf(project, name)) : [];
    if (names.length === 0) reports.missing.push(project);
    for (const name of names) {
      const {
        results,
        problems,
        commit: own,
      } = parseReport(project, readFileSync(join(folder, name), "utf8"));
      reports.results.push(...results);
      reports.problems.push(...problems);
      if (own !== commit) reports.problems.push(`${name} is of commit ${own || "?"}, not of ${commit}`);
    }
  }
  return reports;
}

function isReportOf(project: Project, name: string): boolean {
  return new RegExp(`^${project}(-\\d+)?\\.json$`).test(name);
}

interface ParsedReport extends Pick<Reports, "results" | "problems"> {
  /** The commit that the tests ran on; empty when the report has none. */
  commit: string;
}

/** Test results of a report in vitest's JSON format, to which the runner adds the commit. */
export function parseReport(project: Project, json: string): ParsedReport {
  let report: unknown;
  try {
    report = JSON.parse(json);
  } catch (error) {
    return { results: [], problems: [`${project}.json is no JSON: ${String(error)}`], commit: "" };
  }
  const files = listField(report, "testResults");
  if (files === null) {
    return { results: [], problems: [`${project}.json is no report of vitest`], commit: "" };
  }
  return {
    results: files.flatMap((file) => resultsOf(project, file)),
    problems: files.filter(isUnloaded).map((file) => `${textField(file, "name")} did not load (${project})`),
    commit: textField(report, "commit"),
  };
}

function resultsOf(project: Project, file: unknown): TestResult[] {
  return (listField(file, "assertionResults") ?? []).map((assertion) => ({
    project,
    file: textField(file, "name"),
    name: textField(assertion, "fullName"),
    outcome: outcomeOf(textField(assertion, "status")),
    inBrowser: project === "widgets" || field(field(assertion, "meta"), "openedPage") === true,
  }));
}

/** vitest calls a test that did not run skipped, pending, todo or disabled. */
function outcomeOf(status: string): TestResult["outcome"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

function isUnloaded(file: unknown): boolean {
  return textField(file, "status") === "failed" && listField(file, "assertionResults")?.length === 0;
}

function isProject(name: string): name is Project {
  return name in LAYER_BY_PROJECT;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function listField(value: unknown, name: string): unknown[] | null {
  const list = field(value, name);
  return Array.isArray(list) ? list : null;
}

function textField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" ? text : "";
}

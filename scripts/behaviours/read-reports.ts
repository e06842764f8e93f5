import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Layer } from "./parse-behaviours.ts";

/** The layer that the tests of each project prove. */
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
  /** Whether a browser was there: components are shown in one, a journey has opened a page in one. */
  inBrowser: boolean;
}

export interface Reports {
  results: TestResult[];
  /** Projects without a report. */
  missing: Project[];
  /** Reports that cannot be read, and test files that did not even load. */
  problems: string[];
}

/** Reads what the last whole run of each project left in `folder`, in one report or in several parts.
 *  @param commit - the one that is checked out: reports of another one prove nothing of it */
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
  /** The one that the tests ran on; empty when the report does not say. */
  commit: string;
}

/** Test results of one report in vitest's JSON format, to which the runner adds the commit. */
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

/** vitest says skipped, pending, todo or disabled of a test that did not run. */
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

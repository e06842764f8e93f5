import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { assertResearchChange, RESEARCH_MOVES } from "./research.ts";
import { ResearchInputSchema, SurveyVoteSchema } from "./survey-schema.ts";
import type { ResearchStatus, ScaleStart } from "./survey-terms.ts";
import { listTrendMonths } from "./trend-months.ts";

interface Facts {
  question: string;
  scaleStart: ScaleStart;
  status: ResearchStatus;
}

const draft: Facts = { question: "Recomendaria?", scaleStart: 0, status: "draft" };

function refusalOf(before: Facts, after: Facts): unknown {
  try {
    assertResearchChange(before, after);
    return null;
  } catch (error) {
    if (isDomainError(error, "INVALID_BODY")) return error.details.issues.map(({ field }) => field);
    return isDomainError(error) ? error.code : error;
  }
}

test("every state of a survey can be reached", () => {
  expect(unreachableStates(RESEARCH_MOVES, "draft")).toEqual([]);
});

test.each([
  ["draft", "active", null],
  ["active", "closed", null],
  ["closed", "active", null],
  ["active", "active", null],
  ["draft", "closed", "INVALID_TRANSITION"],
  ["active", "draft", "INVALID_TRANSITION"],
  ["closed", "draft", "INVALID_TRANSITION"],
] as const)("a survey goes from %s to %s: %s", (from, to, expected) => {
  expect(refusalOf({ ...draft, status: from }, { ...draft, status: to })).toBe(expected);
});

test("question and scale change in a draft only", () => {
  const other: Facts = { question: "Gostou?", scaleStart: 1, status: "draft" };
  expect(refusalOf(draft, other)).toBeNull();
  const active: Facts = { ...draft, status: "active" };
  expect(refusalOf(active, { ...other, status: "active" })).toEqual(["question", "scaleStart"]);
});

test("a survey needs somebody to ask, and its reasons differ", () => {
  const input = { title: "NPS", question: "Recomendaria?", audience: ["admin"] };
  expect(ResearchInputSchema.parse(input)).toEqual({ ...input, scaleStart: 0, reasons: [] });
  expect(ResearchInputSchema.safeParse({ ...input, audience: [] }).success).toBe(false);
  expect(ResearchInputSchema.safeParse({ ...input, audience: ["piedAdmin"] }).success).toBe(false);
  expect(ResearchInputSchema.safeParse({ ...input, reasons: ["Preço", "Preço"] }).success).toBe(false);
  expect(ResearchInputSchema.safeParse({ ...input, scaleStart: 2 }).success).toBe(false);
});

test("an empty text of an answer is none, and scores are whole numbers from 0 to 10", () => {
  expect(SurveyVoteSchema.parse({ scoreValue: 0, commentary: "  " })).toEqual({
    scoreValue: 0,
    positiveFeedback: null,
    negativeFeedback: null,
    commentary: null,
  });
  for (const scoreValue of [-1, 11, 7.5]) {
    expect(SurveyVoteSchema.safeParse({ scoreValue }).success).toBe(false);
  }
});

test("the months of a trend begin and end at midnight of the time zone, also over the turn of a year", () => {
  // 1 January, 02:00 UTC is 31 December, 23:00 in São Paulo (UTC−3).
  expect(listTrendMonths("2026-01-01T02:00:00.000Z", "America/Sao_Paulo", 2)).toEqual([
    { month: "2025-11", from: "2025-11-01T03:00:00.000Z", until: "2025-12-01T03:00:00.000Z" },
    { month: "2025-12", from: "2025-12-01T03:00:00.000Z", until: "2026-01-01T03:00:00.000Z" },
  ]);
});

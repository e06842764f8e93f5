import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { assertTransition, type TransitionTable } from "#domain/shared/transitions.ts";
import type { ResearchStatus, ScaleStart } from "./survey-terms.ts";

/** Allowed transitions of a survey. An ended survey may be activated again. */
export const RESEARCH_MOVES = {
  draft: ["active"],
  active: ["closed"],
  closed: ["active"],
} as const satisfies TransitionTable<ResearchStatus>;

interface ResearchFacts {
  question: string;
  scaleStart: ScaleStart;
  status: ResearchStatus;
}

/** Refuses a change that would mix answers to different questions: after the first invitation, question and scale are
 *  fixed.
 *  @throws DomainError INVALID_TRANSITION, INVALID_BODY with FIXED_ONCE_ASKED */
export function assertResearchChange(before: ResearchFacts, after: ResearchFacts): void {
  if (before.status !== after.status) {
    assertTransition("research", RESEARCH_MOVES, before.status, after.status);
  }
  if (before.status === "draft") return;
  const issues = (["question", "scaleStart"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field): FieldIssue => ({ field, code: "FIXED_ONCE_ASKED", message: "people were asked already" }));
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}

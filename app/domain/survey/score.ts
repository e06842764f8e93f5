import type { ScaleStart } from "./survey-terms.ts";

export const HIGHEST_SCORE = 10;
/** Highest score of a detractor. */
export const DETRACTOR_MAX = 6;
const PASSIVE_MAX = 8;

export const SCORE_CLASSES = ["detractor", "passive", "promoter"] as const;
export type ScoreClass = (typeof SCORE_CLASSES)[number];

/** From red at 1 to green at 10; near-black text is readable on each. */
const COLORS = [
  "#f47171",
  "#f58668",
  "#f79a5f",
  "#f8ae57",
  "#f9c251",
  "#f4d04e",
  "#d9d250",
  "#b8d158",
  "#94cf63",
  "#6fcb70",
] as const;

/** Colour of a score; 0 has the colour of 1.
 *  @throws RangeError for an invalid score */
export function scoreColor(score: number): string {
  const color = COLORS[Math.max(score, 1) - 1];
  if (color === undefined || score < 0) throw new RangeError(`not a score: ${String(score)}`);
  return color;
}

/** Class of a score: promoter (9, 10), detractor (6 or lower) or passive. */
export function scoreClass(score: number): ScoreClass {
  if (score <= DETRACTOR_MAX) return "detractor";
  return score <= PASSIVE_MAX ? "passive" : "promoter";
}

/** Possible scores, lowest first. */
export function scoresFrom(scaleStart: ScaleStart): number[] {
  return Array.from({ length: HIGHEST_SCORE - scaleStart + 1 }, (_, index) => scaleStart + index);
}

export type ClassCounts = Readonly<Record<ScoreClass, number>>;

/** Number of answers in each class.
 *  @param answersByScore - number of answers for each score */
export function countClasses(answersByScore: readonly { score: number; answers: number }[]): ClassCounts {
  const counts = { detractor: 0, passive: 0, promoter: 0 };
  for (const { score, answers } of answersByScore) counts[scoreClass(score)] += answers;
  return counts;
}

/** Net promoter score from -100 to 100: percentage of promoters minus percentage of detractors, rounded half away
 *  from zero once; null without answers.
 *  @example calculateNps({ detractor: 1, passive: 2, promoter: 5 }) // 50 */
export function calculateNps({ detractor, passive, promoter }: ClassCounts): number | null {
  const answers = detractor + passive + promoter;
  if (answers === 0) return null;
  const points = ((promoter - detractor) * 100) / answers;
  return Math.sign(points) * Math.round(Math.abs(points)) + 0;
}

import { calculateNps, type ClassCounts, countClasses, scoresFrom } from "#domain/survey/score.ts";
import { listTrendMonths } from "#domain/survey/trend-months.ts";
import {
  createResearchRepository,
  type Research,
  type ScoreCount,
} from "#worker/repositories/survey/survey-research-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authorisePlatform } from "#worker/services/shared/authorise.ts";

const TREND_MONTHS = 12;

/** A net promoter score with its counts; the score is null without answers. */
export interface Figure {
  nps: number | null;
  answers: number;
  counts: ClassCounts;
}

/** Results of a survey. */
export interface ResearchResults extends Figure {
  asked: number;
  postponed: number;
  /** Number of answers for each possible score. */
  distribution: ScoreCount[];
  /** The last twelve months, oldest first. */
  trend: (Figure & { month: string })[];
  distributors: (Figure & { distributorId: string; name: string })[];
}

/** Reads a survey with its results, and the operators who can follow up answers.
 *  @throws DomainError NOT_FOUND */
export function createReadResearch(scope: Scope) {
  return async function readResearch(id: string): Promise<{
    research: Research;
    results: ResearchResults;
    operators: { id: string; name: string }[];
    timeZone: string;
  }> {
    const { distributor, database } = authorisePlatform(scope);
    const { timeZone } = distributor.settings;
    const researches = createResearchRepository(database);
    const months = listTrendMonths(scope.now().toISOString(), timeZone, TREND_MONTHS);
    const [research, figures, operators] = await Promise.all([
      researches.getResearch(id),
      researches.readFigures(id, months),
      researches.listOperators(),
    ]);
    const { asked, postponed, byScore, byMonth, byDistributor } = figures;
    const named = new Map(byDistributor.map(({ distributorId, name }) => [distributorId, name]));
    const results = {
      ...figureOf(byScore),
      asked,
      postponed,
      distribution: scoresFrom(research.scaleStart).map((score) => ({
        score,
        answers: byScore.find((one) => one.score === score)?.answers ?? 0,
      })),
      trend: months.map(({ month }) => ({
        month,
        ...figureOf(byMonth.filter((one) => one.month === month)),
      })),
      distributors: [...named].map(([distributorId, name]) => ({
        distributorId,
        name,
        ...figureOf(byDistributor.filter((one) => one.distributorId === distributorId)),
      })),
    };
    return { research, results, operators, timeZone };
  };
}

function figureOf(scores: readonly ScoreCount[]): Figure {
  const counts = countClasses(scores);
  return {
    nps: calculateNps(counts),
    answers: counts.detractor + counts.passive + counts.promoter,
    counts,
  };
}

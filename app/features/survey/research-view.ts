import type { ScoreClass } from "#domain/survey/score.ts";
import type {
  FollowUpState,
  ResearchStatus,
  ScaleStart,
  SurveyUserType,
} from "#domain/survey/survey-terms.ts";

/** A survey as its form holds it, with one reason per line. */
export interface ResearchForm {
  title: string;
  question: string;
  audience: SurveyUserType[];
  scaleStart: ScaleStart;
  reasons: string;
}

/** A survey as its page shows it. */
export interface ResearchView {
  id: string;
  title: string;
  status: ResearchStatus;
  version: number;
}

export interface FigureView {
  nps: number | null;
  answers: number;
  counts: Readonly<Record<ScoreClass, number>>;
}

export interface ResultsView extends FigureView {
  asked: number;
  postponed: number;
  distribution: readonly { score: number; answers: number }[];
  trend: readonly (FigureView & { month: string })[];
  distributors: readonly (FigureView & { distributorId: string; name: string })[];
}

/** An answer in the list, with formatted days and names. */
export interface AnswerView {
  id: string;
  scoreValue: number;
  scoreClass: ScoreClass;
  person: string;
  about: string;
  answeredAt: string;
  reason: string | null;
  commentary: string | null;
  followUp: { state: FollowUpState; ownerId: string | null; ownerName: string | null; note: string } | null;
  version: number;
}

/** The answer to a form that was not saved. */
export interface ResearchAnswer {
  /** The form: the survey's, its status's, or that of an answer, by id. */
  form: string;
  refusal: { title: string; description: string } | null;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  /** The typed values; null for forms other than the survey's. */
  typed: ResearchForm | null;
}

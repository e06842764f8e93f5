import type { RecommendationErrorCode } from "#copy/recommendations.ts";
import type { RecommendationForm } from "#domain/recommendations/recommendation-form.ts";

/** What is wrong with a formula at one place, in words. */
export interface FormulaNote {
  position: number;
  text: string;
}

/** What stays of a form that was sent and not saved, or filled anew. */
export interface RuleAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  form: RecommendationForm;
  base: RecommendationForm;
  version: number;
  errors: Readonly<Partial<Record<keyof RecommendationForm, RecommendationErrorCode>>>;
  problems: Readonly<Record<"amount" | "freeAmount", readonly FormulaNote[]>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds what is stored now, with the person's own changes on top. */
  isReapplied: boolean;
}

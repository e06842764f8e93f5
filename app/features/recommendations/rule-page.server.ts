import type { AppLoadContext } from "@remix-run/cloudflare";
import { fill } from "#copy/shared/fill.ts";
import { formulaProblemText } from "#copy/formula.ts";
import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { PAGES } from "#domain/access/pages.ts";
import { findFormulaProblems } from "#domain/recommendations/compile-recommendation.ts";
import {
  RECOMMENDATION_FORM_SETS,
  toRecommendationForm,
  toRecommendationInput,
} from "#domain/recommendations/recommendation-form.ts";
import {
  type RecommendationForm,
  RecommendationFormSchema,
  RecommendationInputSchema,
  RecommendationUpdateSchema,
} from "#domain/recommendations/recommendation-schema.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "../records/record-form.server.ts";

/** Runs what a rule's page requests.
 *  @param id - null for a new rule */
export async function actOnRule(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.recommendationRules,
      schemas: {
        form: RecommendationFormSchema,
        input: RecommendationInputSchema,
        update: RecommendationUpdateSchema,
      },
      read: (sent) => readForm(RecommendationFormSchema, sent),
      toForm: toRecommendationForm,
      toInput: toRecommendationInput,
      sets: RECOMMENDATION_FORM_SETS,
      check: formulaErrors,
      fieldOf(path, { target }) {
        const [field = path] = path.split(".");
        return field === "productCode" && target === "category" ? "categoryId" : field;
      },
      refusedFields: { NAME_TAKEN: "name" },
      paths: { record: PAGES.RecomendationDetails.path, deleted: PAGES.RecomendationsSettings.path },
    },
  });
}

/** Messages of invalid formulas, by field. */
function formulaErrors(form: RecommendationForm): Record<string, string> {
  const wrong = Object.entries(findFormulaProblems(form)).filter(([, problems]) => problems.length > 0);
  return Object.fromEntries(
    wrong.map(([field, problems]) => {
      const places = problems.map((problem) =>
        fill(WORDS.place, { position: problem.position + 1, text: formulaProblemText(problem) }),
      );
      return [field, [WORDS.errors.FORMULA, ...places].join(" ")];
    }),
  );
}

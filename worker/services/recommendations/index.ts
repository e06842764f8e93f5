import type { Scope } from "#worker/scope.ts";
import { createCalculateRecommendations, createTryRecommendations } from "./calculate.ts";
import { createRecommendationRules } from "./recommendation-rules.ts";

/** Use cases of recommendations and their rules. */
export const recommendationsServices = {
  recommendationRules: createRecommendationRules,
  recommendations: (scope: Scope) => ({
    calculate: createCalculateRecommendations(scope),
    tryOut: createTryRecommendations(scope),
  }),
};

import type { Scope } from "#worker/scope.ts";
import { createCalculateRecommendations, createTryRecommendations } from "./calculate.ts";
import { createRecommendationRules } from "./recommendation-rules.ts";

/** Use cases of recommendations and their rules. */
export function createRecommendationsServices(scope: Scope) {
  return {
    recommendationRules: createRecommendationRules(scope),
    recommendations: {
      calculate: createCalculateRecommendations(scope),
      tryOut: createTryRecommendations(scope),
    },
  };
}

import type { Scope } from "#worker/scope.ts";
import { createAnswerSurvey, createPostponeSurvey } from "./answer-survey.ts";
import { createReadResearch } from "./research-results.ts";
import {
  createCreateResearch,
  createDeleteResearch,
  createListResearches,
  createUpdateResearch,
} from "./researches.ts";
import { createExportAnswers, createListAnswers, createUpdateFollowUp } from "./survey-answers.ts";

/** Use cases of the satisfaction survey. */
export const surveyServices = {
  researches: (scope: Scope) => ({
    list: createListResearches(scope),
    read: createReadResearch(scope),
    create: createCreateResearch(scope),
    update: createUpdateResearch(scope),
    remove: createDeleteResearch(scope),
    listAnswers: createListAnswers(scope),
    exportAnswers: createExportAnswers(scope),
    updateFollowUp: createUpdateFollowUp(scope),
  }),
  survey: (scope: Scope) => ({ answer: createAnswerSurvey(scope), postpone: createPostponeSurvey(scope) }),
};

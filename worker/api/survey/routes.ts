import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  createResearchRoute,
  deleteResearchRoute,
  listResearchesRoute,
  listSurveyAnswersRoute,
  readResearchRoute,
  updateFollowUpRoute,
  updateResearchRoute,
} from "./researches.ts";
import { answerSurveyRoute, postponeSurveyRoute } from "./survey.ts";

/** Endpoints of the satisfaction survey. */
export const SURVEY_ROUTES: readonly ApiRoute[] = [
  answerSurveyRoute,
  postponeSurveyRoute,
  listResearchesRoute,
  createResearchRoute,
  readResearchRoute,
  updateResearchRoute,
  deleteResearchRoute,
  listSurveyAnswersRoute,
  updateFollowUpRoute,
];

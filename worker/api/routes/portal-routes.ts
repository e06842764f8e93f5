import type { ApiRoute } from "../kernel/create-api-route.ts";
import { exportAuditRoute, listAuditRoute, listPlatformAuditRoute } from "../audit/audit.ts";
import { readBiUrlRoute, readDashboardRoute, readIntegratorDashboardRoute } from "../dashboard/dashboards.ts";
import { reportErrorRoute } from "../shell/report-error.ts";
import { listNotificationsRoute, markNotificationsReadRoute } from "../notifications/notifications.ts";
import { listDistributorsRoute } from "../platform/distributors.ts";
import {
  activateUserRoute,
  blockUserRoute,
  readDistributorRoute,
  startMasqueradeRoute,
} from "../platform/support.ts";
import { answerRoomRoute, listEventsRoute, openLiveChannelRoute } from "../live/live.ts";
import { searchRoute } from "../search/search.ts";
import { readMaintenanceRoute, setMaintenanceRoute } from "../settings/maintenance.ts";
import {
  createSingleSignOnTokenRoute,
  readSideBarRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
} from "../shell/shell.ts";
import {
  createResearchRoute,
  deleteResearchRoute,
  listResearchesRoute,
  listSurveyAnswersRoute,
  readResearchRoute,
  updateFollowUpRoute,
  updateResearchRoute,
} from "../survey/researches.ts";
import { answerSurveyRoute, postponeSurveyRoute } from "../survey/survey.ts";
import { downloadTermsRoute, readTermsRoute } from "../terms/terms.ts";

/** Endpoints of the portal itself and the platform. */
export const PORTAL_ROUTES: readonly ApiRoute[] = [
  searchRoute,
  reportErrorRoute,
  readTermsRoute,
  downloadTermsRoute,
  readDashboardRoute,
  readIntegratorDashboardRoute,
  readBiUrlRoute,
  listNotificationsRoute,
  markNotificationsReadRoute,
  openLiveChannelRoute,
  listEventsRoute,
  answerRoomRoute,
  listDistributorsRoute,
  readDistributorRoute,
  blockUserRoute,
  activateUserRoute,
  startMasqueradeRoute,
  listAuditRoute,
  exportAuditRoute,
  listPlatformAuditRoute,
  readMaintenanceRoute,
  setMaintenanceRoute,
  readSideBarRoute,
  createSingleSignOnTokenRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
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

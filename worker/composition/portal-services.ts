import type { Scope } from "../scope.ts";
import { createSetAdminDiscountLimit } from "../services/discounts/discount-setting.ts";
import {
  createExportAudit,
  createExportPlatformAudit,
  createListAudit,
  createListPlatformAudit,
} from "../services/audit/audit-log.ts";
import { createReadBiUrl } from "../services/dashboard/read-bi-url.ts";
import { createReadDashboard } from "../services/dashboard/read-dashboard.ts";
import { createReadIntegratorDashboard } from "../services/dashboard/read-integrator-dashboard.ts";
import { createReportError } from "../services/shell/report-error.ts";
import {
  createCountNotifications,
  createListNotifications,
} from "../services/notifications/list-notifications.ts";
import { createMarkNotificationsRead } from "../services/notifications/mark-notifications-read.ts";
import { createActivateUser, createBlockUser } from "../services/platform/block-user.ts";
import { createListDistributors } from "../services/platform/list-distributors.ts";
import { createReadDistributor } from "../services/platform/read-distributor.ts";
import { createStartMasquerade } from "../services/platform/start-masquerade.ts";
import { createListNotificationsForRoom } from "../services/notifications/answer-room.ts";
import { createListEvents, createOpenLiveChannel } from "../services/shell/live-channel.ts";
import { createSearch } from "../services/search/search.ts";
import { createReadMaintenance, createSetMaintenance } from "../services/access/maintenance.ts";
import { createReadFrame } from "../services/shell/read-frame.ts";
import {
  createReadSideBar,
  createReadSideBarSettings,
  createSaveSideBar,
} from "../services/shell/side-bar.ts";
import { createSingleSignOn } from "../services/shell/sign-on-token.ts";
import { createAnswerSurvey, createPostponeSurvey } from "../services/survey/answer-survey.ts";
import { createReadResearch } from "../services/survey/research-results.ts";
import {
  createCreateResearch,
  createDeleteResearch,
  createListResearches,
  createUpdateResearch,
} from "../services/survey/researches.ts";
import {
  createExportAnswers,
  createListAnswers,
  createUpdateFollowUp,
} from "../services/survey/survey-answers.ts";
import { createDownloadTerms, createReadTerms } from "../services/terms/read-terms.ts";

/** Use cases of the portal itself and the platform. */
export function createPortalServices(scope: Scope) {
  return {
    shell: {
      readFrame: createReadFrame(scope),
      readSideBar: createReadSideBar(scope),
      readSideBarSettings: createReadSideBarSettings(scope),
      saveSideBar: createSaveSideBar(scope),
      signOnOutside: createSingleSignOn(scope),
    },
    search: { find: createSearch(scope) },
    dashboard: {
      read: createReadDashboard(scope),
      readIntegrator: createReadIntegratorDashboard(scope),
      readBiUrl: createReadBiUrl(scope),
    },
    notifications: {
      list: createListNotifications(scope),
      count: createCountNotifications(scope),
      markRead: createMarkNotificationsRead(scope),
    },
    realtime: {
      open: createOpenLiveChannel(scope),
      listEvents: createListEvents(scope),
      listNotificationsForRoom: createListNotificationsForRoom(scope),
    },
    researches: {
      list: createListResearches(scope),
      read: createReadResearch(scope),
      create: createCreateResearch(scope),
      update: createUpdateResearch(scope),
      remove: createDeleteResearch(scope),
      listAnswers: createListAnswers(scope),
      exportAnswers: createExportAnswers(scope),
      updateFollowUp: createUpdateFollowUp(scope),
    },
    survey: { answer: createAnswerSurvey(scope), postpone: createPostponeSurvey(scope) },
    audit: {
      list: createListAudit(scope),
      listPlatform: createListPlatformAudit(scope),
      export: createExportAudit(scope),
      exportPlatform: createExportPlatformAudit(scope),
    },
    terms: { read: createReadTerms(scope), download: createDownloadTerms(scope) },
    maintenance: { read: createReadMaintenance(scope), set: createSetMaintenance(scope) },
    errors: { report: createReportError(scope) },
    platform: {
      listDistributors: createListDistributors(scope),
      readDistributor: createReadDistributor(scope),
      blockUser: createBlockUser(scope),
      activateUser: createActivateUser(scope),
      startMasquerade: createStartMasquerade(scope),
      setAdminDiscountLimit: createSetAdminDiscountLimit(scope),
    },
  };
}

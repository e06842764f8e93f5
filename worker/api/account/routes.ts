import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCompanyInfoRoute, updateCompanyInfoRoute } from "./company-info.ts";
import { endOtherSessionsRoute, endOwnSessionRoute, listOwnSessionsRoute } from "./own-sessions.ts";
import { readPreferencesRoute, updatePreferencesRoute } from "./preferences.ts";
import { cancelErasureRoute, exportPersonalDataRoute, scheduleErasureRoute } from "./privacy.ts";
import {
  cancelEmailChangeRoute,
  changePasswordRoute,
  readProfileRoute,
  requestEmailChangeRoute,
  updateProfileRoute,
} from "./profile.ts";
import {
  confirmSecondFactorRoute,
  proposeSecondFactorRoute,
  removeSecondFactorRoute,
  replaceRecoveryCodesRoute,
} from "./second-factor.ts";

/** Endpoints of a person's own account. */
export const ACCOUNT_ROUTES: readonly ApiRoute[] = [
  readProfileRoute,
  updateProfileRoute,
  requestEmailChangeRoute,
  cancelEmailChangeRoute,
  changePasswordRoute,
  listOwnSessionsRoute,
  endOwnSessionRoute,
  endOtherSessionsRoute,
  proposeSecondFactorRoute,
  confirmSecondFactorRoute,
  removeSecondFactorRoute,
  replaceRecoveryCodesRoute,
  readPreferencesRoute,
  updatePreferencesRoute,
  readCompanyInfoRoute,
  updateCompanyInfoRoute,
  exportPersonalDataRoute,
  scheduleErasureRoute,
  cancelErasureRoute,
];

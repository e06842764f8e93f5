import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCompanyPermissionsRoute, updateCompanyPermissionsRoute } from "../access/company-permissions.ts";
import { recoverPasswordRoute, startRecoveryRoute } from "../access/recovery.ts";
import { leaveRolePreviewRoute, startRolePreviewRoute } from "../access/role-preview.ts";
import {
  createRoleRoute,
  deleteRoleRoute,
  getRoleRoute,
  listPermissionsRoute,
  listRolesRoute,
  updateRoleRoute,
} from "../access/roles.ts";
import {
  answerChallengeRoute,
  refreshSessionRoute,
  signInByTokenRoute,
  signInPlatformRoute,
  signInRoute,
} from "../access/sign-in.ts";
import { reloadUserDataRoute, signOutPlatformRoute, signOutUserRoute } from "../access/sign-out.ts";
import { sendEmailVerificationRoute, verifyEmailRoute } from "../access/verify-email.ts";
import {
  decideIntegratorRoute,
  updateIntegratorCommercialRoute,
  getIntegratorRoute,
  listIntegratorsRoute,
} from "../integrators/integrators.ts";
import { openRegistrationRoute, registerIntegratorRoute } from "../integrators/register.ts";
import { readCompanyInfoRoute, updateCompanyInfoRoute } from "../account/company-info.ts";
import { endOtherSessionsRoute, endOwnSessionRoute, listOwnSessionsRoute } from "../account/own-sessions.ts";
import { readPreferencesRoute, updatePreferencesRoute } from "../account/preferences.ts";
import { cancelErasureRoute, exportPersonalDataRoute, scheduleErasureRoute } from "../account/privacy.ts";
import {
  cancelEmailChangeRoute,
  changePasswordRoute,
  readProfileRoute,
  requestEmailChangeRoute,
  updateProfileRoute,
} from "../account/profile.ts";
import {
  confirmSecondFactorRoute,
  proposeSecondFactorRoute,
  removeSecondFactorRoute,
  replaceRecoveryCodesRoute,
} from "../account/second-factor.ts";

/** Endpoints of accounts, companies and what each may do. */
export const PEOPLE_ROUTES: readonly ApiRoute[] = [
  signInRoute,
  signInPlatformRoute,
  answerChallengeRoute,
  signInByTokenRoute,
  refreshSessionRoute,
  startRecoveryRoute,
  recoverPasswordRoute,
  sendEmailVerificationRoute,
  verifyEmailRoute,
  reloadUserDataRoute,
  signOutUserRoute,
  signOutPlatformRoute,
  openRegistrationRoute,
  registerIntegratorRoute,
  listIntegratorsRoute,
  getIntegratorRoute,
  decideIntegratorRoute,
  updateIntegratorCommercialRoute,
  listRolesRoute,
  createRoleRoute,
  getRoleRoute,
  updateRoleRoute,
  deleteRoleRoute,
  listPermissionsRoute,
  startRolePreviewRoute,
  leaveRolePreviewRoute,
  readCompanyPermissionsRoute,
  updateCompanyPermissionsRoute,
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

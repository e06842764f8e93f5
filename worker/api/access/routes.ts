import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCompanyPermissionsRoute, updateCompanyPermissionsRoute } from "./company-permissions.ts";
import { recoverPasswordRoute, startRecoveryRoute } from "./recovery.ts";
import { leaveRolePreviewRoute, startRolePreviewRoute } from "./role-preview.ts";
import {
  createRoleRoute,
  deleteRoleRoute,
  getRoleRoute,
  listPermissionsRoute,
  listRolesRoute,
  updateRoleRoute,
} from "./roles.ts";
import {
  answerChallengeRoute,
  refreshSessionRoute,
  signInByTokenRoute,
  signInPlatformRoute,
  signInRoute,
} from "./sign-in.ts";
import { reloadUserDataRoute, signOutPlatformRoute, signOutUserRoute } from "./sign-out.ts";
import { sendEmailVerificationRoute, verifyEmailRoute } from "./verify-email.ts";

/** Endpoints of signing in, roles and permissions. */
export const ACCESS_ROUTES: readonly ApiRoute[] = [
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
];

import type { Scope } from "#worker/scope.ts";
import { createReadCompanyPermissions, createUpdateCompanyPermissions } from "./company-permissions.ts";
import { createReadMaintenance, createSetMaintenance } from "./maintenance.ts";
import { createReadEmailOutbox, createReadPlatformEmailOutbox } from "./read-email-outbox.ts";
import { createDescribeSession, createReadUserData } from "./read-user-data.ts";
import {
  createReadPlatformRecoveryLink,
  createReadRecoveryLink,
  createRecoverPassword,
  createRecoverPlatformPassword,
} from "./recover-password.ts";
import { createRefreshSession } from "./refresh-session.ts";
import { createLeaveRolePreview, createStartRolePreview } from "./role-preview.ts";
import {
  createCreateRole,
  createDeleteRole,
  createGetRole,
  createListRoles,
  createUpdateRole,
} from "./roles/roles.ts";
import { createListPermissions } from "./roles/list-permissions.ts";
import { createAnswerChallenge } from "./second-factor-challenge.ts";
import { createSendEmailVerification } from "./send-email-verification.ts";
import { createSignInByToken } from "./sign-in-by-token.ts";
import { createSignIn, createSignInPlatform } from "./sign-in.ts";
import { createSignOut } from "./sign-out.ts";
import { createStartPlatformRecovery, createStartRecovery } from "./start-recovery.ts";
import { createReadEmailLink, createVerifyEmail } from "./verify-email.ts";

/** Use cases of signing in, roles and what people may do. */
export const accessServices = {
  access: (scope: Scope) => ({
    signIn: createSignIn(scope),
    signInPlatform: createSignInPlatform(scope),
    answerChallenge: createAnswerChallenge(scope),
    signInByToken: createSignInByToken(scope),
    refreshSession: createRefreshSession(scope),
    describeSession: createDescribeSession(scope),
    readUserData: createReadUserData(scope),
    signOut: createSignOut(scope),
    startRecovery: createStartRecovery(scope),
    startPlatformRecovery: createStartPlatformRecovery(scope),
    readRecoveryLink: createReadRecoveryLink(scope),
    readPlatformRecoveryLink: createReadPlatformRecoveryLink(scope),
    recoverPassword: createRecoverPassword(scope),
    recoverPlatformPassword: createRecoverPlatformPassword(scope),
    sendEmailVerification: createSendEmailVerification(scope),
    readEmailLink: createReadEmailLink(scope),
    verifyEmail: createVerifyEmail(scope),
    readEmailOutbox: createReadEmailOutbox(scope),
    readPlatformEmailOutbox: createReadPlatformEmailOutbox(scope),
  }),
  roles: (scope: Scope) => ({
    list: createListRoles(scope),
    get: createGetRole(scope),
    create: createCreateRole(scope),
    update: createUpdateRole(scope),
    remove: createDeleteRole(scope),
    listPermissions: createListPermissions(scope),
    startPreview: createStartRolePreview(scope),
    leavePreview: createLeaveRolePreview(scope),
  }),
  companyPermissions: (scope: Scope) => ({
    read: createReadCompanyPermissions(scope),
    update: createUpdateCompanyPermissions(scope),
  }),
  maintenance: (scope: Scope) => ({ read: createReadMaintenance(scope), set: createSetMaintenance(scope) }),
};

import type { Scope } from "../scope.ts";
import {
  createReadCompanyPermissions,
  createUpdateCompanyPermissions,
} from "../services/access/company-permissions.ts";
import {
  createReadEmailOutbox,
  createReadPlatformEmailOutbox,
} from "../services/access/read-email-outbox.ts";
import { createDescribeSession, createReadUserData } from "../services/access/read-user-data.ts";
import {
  createReadPlatformRecoveryLink,
  createReadRecoveryLink,
  createRecoverPassword,
  createRecoverPlatformPassword,
} from "../services/access/recover-password.ts";
import { createRefreshSession } from "../services/access/refresh-session.ts";
import { createLeaveRolePreview, createStartRolePreview } from "../services/access/role-preview.ts";
import { createDeleteRole } from "../services/access/roles/delete-role.ts";
import { createListPermissions } from "../services/access/roles/list-permissions.ts";
import { createGetRole, createListRoles } from "../services/access/roles/read-roles.ts";
import { createCreateRole, createUpdateRole } from "../services/access/roles/save-role.ts";
import { createAnswerChallenge } from "../services/access/second-factor-challenge.ts";
import { createSendEmailVerification } from "../services/access/send-email-verification.ts";
import { createSignInByToken } from "../services/access/sign-in-by-token.ts";
import { createSignIn, createSignInPlatform } from "../services/access/sign-in.ts";
import { createSignOut } from "../services/access/sign-out.ts";
import { createStartPlatformRecovery, createStartRecovery } from "../services/access/start-recovery.ts";
import { createReadEmailLink, createVerifyEmail } from "../services/access/verify-email.ts";
import { createDecideIntegrator } from "../services/integrators/decide-integrator.ts";
import { createGetIntegrator, createListIntegrators } from "../services/integrators/read-integrators.ts";
import { createOpenRegistration, createReadApplication } from "../services/integrators/read-registration.ts";
import { createUpdateCommercial } from "../services/integrators/update-commercial.ts";
import { createRegisterIntegrator } from "../services/integrators/register-integrator.ts";
import { createCancelEmailChange, createRequestEmailChange } from "../services/account/change-email.ts";
import { createChangePassword } from "../services/account/change-password.ts";
import { createReadCompanyInfo, createUpdateCompanyInfo } from "../services/account/company-info.ts";
import { createCancelErasure, createScheduleErasure } from "../services/account/erase-account.ts";
import { createExportPersonalData } from "../services/account/export-personal-data.ts";
import {
  createEndOtherSessions,
  createEndOwnSession,
  createListOwnSessions,
} from "../services/account/own-sessions.ts";
import { createReadPreferences, createUpdatePreferences } from "../services/account/preferences.ts";
import { createReadProfile, createUpdateProfile } from "../services/account/profile.ts";
import {
  createConfirmSecondFactor,
  createProposeSecondFactor,
  createRemoveSecondFactor,
  createReplaceRecoveryCodes,
} from "../services/account/second-factor.ts";

/** Use cases of accounts, companies and what each may do. */
export function createPeopleServices(scope: Scope) {
  return {
    access: {
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
    },
    roles: {
      list: createListRoles(scope),
      get: createGetRole(scope),
      create: createCreateRole(scope),
      update: createUpdateRole(scope),
      remove: createDeleteRole(scope),
      listPermissions: createListPermissions(scope),
      startPreview: createStartRolePreview(scope),
      leavePreview: createLeaveRolePreview(scope),
    },
    integrators: {
      openRegistration: createOpenRegistration(scope),
      register: createRegisterIntegrator(scope),
      readApplication: createReadApplication(scope),
      list: createListIntegrators(scope),
      get: createGetIntegrator(scope),
      decide: createDecideIntegrator(scope),
      updateCommercial: createUpdateCommercial(scope),
    },
    companyPermissions: {
      read: createReadCompanyPermissions(scope),
      update: createUpdateCompanyPermissions(scope),
    },
    profile: {
      read: createReadProfile(scope),
      update: createUpdateProfile(scope),
      requestEmailChange: createRequestEmailChange(scope),
      cancelEmailChange: createCancelEmailChange(scope),
      changePassword: createChangePassword(scope),
      listSessions: createListOwnSessions(scope),
      endSession: createEndOwnSession(scope),
      endOtherSessions: createEndOtherSessions(scope),
      proposeSecondFactor: createProposeSecondFactor(scope),
      confirmSecondFactor: createConfirmSecondFactor(scope),
      removeSecondFactor: createRemoveSecondFactor(scope),
      replaceRecoveryCodes: createReplaceRecoveryCodes(scope),
      readPreferences: createReadPreferences(scope),
      updatePreferences: createUpdatePreferences(scope),
      readCompany: createReadCompanyInfo(scope),
      updateCompany: createUpdateCompanyInfo(scope),
      exportPersonalData: createExportPersonalData(scope),
      scheduleErasure: createScheduleErasure(scope),
      cancelErasure: createCancelErasure(scope),
    },
  };
}

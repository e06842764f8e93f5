import type { Scope } from "#worker/scope.ts";
import { createCancelEmailChange, createRequestEmailChange } from "./change-email.ts";
import { createChangePassword } from "./change-password.ts";
import { createReadCompanyInfo, createUpdateCompanyInfo } from "./company-info.ts";
import { createCancelErasure, createScheduleErasure } from "./erase-account.ts";
import { createExportPersonalData } from "./export-personal-data.ts";
import { createEndOtherSessions, createEndOwnSession, createListOwnSessions } from "./own-sessions.ts";
import { createReadPreferences, createUpdatePreferences } from "./preferences.ts";
import { createReadProfile, createUpdateProfile } from "./profile.ts";
import {
  createConfirmSecondFactor,
  createProposeSecondFactor,
  createRemoveSecondFactor,
  createReplaceRecoveryCodes,
} from "./second-factor.ts";

/** Use cases of a person's own account. */
export const accountServices = {
  profile: (scope: Scope) => ({
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
  }),
};

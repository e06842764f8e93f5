import type { Scope } from "#worker/scope.ts";
import {
  createExportAudit,
  createExportPlatformAudit,
  createListAudit,
  createListPlatformAudit,
} from "./audit-log.ts";

/** Use cases of the log. */
export const auditServices = {
  audit: (scope: Scope) => ({
    list: createListAudit(scope),
    listPlatform: createListPlatformAudit(scope),
    export: createExportAudit(scope),
    exportPlatform: createExportPlatformAudit(scope),
  }),
};

import { answerAuditExport } from "#app/features/audit/audit-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The platform's log as a file. */
export const loader = portalLoader("PlatformAudit", ({ context, request }) =>
  answerAuditExport(request, context.services.audit.exportPlatform),
);

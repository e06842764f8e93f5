import { answerAuditExport } from "#app/features/audit/audit-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The log as a file. The route is a page's, so that the session is refreshed as for pages. */
export const loader = portalLoader("Audit", ({ context, request }) =>
  answerAuditExport(request, context.services.audit.export),
);

import { answerAuditExport } from "#app/features/audit/audit-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** The log as a file; the page's session is renewed on the way, as it is for pages. */
export const loader = portalLoader("Audit", ({ context, request }) =>
  answerAuditExport(request, context.services.audit.export),
);

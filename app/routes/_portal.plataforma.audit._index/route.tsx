import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { AuditLog } from "#app/features/audit/audit-log.tsx";
import { readAuditPage } from "#app/features/audit/audit-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "PlatformAudit" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PlatformAudit);

export const loader = portalLoader("PlatformAudit", ({ context, request }) =>
  readAuditPage(request, context.services.audit.listPlatform),
);

export default function PlatformAudit() {
  const page = useLoaderData<typeof loader>();
  const { platformHint } = AUDIT_TEXTS;
  return (
    <AuditLog
      {...page}
      title={PAGE_TITLES.PlatformAudit}
      hint={platformHint}
      exportPath="/plataforma/audit/export"
    />
  );
}

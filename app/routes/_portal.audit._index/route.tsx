import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AUDIT_TEXTS } from "#copy/audit/audit.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { AuditLog } from "#app/features/audit/audit-log.tsx";
import { readAuditPage } from "#app/features/audit/audit-page.server.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Audit" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Audit);

export const loader = portalLoader("Audit", async (args) => {
  const { opensWith } = recallList(args);
  return { opensWith, ...(await readAuditPage(args.request, args.context.services.audit.list)) };
});

export default function Audit() {
  const page = useLoaderData<typeof loader>();
  return <AuditLog {...page} title={PAGE_TITLES.Audit} hint={AUDIT_TEXTS.hint} exportPath="/audit/export" />;
}

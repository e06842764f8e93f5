import "#app/features/dashboard/dashboard.css";
import { type MetaFunction, redirectDocument } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BI_TEXTS } from "#copy/dashboard.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { pageEntry, PAGES } from "#domain/access/pages.ts";
import { BiFrame } from "#app/features/dashboard/bi-frame.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const handle = { page: "DashboardBI" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DashboardBI);

/** A reload would reset the frame. */
export const shouldRevalidate = () => false;

export const loader = portalLoader("DashboardBI", ({ context, actor, distributor }) => {
  const { dashBIUrl } = context.services.dashboard.readBiUrl();
  const settings = pageEntry("ThemeSettings");
  if (dashBIUrl === null) {
    const maySet = redirectFrom(settings, actor, distributor) === null;
    return { dashBIUrl, settingsPath: maySet ? settings.path : null };
  }
  // The frame's policy is a header of the document, so this page is always loaded as a document.
  if (!context.isDocument) throw redirectDocument(PAGES.DashboardBI.path);
  context.allowFrame(dashBIUrl);
  return { dashBIUrl, settingsPath: null };
});

export default function DashboardBI() {
  const { dashBIUrl, settingsPath } = useLoaderData<typeof loader>();
  return (
    <section className={dashBIUrl === null ? undefined : "app-bi"}>
      <PageHead title={PAGE_TITLES.DashboardBI}>
        {dashBIUrl !== null && (
          <LinkButton href={dashBIUrl} target="_blank" rel="noopener noreferrer">
            {BI_TEXTS.open}
          </LinkButton>
        )}
      </PageHead>
      {dashBIUrl === null ? (
        <EmptyState title={BI_TEXTS.none} text={BI_TEXTS.noneHint}>
          {settingsPath !== null && (
            <LinkButton kind="primary" to={settingsPath}>
              {BI_TEXTS.toTheme}
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <BiFrame url={dashBIUrl} />
      )}
    </section>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HELP_AREAS } from "#copy/shell/help.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { isHidden, pageEntry } from "#domain/access/pages.ts";
import { HelpPage } from "#app/features/shell/help-page.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Help" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Help);

export const loader = portalLoader("Help", ({ actor, distributor }) => ({
  pages: HELP_AREAS.flatMap(({ pages }) => pages).filter((name) => {
    const page = pageEntry(name);
    return !isHidden(page, actor, distributor) && redirectFrom(page, actor, distributor) === null;
  }),
}));

export default function Help() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}

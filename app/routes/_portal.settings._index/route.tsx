import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { SettingsHomePage } from "#app/features/settings-home/settings-home-page.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Settings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Settings);

export const loader = portalLoader("Settings", async ({ context, request, actor, distributor }) => ({
  home: await context.services.settingsHome.read(),
  search: new URL(request.url).searchParams.get("q") ?? "",
  logPath: redirectFrom(PAGES.Audit, actor, distributor) === null ? PAGES.Audit.path : null,
}));

export default function Settings() {
  return <SettingsHomePage {...useLoaderData<typeof loader>()} />;
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { loadAccount } from "#app/features/account/account-data.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { profileAction } from "#app/features/account/profile-action.server.ts";
import { ACCOUNT_HANDLERS } from "#app/features/account/profile-handlers.server.ts";

export const handle = { page: "PlatformUserInfo" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PlatformUserInfo);

export const loader = portalLoader("PlatformUserInfo", ({ context, actor }) => loadAccount(context, actor));

export const action = portalAction("PlatformUserInfo", async ({ context, request }) =>
  profileAction(context, await request.formData(), ACCOUNT_HANDLERS),
);

export default function PlatformUserInfo() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}

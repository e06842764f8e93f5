import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { loadAccount } from "#app/features/account/account-data.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { profileAction } from "#app/features/account/profile-action.server.ts";
import { USER_HANDLERS } from "#app/features/account/profile-handlers.server.ts";

export const handle = { page: "UserInfo" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.UserInfo);

export const loader = portalLoader("UserInfo", ({ context, actor }) => loadAccount(context, actor));

export const action = portalAction("UserInfo", async ({ context, request }) =>
  profileAction(context, await request.formData(), USER_HANDLERS),
);

export default function UserInfo() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}

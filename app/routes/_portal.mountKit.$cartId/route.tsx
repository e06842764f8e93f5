import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { keepKit, MountKitRoute } from "#app/features/mount-kit/mount-kit-route.tsx";
import { actOnMountKit, loadMountKitPage } from "#app/features/mount-kit/mount-kit-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "MountKit" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.MountKit);

export const loader = portalLoader("MountKit", (args) =>
  loadMountKitPage(args, { cartId: args.params["cartId"] ?? "" }),
);

export const action = portalAction("MountKit", (args) =>
  actOnMountKit(args, { cartId: args.params["cartId"] ?? "" }),
);

export const shouldRevalidate = keepKit;

export default function MountKitOfCart() {
  return <MountKitRoute page={useLoaderData<typeof loader>()} />;
}

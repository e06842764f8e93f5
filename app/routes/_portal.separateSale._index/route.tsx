import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { looseDraft } from "#app/features/sale/draft-names.ts";
import { LooseView } from "#app/features/loose-products/loose-view.tsx";
import { actLoosePage, loadLoosePage } from "#app/features/loose-products/loose-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Separate" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Separate);

export const loader = portalLoader("Separate", async (args) => {
  const cartId = new URL(args.request.url).searchParams.get("cart");
  const cart = cartId === null ? null : await args.context.services.carts.read(cartId);
  return loadLoosePage(args, cart && { cart, draftName: looseDraft(cartId) });
});

export const action = portalAction("Separate", async (args) => {
  const cartId = new URL(args.request.url).searchParams.get("cart");
  const cart = cartId === null ? null : await args.context.services.carts.read(cartId);
  return actLoosePage(args, cart);
});

export default function Separate() {
  return <LooseView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

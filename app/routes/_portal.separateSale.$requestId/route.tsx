import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { looseDraft } from "#app/features/sale/draft-names.ts";
import { LooseView } from "#app/features/loose-products/loose-view.tsx";
import { actLoosePage, loadLoosePage } from "#app/features/loose-products/loose-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { openRequestToEdit } from "#app/features/requests/request-cart.server.ts";

export const handle = { page: "Separate" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Separate);

export const loader = portalLoader("Separate", async (args) => {
  const id = args.params["requestId"] ?? "";
  const cart = await openRequestToEdit(args.context.services, { id, purchaseType: "separatedSales" });
  return loadLoosePage(args, { cart, draftName: looseDraft(id, cart.origin?.version ?? 0) });
});

export const action = portalAction("Separate", async (args) => {
  const cart = await openRequestToEdit(args.context.services, {
    id: args.params["requestId"] ?? "",
    purchaseType: "separatedSales",
  });
  return actLoosePage(args, cart);
});

export default function SeparateRequest() {
  return <LooseView {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

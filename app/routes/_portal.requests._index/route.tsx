import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { REQUISITIONS_PAGE_TEXTS } from "#copy/discounts.ts";
import { ORDERS_TEXTS, PAGE_TITLES } from "#copy/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Pager } from "#app/components/pager.tsx";
import { NoOrders, OrderTable } from "#app/features/requests/order-table.tsx";
import { HiddenPriceHint } from "#app/features/requests/price-text.tsx";
import { portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

const PAGE_SIZE = 10;

export const handle = { page: "Requests" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Requests);

export const loader = portalLoader("Requests", async ({ context, request, actor, distributor }) => {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const orders = await context.services.requests.listOrders({ page, pageSize: PAGE_SIZE });
  return {
    ...orders,
    page,
    decides: mayAccess(actor, distributor, PAGES.DiscountRequisitions.access),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
  };
});

export default function Requests() {
  const { items, totalItems, page, side, showsPrices, decides } = useLoaderData<typeof loader>();
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.Requests}</h1>
          {!showsPrices && items.length > 0 && <HiddenPriceHint />}
        </div>
        {decides && (
          <Link className="gs-button" to={PAGES.DiscountRequisitions.path} prefetch="intent">
            {REQUISITIONS_PAGE_TEXTS.link}
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <NoOrders canBuy={side === "integrator"} />
      ) : (
        <OrderTable orders={items} side={side} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={ORDERS_TEXTS} />
    </section>
  );
}

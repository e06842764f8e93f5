import "#app/ui/form.css";
import "#app/features/coupons/coupons.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { IconTicket } from "@tabler/icons-react";
import { COUPON_DETAILS_TEXTS as TEXTS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry, PAGES } from "#domain/access/pages.ts";
import { CouponFacts, CouponNumbers, CouponUses } from "#app/features/coupons/coupon-history.tsx";
import { CouponBadge } from "#app/features/coupons/coupon-words.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { readPage } from "#app/lib/lists/list-address.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

const PAGE_SIZE = 50;
const MAX_PAGE = 10_000;

export const handle = {
  page: "CouponDetails",
  recordName: (loaded?: { coupon: { code: string } }) => loaded?.coupon.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CouponDetails);

export const loader = portalLoader(
  "CouponDetails",
  async ({ context, params, request, actor, distributor }) => {
    const { coupons } = context.services;
    const page = Math.min(readPage(new URL(request.url).searchParams), MAX_PAGE);
    const [history, groups] = await Promise.all([
      coupons.readHistory(params["couponId"] ?? "", page),
      coupons.listGroups(),
    ]);
    const { groupIds } = history.coupon;
    return {
      ...history,
      page,
      groups: groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name),
      timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
      opensOrders: mayAccess(actor, distributor, pageEntry("OrderDetails").access),
    };
  },
);

export default function CouponDetails() {
  const loaded = useLoaderData<typeof loader>();
  const { coupon, figures, items, totalItems, page, groups, timeZone, opensOrders } = loaded;
  return (
    <section className="app-record-page">
      <PageHead
        title={
          <span className="app-row">
            {coupon.code} <CouponBadge status={coupon.status} />
          </span>
        }
        hint={coupon.description}
      >
        <LinkButton to={`${PAGES.CouponsSettings.path}/${coupon.id}`} prefetch="intent">
          {TEXTS.edit}
        </LinkButton>
      </PageHead>
      <CouponNumbers figures={figures} limit={coupon.maxUsesText} timeZone={timeZone} />
      <CouponFacts coupon={coupon} groups={groups} />
      <h2 className="app-heading app-coupon-history">{TEXTS.history}</h2>
      {items.length === 0 ? (
        <EmptyState icon={IconTicket} title={TEXTS.empty} text={TEXTS.emptyHint} />
      ) : (
        <CouponUses items={items} timeZone={timeZone} opensOrders={opensOrders} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={COUPONS_TEXTS} />
    </section>
  );
}

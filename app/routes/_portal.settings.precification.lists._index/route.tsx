import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { IconTags } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PRICE_LISTS_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PriceListTable } from "#app/features/pricing/price-list-table.tsx";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "PriceLists" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceLists);

export const loader = portalLoader("PriceLists", async ({ context: { services }, distributor }) => {
  const [lists, groups] = await Promise.all([
    services.pricing.listPriceLists(),
    services.pricing.listGroups(),
  ]);
  const timeZone = distributor?.settings.timeZone ?? "America/Sao_Paulo";
  return {
    lists,
    groups: groups.map(({ id, name }) => ({ id, name })),
    today: calendarDayIn(new Date().toISOString(), timeZone),
  };
});

export default function PriceLists() {
  const { lists, groups, today } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const newLink = (
    <LinkButton kind="primary" to={`${PAGES.PriceListDetails.path}/novo`} prefetch="intent">
      {WORDS.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={PAGE_TITLES.PriceLists} hint={WORDS.hint}>
        {lists.length > 0 && newLink}
      </PageHead>
      <PricingTabs current="PriceLists" />
      <DoneLine>{params.has("excluida") && WORDS.deleted}</DoneLine>
      {lists.length === 0 ? (
        <EmptyState icon={IconTags} title={WORDS.emptyTitle} text={WORDS.emptyText}>
          {newLink}
        </EmptyState>
      ) : (
        <PriceListTable lists={lists} groups={groups} today={today} />
      )}
    </section>
  );
}

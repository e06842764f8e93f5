import "#app/features/centers/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconArrowsSort } from "@tabler/icons-react";
import { CENTERS_TEXTS, PRIORITY_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NoCenters } from "#app/features/centers/center-table.tsx";
import { DistributionTabs } from "#app/features/centers/distribution-tabs.tsx";
import { PriorityEditor } from "#app/features/centers/priority-editor.tsx";
import { actOnPriority } from "#app/features/centers/priority-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export const handle = { page: "DeliveryPriority" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DeliveryPriority);

export const loader = portalLoader("DeliveryPriority", async ({ context, request }) => {
  const { centers, exclusivity } = await context.services.centers.readDistribution();
  return {
    centers: centers.map(({ id, name, active, address }) => ({
      id,
      name,
      active,
      place: `${address.city} - ${address.state}`,
    })),
    exclusivity,
    isSaved: new URL(request.url).searchParams.has("salvo"),
  };
});

export const action = portalAction("DeliveryPriority", async ({ context, request }) =>
  actOnPriority(context, await request.formData()),
);

export default function DeliveryPriority() {
  const { centers, exclusivity, isSaved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const said = isSaved && answer === undefined;
  return (
    <section>
      <PageHead title={PAGE_TITLES.DeliveryPriority} hint={TEXTS.hint} />
      <DistributionTabs current="priority" />
      <DoneLine>{said && TEXTS.saved}</DoneLine>
      {exclusivity && (
        <NoticeBox tone="warn" className="app-priority__exclusive">
          {TEXTS.exclusive}
        </NoticeBox>
      )}
      {centers.length === 0 ? (
        <NoCenters />
      ) : centers.length === 1 ? (
        <EmptyState icon={IconArrowsSort} title={TEXTS.empty} text={TEXTS.emptyText}>
          <LinkButton kind="primary" to={PAGES.DistributionCenterDetails.path}>
            {CENTERS_TEXTS.new}
          </LinkButton>
        </EmptyState>
      ) : (
        <PriorityEditor
          key={answer?.key ?? centers.map(({ id }) => id).join(" ")}
          centers={centers}
          answer={answer}
        />
      )}
    </section>
  );
}

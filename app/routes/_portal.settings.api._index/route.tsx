import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { WIDGET_KEYS_TEXTS as TEXTS } from "#copy/widget-keys.ts";
import { PAGES } from "#domain/access/pages.ts";
import { WidgetKeyTable } from "#app/features/widget-keys/widget-key-table.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

const KEYS = PAGES.WidgetKeyDetails.path;

export const handle = { page: "ApiSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ApiSettings);

export const loader = portalLoader("ApiSettings", async ({ context, request }) => ({
  ...(await context.services.widgetKeys.list()),
  isDeleted: new URL(request.url).searchParams.has("excluida"),
}));

export default function ApiSettings() {
  const { items, today, isDeleted } = useLoaderData<typeof loader>();
  const makeOne = (
    <LinkButton kind="primary" to={`${KEYS}/novo`} prefetch="intent">
      {TEXTS.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={PAGE_TITLES.ApiSettings} hint={TEXTS.hint}>
        {items.length > 0 && makeOne}
      </PageHead>
      <DoneLine>{isDeleted && TEXTS.deleted}</DoneLine>
      {items.length === 0 ? (
        <EmptyState title={TEXTS.empty} text={TEXTS.emptyHint}>
          {makeOne}
        </EmptyState>
      ) : (
        <WidgetKeyTable keys={items} path={KEYS} today={today} />
      )}
    </section>
  );
}

import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { IconWand } from "@tabler/icons-react";
import { KIT_RULES_TEXTS as TEXTS } from "#copy/kits/kit-rules.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatInstant, formatPct, formatPowerKwp } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";

const PATH = PAGES.EquipmentKitsAutomatic.path;

export const handle = { page: "EquipmentKitsAutomatic" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentKitsAutomatic);

export const loader = portalLoader("EquipmentKitsAutomatic", async ({ context, request, distributor }) => {
  const rules = await context.services.kitRules.list();
  return {
    rules: rules.map(({ id, name, kitCount, lastRunAt, active, rule }) => ({
      id,
      name,
      kitCount,
      lastRunAt,
      state: active ? (rule.autoRefresh ? ("auto" as const) : ("manual" as const)) : ("off" as const),
      marginPct: rule.marginPct,
      powers: rule.powersKwp.length,
      fromW: Math.min(...rule.powersKwp) * 1000,
      untilW: Math.max(...rule.powersKwp) * 1000,
    })),
    timeZone: distributor?.settings.timeZone ?? "",
    isDeleted: new URL(request.url).searchParams.has("excluida"),
  };
});

const BADGES = { auto: "ok", manual: "info", off: "plain" } as const;

export default function KitRules() {
  const { rules, timeZone, isDeleted } = useLoaderData<typeof loader>();
  const create = (
    <LinkButton kind="primary" to={`${PATH}/novo`} prefetch="intent">
      {TEXTS.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={PAGE_TITLES.EquipmentKitsAutomatic} hint={TEXTS.hint}>
        {rules.length > 0 && create}
      </PageHead>
      <DoneLine>{isDeleted && TEXTS.deleted}</DoneLine>
      {rules.length === 0 ? (
        <EmptyState icon={IconWand} title={TEXTS.emptyTitle} text={TEXTS.emptyText}>
          {create}
        </EmptyState>
      ) : (
        <DataTable
          caption={TEXTS.list}
          rows={rules}
          rowKey={({ id }) => id}
          sort={null}
          columns={[
            {
              key: "name",
              title: TEXTS.name,
              cell: ({ id, name }) => (
                <Link to={`${PATH}/${id}`} prefetch="intent" className="app-table__link">
                  {name}
                </Link>
              ),
            },
            {
              key: "state",
              title: TEXTS.state,
              cell: ({ state }) => <Badge tone={BADGES[state]}>{TEXTS[state]}</Badge>,
            },
            {
              key: "powers",
              title: TEXTS.powers,
              align: "end",
              cell: ({ powers, fromW, untilW }) =>
                powers === 1 ? formatPowerKwp(fromW) : `${formatPowerKwp(fromW)} – ${formatPowerKwp(untilW)}`,
            },
            {
              key: "margin",
              title: TEXTS.margin,
              align: "end",
              cell: ({ marginPct }) => formatPct(marginPct),
            },
            { key: "kits", title: TEXTS.kits, align: "end", cell: ({ kitCount }) => kitCount },
            {
              key: "lastRun",
              title: TEXTS.lastRun,
              align: "end",
              cell: ({ lastRunAt }) =>
                lastRunAt === null ? TEXTS.never : formatInstant(lastRunAt, timeZone),
            },
          ]}
        />
      )}
    </section>
  );
}

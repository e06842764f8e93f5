import "#app/features/change-sets/change-sets.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { IconStack2 } from "@tabler/icons-react";
import { CHANGE_SET_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { PriceChangeSchema } from "#domain/change-sets/price-change-schema.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { changeText, countText } from "#app/features/change-sets/change-set-words.ts";
import { ChangeState } from "#app/features/change-sets/change-state.tsx";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

const PAGE_SIZE = 10;

export const handle = { page: "EquipmentChanges" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentChanges);

export const loader = portalLoader("EquipmentChanges", async (args) => {
  const { context, request, distributor } = args;
  const pageSize = recallList(args).pageSize ?? PAGE_SIZE;
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const { items, totalItems } = await context.services.changeSets.list(page, pageSize);
  return {
    page,
    pageSize,
    totalItems,
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
    sets: items.map(({ instruction, ...set }) => ({
      ...set,
      price: set.kind === "price" ? priceOf(instruction) : null,
    })),
  };
});

function priceOf({ selection, rule }: Readonly<Record<string, unknown>>) {
  return PriceChangeSchema.safeParse({ selection, rule }).data ?? null;
}

export default function EquipmentChanges() {
  const { sets, page, pageSize, totalItems, timeZone } = useLoaderData<typeof loader>();
  const { path } = PAGES.EquipmentChanges;
  return (
    <section>
      <PageHead title={PAGE_TITLES.EquipmentChanges} hint={TEXTS.hint}>
        <div className="app-row app-changes__actions">
          <LinkButton to={`${PAGES.EquipmentGrid.path}/modules`}>{TEXTS.grid}</LinkButton>
          {sets.length > 0 && (
            <LinkButton kind="primary" to={`${path}/novo`}>
              {TEXTS.new}
            </LinkButton>
          )}
        </div>
      </PageHead>
      {sets.length === 0 ? (
        <EmptyState icon={IconStack2} title={TEXTS.empty} text={TEXTS.emptyText}>
          <LinkButton kind="primary" to={`${path}/novo`}>
            {TEXTS.new}
          </LinkButton>
        </EmptyState>
      ) : (
        <DataTable
          caption={TEXTS.list}
          rows={sets}
          rowKey={({ id }) => id}
          sort={null}
          columns={[
            {
              key: "what",
              title: TEXTS.what,
              cell: ({ id, kind, productType, price }) => (
                <Link className="app-table__link" to={`${path}/${id}`}>
                  {changeText({ kind, productType }, price)}
                </Link>
              ),
            },
            {
              key: "state",
              title: TEXTS.state,
              cell: ({ state }) => <ChangeState state={state} />,
            },
            {
              key: "products",
              title: TEXTS.products,
              align: "end",
              cell: ({ changedCount, state }) => (state === "scheduled" ? "–" : countText(changedCount)),
            },
            { key: "author", title: TEXTS.author, cell: ({ author }) => author },
            {
              key: "when",
              title: TEXTS.when,
              cell: ({ createdAt, scheduledAt }) => formatInstant(scheduledAt ?? createdAt, timeZone),
            },
          ]}
        />
      )}
      <ListPager
        usualSize={PAGE_SIZE}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        texts={TEXTS}
      />
    </section>
  );
}

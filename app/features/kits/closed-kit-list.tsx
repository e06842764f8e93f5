import "./closed-kits.css";
import { Form, Link } from "@remix-run/react";
import { IconCopy, IconPackages, IconPlus, IconPower, IconSearchOff, IconWand } from "@tabler/icons-react";
import { CLOSED_KITS_TEXTS as TEXTS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { ClosedKitRow } from "#domain/kits/closed-kit.ts";
import { CLOSED_KIT_PAGE_SIZE, type KitSaleState } from "#domain/kits/closed-kit-defaults.ts";
import type { ClosedKitListQuery } from "#domain/kits/closed-kit-schema.ts";
import { formatCents, formatInstant, formatPowerKwp } from "#domain/shared/format.ts";
import { type DataColumn, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { Notice, type NoticeText } from "#app/ui/notice.tsx";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { activeKitFilters, ClosedKitFilters } from "./closed-kit-filters.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Code } from "#app/ui/code.tsx";

type Row = ClosedKitRow & { sale: KitSaleState };

export interface ClosedKitListProps {
  query: ClosedKitListQuery;
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  items: readonly Row[];
  totalItems: number;
  structures: readonly { id: string; name: string }[];
  timeZone: string;
  refusal: NoticeText | null;
  isDeleted: boolean;
}

const EDITOR = PAGES.EquipmentKitDetails.path;

/** The distributor's closed kits, with search, filters, and the switch that puts a kit on sale. */
export function ClosedKitList(props: ClosedKitListProps) {
  const { query, items, totalItems, structures, timeZone, refusal, isDeleted } = props;
  const active = activeKitFilters(query, structures);
  const isNarrowed = active.length > 0 || query.search !== "";
  return (
    <section>
      <PageHead title={PAGE_TITLES.EquipmentKits} hint={TEXTS.hint}>
        <div className="app-row">
          <LinkButton to={PAGES.EquipmentKitsAutomatic.path} prefetch="intent">
            <IconWand size={16} stroke={1.75} aria-hidden />
            {TEXTS.automatic}
          </LinkButton>
          <NewKit />
        </div>
      </PageHead>
      {refusal && <Notice {...refusal} />}
      {isDeleted && <Notice title={TEXTS.deleted} tone="ok" />}
      <ListToolbar
        searchLabel={TEXTS.search}
        active={active}
        views={{ table: TEXTS.list, opensWith: props.opensWith }}
        filters={<ClosedKitFilters query={query} structures={structures} />}
      />
      {items.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? IconSearchOff : IconPackages}
          title={isNarrowed ? TEXTS.notFound : TEXTS.empty}
          text={isNarrowed ? TEXTS.notFoundHint : TEXTS.emptyHint}
        >
          {!isNarrowed && <NewKit />}
        </EmptyState>
      ) : (
        <DataTable
          caption={TEXTS.list}
          rows={items}
          rowKey={({ id }) => id}
          columns={columns(timeZone)}
          sort={sortOf(query)}
          rowActions={(row) => <KitActions row={row} />}
        />
      )}
      <ListPager
        usualSize={CLOSED_KIT_PAGE_SIZE}
        page={query.page}
        pageSize={query.pageSize}
        totalItems={totalItems}
        texts={TEXTS}
      />
    </section>
  );
}

function NewKit() {
  return (
    <LinkButton kind="primary" to={EDITOR}>
      <IconPlus size={18} stroke={2} aria-hidden />
      {TEXTS.new}
    </LinkButton>
  );
}

function sortOf({ sort }: ClosedKitListQuery): ListSort {
  return { key: sort.replace("-", ""), direction: sort.startsWith("-") ? "desc" : "asc" };
}

function columns(timeZone: string): DataColumn<Row>[] {
  return [
    {
      key: "name",
      title: TEXTS.name,
      sort: "name",
      className: "app-closed-kit__name",
      cell: (row) => (
        <>
          <Link to={`${EDITOR}/${row.id}`} prefetch="intent" className="app-table__link">
            {row.name}
          </Link>
          <small className="app-subline">
            <Code>{row.productCode}</Code>
          </small>
        </>
      ),
    },
    { key: "status", title: TEXTS.status, cell: (row) => <KitBadges row={row} /> },
    {
      key: "power",
      title: TEXTS.power,
      sort: "power",
      align: "end",
      cell: (row) => formatPowerKwp(row.powerW),
    },
    { key: "price", title: TEXTS.price, align: "end", cell: priceText },
    {
      key: "structures",
      title: TEXTS.structures,
      hideable: true,
      className: "app-closed-kit__structures",
      cell: (row) => row.options.map(({ structureName }) => structureName).join(", "),
    },
    {
      key: "updatedAt",
      title: TEXTS.updatedAt,
      sort: "updatedAt",
      hideable: true,
      cell: (row) => formatInstant(row.updatedAt, timeZone),
    },
  ];
}

/** The lowest price of a kit's options. */
function priceText({ options }: Row): string {
  const [cheapest] = options;
  if (cheapest === undefined) return "–";
  const price = formatCents(cheapest.priceCents);
  return options.length === 1 ? price : fill(TEXTS.priceFrom, { price });
}

const TONES = { onSale: "ok", scheduled: "info", expired: "warn", off: "plain", blocked: "warn" } as const;

function KitBadges({ row }: { row: Row }) {
  const isBlocked = row.options.some(({ isToSell }) => !isToSell);
  const state = !row.active ? "off" : isBlocked ? "blocked" : row.sale;
  return (
    <span className="app-row">
      <Badge tone={TONES[state]}>{TEXTS.states[state]}</Badge>
      {row.promotional && <Badge tone="info">{TEXTS.promotional}</Badge>}
      {row.ruleId !== null && <Badge>{TEXTS.automaticBadge}</Badge>}
    </span>
  );
}

function KitActions({ row: { id, name, version, active } }: { row: Row }) {
  const switching = fill(active ? TEXTS.deactivateNamed : TEXTS.activateNamed, { name });
  const copying = fill(TEXTS.duplicateNamed, { name });
  return (
    <div className="app-row app-gap-4 app-row--end app-closed-kit__actions">
      <LinkButton kind="sign" to={`${EDITOR}?copiar=${id}`} aria-label={copying} title={copying}>
        <IconCopy size={18} stroke={1.75} aria-hidden />
      </LinkButton>
      <Form method="post" preventScrollReset>
        <HiddenField name="id" value={id} />
        <HiddenField name="version" value={version} />
        <Button
          type="submit"
          name="active"
          value={active ? "false" : "true"}
          kind="sign"
          aria-label={switching}
          title={switching}
        >
          <IconPower size={18} stroke={1.75} aria-hidden />
        </Button>
      </Form>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PRICE_LISTS_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PriceList } from "#domain/pricing/pricing-answers.ts";
import { priceListStatus } from "#domain/pricing/price-list-status.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { Table } from "#app/ui/table.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** Price lists in the order of their priority. */
export function PriceListTable({
  lists,
  groups,
  today,
}: {
  lists: readonly PriceList[];
  groups: readonly { id: string; name: string }[];
  /** Calendar day in the distributor's time zone. */
  today: string;
}) {
  return (
    <Table
      rows={lists}
      keyOf={({ id }) => id}
      columns={[
        {
          head: WORDS.name,
          cell: ({ id, name }) => (
            <Link className="app-table__link" to={`${PAGES.PriceListDetails.path}/${id}`} prefetch="intent">
              {name}
            </Link>
          ),
        },
        {
          head: WORDS.groups,
          cell: ({ groupIds }) =>
            groupIds.length === 0
              ? WORDS.everyone
              : groups
                  .filter(({ id }) => groupIds.includes(id))
                  .map(({ name }) => name)
                  .join(", "),
        },
        { head: WORDS.period, cell: periodText },
        { head: WORDS.status, cell: (list) => <StatusBadge status={priceListStatus(list, today)} /> },
        { head: WORDS.products, kind: "number", cell: ({ products }) => formatNumber(products) },
        { head: WORDS.kits, kind: "number", cell: ({ kits }) => formatNumber(kits) },
      ]}
    />
  );
}

const BADGES = {
  active: "ok",
  scheduled: "info",
  over: "quiet",
  inactive: "quiet",
} as const;

function StatusBadge({ status }: { status: keyof typeof BADGES }) {
  return <Badge tone={BADGES[status]}>{WORDS.statuses[status]}</Badge>;
}

function periodText({ startsOn, endsOn }: Pick<PriceList, "startsOn" | "endsOn">): string {
  if (startsOn === null)
    return endsOn === null ? WORDS.always : fill(WORDS.until, { until: formatDay(endsOn) });
  const from = formatDay(startsOn);
  return endsOn === null
    ? fill(WORDS.from, { from })
    : fill(WORDS.between, { from, until: formatDay(endsOn) });
}

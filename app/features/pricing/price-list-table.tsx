import { Link } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { PRICE_LISTS_TEXTS as WORDS } from "#copy/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PriceList } from "#domain/pricing/pricing-answers.ts";
import { priceListStatus } from "#domain/pricing/price-list-status.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";

/** Price lists in the order in which they are asked. */
export function PriceListTable({
  lists,
  groups,
  today,
}: {
  lists: readonly PriceList[];
  groups: readonly { id: string; name: string }[];
  /** Calendar day of the distributor. */
  today: string;
}) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{WORDS.name}</th>
            <th scope="col">{WORDS.groups}</th>
            <th scope="col">{WORDS.period}</th>
            <th scope="col">{WORDS.status}</th>
            <th scope="col" className="app-number">
              {WORDS.products}
            </th>
            <th scope="col" className="app-number">
              {WORDS.kits}
            </th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.id}>
              <th scope="row" data-label={WORDS.name}>
                <Link
                  className="app-table__link"
                  to={`${PAGES.PriceListDetails.path}/${list.id}`}
                  prefetch="intent"
                >
                  {list.name}
                </Link>
              </th>
              <td data-label={WORDS.groups}>
                {list.groupIds.length === 0
                  ? WORDS.everyone
                  : groups
                      .filter(({ id }) => list.groupIds.includes(id))
                      .map(({ name }) => name)
                      .join(", ")}
              </td>
              <td data-label={WORDS.period}>{periodText(list)}</td>
              <td data-label={WORDS.status}>
                <StatusBadge status={priceListStatus(list, today)} />
              </td>
              <td data-label={WORDS.products} className="app-number">
                {formatNumber(list.products)}
              </td>
              <td data-label={WORDS.kits} className="app-number">
                {formatNumber(list.kits)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const BADGES = {
  active: "gs-badge--ok",
  scheduled: "gs-badge--info",
  over: "app-badge-quiet",
  inactive: "app-badge-quiet",
} as const;

function StatusBadge({ status }: { status: keyof typeof BADGES }) {
  return <span className={`gs-badge ${BADGES[status]}`}>{WORDS.statuses[status]}</span>;
}

function periodText({ startsOn, endsOn }: Pick<PriceList, "startsOn" | "endsOn">): string {
  if (startsOn === null)
    return endsOn === null ? WORDS.always : fill(WORDS.until, { until: formatDay(endsOn) });
  const from = formatDay(startsOn);
  return endsOn === null
    ? fill(WORDS.from, { from })
    : fill(WORDS.between, { from, until: formatDay(endsOn) });
}

import { Link } from "@remix-run/react";
import { WIDGET_KEYS_TEXTS as TEXTS } from "#copy/widget-keys.ts";
import type { WidgetKey } from "#domain/widget-keys/widget-key-schema.ts";
import { formatDay } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";

/** Table of the keys with which other sites show widgets.
 *  @param props.today - day that the last use is compared with */
export function WidgetKeyTable({
  keys,
  path,
  today,
}: {
  keys: readonly WidgetKey[];
  /** Path of the keys' pages, without an id. */
  path: string;
  today: string;
}) {
  const dayOf = (day: string) => (day === today ? TEXTS.today : formatDay(day));
  return (
    <Table
      label={TEXTS.list}
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        {
          head: TEXTS.name,
          cell: ({ id, name }) => (
            <Link to={`${path}/${id}`} prefetch="intent" className="app-table__link">
              {name}
            </Link>
          ),
        },
        {
          head: TEXTS.status,
          cell: ({ active }) => (
            <Badge tone={active ? "ok" : "plain"}>{active ? TEXTS.active : TEXTS.inactive}</Badge>
          ),
        },
        { head: TEXTS.origins, cell: ({ origins }) => origins.join(", ") },
        {
          head: TEXTS.prices,
          cell: ({ showPrices }) => (showPrices ? TEXTS.pricesShown : TEXTS.pricesHidden),
        },
        {
          head: TEXTS.lastUse,
          cell: ({ lastUsedOn }) => (lastUsedOn === null ? TEXTS.never : dayOf(lastUsedOn)),
        },
      ]}
    />
  );
}

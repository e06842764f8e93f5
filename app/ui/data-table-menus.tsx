import "./data-table.css";
import { Link, useSearchParams } from "@remix-run/react";
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconColumns3 } from "@tabler/icons-react";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import { listAddress, type ListSort, sortParam } from "#app/lib/lists/list-address.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { DataColumn } from "./data-table.tsx";
import { MenuDetails } from "./menu-details.tsx";
import { Tick } from "./input.tsx";
import { Button } from "./button.tsx";

type HeadColumn = Omit<DataColumn<never>, "cell">;

/** Heading of a sortable column: the first click sorts by it, the next reverses the order. */
export function SortHead({ column, sort }: { column: HeadColumn; sort: ListSort | null }) {
  const [params] = useSearchParams();
  const { title, align, className } = column;
  const names = [align === "end" && "app-number", className].filter(Boolean).join(" ") || undefined;
  if (column.sort === undefined) {
    return (
      <th scope="col" className={names}>
        {title}
      </th>
    );
  }
  const direction = sort?.key === column.sort ? sort.direction : null;
  const next = { key: column.sort, direction: direction === "asc" ? "desc" : "asc" } as const;
  return (
    <th scope="col" className={names} aria-sort={direction === null ? undefined : ariaSort(direction)}>
      <Link
        className="app-data__sort"
        to={listAddress(params, { sort: sortParam(next) })}
        data-on={direction !== null}
        preventScrollReset
      >
        {title}
        <SortIcon direction={direction} />
      </Link>
    </th>
  );
}

/** Menu of the orders, for phones, where the headings are hidden. */
export function SortMenu({ columns, sort }: { columns: readonly HeadColumn[]; sort: ListSort | null }) {
  const [params] = useSearchParams();
  const sortable = columns.flatMap(({ sort: key, title }) => (key === undefined ? [] : [{ key, title }]));
  if (sortable.length === 0) return null;
  const label = (
    <>
      <IconArrowsSort size={16} stroke={1.75} aria-hidden />
      {LIST_TEXTS.sort}
    </>
  );
  return (
    <MenuDetails label={label} className="app-data__sort-menu">
      <ul className="app-drop__list" aria-label={LIST_TEXTS.sortBy}>
        {sortable.flatMap(({ key, title }) =>
          (["asc", "desc"] as const).map((direction) => (
            <li key={`${key} ${direction}`}>
              <Link
                to={listAddress(params, { sort: sortParam({ key, direction }) })}
                aria-current={sort?.key === key && sort.direction === direction ? "true" : undefined}
                preventScrollReset
              >
                {title}, {direction === "asc" ? LIST_TEXTS.sortedUp : LIST_TEXTS.sortedDown}
              </Link>
            </li>
          )),
        )}
      </ul>
    </MenuDetails>
  );
}

/** Menu of visible columns. It needs JavaScript, so its place stays empty before. */
export function ColumnMenu({
  columns,
  hidden,
  onHide,
}: {
  columns: readonly HeadColumn[];
  hidden: ReadonlySet<string>;
  onHide: (keys: readonly string[]) => void;
}) {
  const isHydrated = useHydrated();
  const choices = columns.filter(({ hideable }) => hideable === true);
  if (choices.length === 0) return null;
  const label = (
    <>
      <IconColumns3 size={16} stroke={1.75} aria-hidden />
      {LIST_TEXTS.columns}
    </>
  );
  return (
    <MenuDetails label={label} className={isHydrated ? "" : "app-drop--off"}>
      <fieldset className="app-drop__choices">
        <legend className="gs-visually-hidden">{LIST_TEXTS.columns}</legend>
        {choices.map(({ key, title }) => (
          <label key={key}>
            <Tick
              checked={!hidden.has(key)}
              onChange={({ currentTarget: { checked } }) => {
                const others = [...hidden].filter((other) => other !== key);
                onHide(checked ? others : [...others, key]);
              }}
            />
            {title}
          </label>
        ))}
        <Button
          kind="bare"
          className="app-data__clear"
          onClick={() => {
            onHide([]);
          }}
        >
          {LIST_TEXTS.allColumns}
        </Button>
      </fieldset>
    </MenuDetails>
  );
}

function SortIcon({ direction }: { direction: ListSort["direction"] | null }) {
  if (direction === null) return <IconArrowsSort size={14} stroke={1.75} aria-hidden />;
  const Icon = direction === "asc" ? IconArrowUp : IconArrowDown;
  return <Icon size={14} stroke={2} aria-hidden />;
}

function ariaSort(direction: ListSort["direction"]): "ascending" | "descending" {
  return direction === "asc" ? "ascending" : "descending";
}

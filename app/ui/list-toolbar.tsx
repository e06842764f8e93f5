import "./data-table.css";
import "./list-toolbar.css";
import "./list-views.css";
import "./menu-details.css";
import { Form, Link, useNavigate, useSearchParams } from "@remix-run/react";
import { IconFilter, IconSearch } from "@tabler/icons-react";
import { type FormEvent, lazy, type ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { HIDDEN_PARAM, listAddress } from "#app/lib/lists/list-address.ts";
import { useFormKey } from "#app/lib/lists/use-form-key.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { ListViewsProps } from "./list-views.tsx";
import { HiddenField, Input } from "./input.tsx";
import { Button } from "./button.tsx";
import { Chip, Chips } from "./chips.tsx";

const ListViews = lazy(() =>
  loadChunk(async () => ({ default: (await import("./list-views.tsx")).ListViews })),
);

/** An active filter: its query parameters and its label. */
export interface ActiveFilter {
  names: readonly string[];
  label: string;
}

export interface ListToolbarProps {
  /** What the search covers; without it there is no search. */
  searchLabel?: string;
  /** Query parameter of the search; `search` by default. */
  searchName?: string;
  /** Fields of the filters, filled from the address. */
  filters?: ReactNode;
  active?: readonly ActiveFilter[];
  /** Query parameters that searches keep, beside the order. */
  keep?: readonly string[];
  /** Actions for the whole list. */
  actions?: ReactNode;
  /** Saved views of the list; left out for lists without them. */
  views?: Pick<ListViewsProps, "table" | "opensWith">;
}

/** Search and filters of a list. They are in the address, a plain form sends them, and each active filter can be
 *  removed. */
export function ListToolbar({
  searchLabel,
  searchName = "search",
  filters,
  active = [],
  keep = [],
  actions,
  views,
}: ListToolbarProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const kept = ["sort", HIDDEN_PARAM, ...keep].flatMap((name) =>
    params.getAll(name).map((value) => ({ name, value })),
  );
  // An empty query would open the saved first view instead of the whole list.
  const whole = views === undefined ? "" : WHOLE_LIST;
  const count = active.filter(({ names }) => !names.includes(searchName)).length;
  const [formKey, keepForm] = useFormKey(params.toString());
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOf(event.currentTarget) || whole;
    keepForm(address);
    closeFilters(event.currentTarget);
    navigate(`?${address}`, { preventScrollReset: true });
  };
  return (
    <div className="app-toolbar app-stack">
      <div className="app-toolbar__row app-row app-row--top">
        <Form key={formKey} className="app-toolbar__form" role="search" onSubmit={onSubmit}>
          {kept.map(({ name, value }) => (
            <HiddenField key={`${name} ${value}`} name={name} value={value} />
          ))}
          <div className="app-toolbar__line">
            {searchLabel !== undefined && (
              <>
                <label className="gs-affix app-toolbar__search">
                  <IconSearch size={16} stroke={1.75} aria-hidden />
                  <span className="gs-visually-hidden">{searchLabel}</span>
                  <Input
                    bare
                    type="search"
                    name={searchName}
                    placeholder={searchLabel}
                    defaultValue={params.get(searchName) ?? ""}
                    maxLength={80}
                    autoComplete="off"
                  />
                </label>
                <Button type="submit">{LIST_TEXTS.search}</Button>
              </>
            )}
            {actions && <div className="app-toolbar__actions app-row">{actions}</div>}
          </div>
          {filters && (
            <details className="app-toolbar__filters">
              <summary className="gs-button">
                <IconFilter size={16} stroke={1.75} aria-hidden />
                {count > 0 ? fill(LIST_TEXTS.filtersOn, { count: String(count) }) : LIST_TEXTS.filters}
              </summary>
              <div className="app-toolbar__fields gs-panel">
                {filters}
                <Button type="submit" className="app-toolbar__apply">
                  {LIST_TEXTS.apply}
                </Button>
              </div>
            </details>
          )}
        </Form>
        {views && (
          <LazyPart>
            <ListViews {...views} names={[searchName, ...keep, ...active.flatMap(({ names }) => names)]} />
          </LazyPart>
        )}
      </div>
      <ActiveFilters active={active} params={params} whole={whole} />
    </div>
  );
}

function ActiveFilters({
  active,
  params,
  whole,
}: {
  active: readonly ActiveFilter[];
  params: URLSearchParams;
  /** Query of the whole list. */
  whole: string;
}) {
  if (active.length === 0) return null;
  const without = (names: readonly string[]) => {
    const address = listAddress(params, Object.fromEntries(names.map((name) => [name, null])));
    return address === "?" ? `?${whole}` : address;
  };
  return (
    <Chips label={LIST_TEXTS.activeFilters}>
      {active.map(({ names, label }) => (
        <Chip
          key={names.join(" ")}
          text={label}
          to={without(names)}
          label={fill(LIST_TEXTS.removeFilter, { filter: label })}
        />
      ))}
      {active.length > 1 && (
        <li>
          <Link
            className="app-filters__clear"
            to={without(active.flatMap(({ names }) => names))}
            preventScrollReset
          >
            {LIST_TEXTS.clearFilters}
          </Link>
        </li>
      )}
    </Chips>
  );
}

function closeFilters(form: HTMLFormElement): void {
  const filters = form.querySelector<HTMLDetailsElement>(".app-toolbar__filters");
  if (filters === null) return;
  if (filters.contains(document.activeElement)) filters.querySelector("summary")?.focus();
  filters.open = false;
}

/** Values of a form as a query, without empty ones. */
function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(filled).toString();
}

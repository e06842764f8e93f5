import { Form, Link, useSubmit } from "@remix-run/react";
import { KITS_PAGE_TEXTS } from "#copy/portal.ts";
import { KIT_POWER_RANGE, KIT_SORTS } from "#domain/kits/kit-list-defaults.ts";
import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ChosenKit } from "#app/lib/kit-choice.ts";

/** Power range, structure and order of the list. A plain form, so that it works before JavaScript; with it, choosing
 *  in a list applies at once. */
export function KitFilters({
  query,
  structures,
  choice,
  canSortByPrice,
}: {
  query: KitListQuery;
  structures: KitList["filter"]["structures"];
  choice: readonly ChosenKit[];
  canSortByPrice: boolean;
}) {
  const submit = useSubmit();
  const isNarrowed =
    query.minPower > KIT_POWER_RANGE.min ||
    query.maxPower < KIT_POWER_RANGE.max ||
    query.structure !== undefined;
  const sorts = KIT_SORTS.filter((sort) => sort === "power" || canSortByPrice);
  return (
    <Form
      key={JSON.stringify(query)}
      className="app-filters"
      role="search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      {choice.map(({ id, amount }) => (
        <input key={id} type="hidden" name="kit" value={`${id}~${String(amount)}`} />
      ))}
      <PowerField
        name="minPower"
        label={KITS_PAGE_TEXTS.from}
        value={query.minPower}
        blank={KIT_POWER_RANGE.min}
      />
      <PowerField
        name="maxPower"
        label={KITS_PAGE_TEXTS.until}
        value={query.maxPower}
        blank={KIT_POWER_RANGE.max}
      />
      <label className="gs-affix gs-affix--select">
        <span>{KITS_PAGE_TEXTS.structure}</span>
        <select name="structure" defaultValue={query.structure ?? ""}>
          <option value="">{KITS_PAGE_TEXTS.anyStructure}</option>
          {structures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="gs-affix gs-affix--select app-filters__sort">
        <span>{KITS_PAGE_TEXTS.sort}</span>
        <select name="sort" defaultValue={query.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {KITS_PAGE_TEXTS.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="gs-button">
        {KITS_PAGE_TEXTS.apply}
      </button>
      {isNarrowed && (
        <Link className="app-filters__clear" to="/kitsIntegrator">
          {KITS_PAGE_TEXTS.clear}
        </Link>
      )}
    </Form>
  );
}

function PowerField({
  name,
  label,
  value,
  blank,
}: {
  name: string;
  label: string;
  value: number;
  blank: number;
}) {
  return (
    <label className="gs-affix gs-affix--power">
      <span>{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        defaultValue={value === blank ? "" : formatNumber(value, { maxDecimals: 2 })}
      />
      <span>{KITS_PAGE_TEXTS.unit}</span>
    </label>
  );
}

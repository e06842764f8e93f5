import "#app/features/kits/kits.css";
import { Form, Link, useSubmit } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { KIT_POWER_RANGE, KIT_SORTS, KIT_STOCKS } from "#domain/kits/kit-list-defaults.ts";
import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { PowerField } from "./power-field.tsx";
import { PowerSlider } from "./power-slider.tsx";
import { HiddenField, Select, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface KitFiltersProps {
  query: KitListQuery;
  /** The choices of the filters. */
  choices: KitList["filter"];
  /** Query parameters that filters do not change, by name and value. */
  kept: readonly (readonly [string, string])[];
  canSortByPrice: boolean;
  /** Address of the unfiltered list. */
  clearTo: string;
}

interface Filters {
  minPower: string;
  maxPower: string;
  structure: string;
  manufacturer: string;
  phase: string;
  stock: string;
  sort: string;
  promotional: boolean;
}

/** Power range, structure, what a kit is made of, stock, promotions and order of the list. A plain form that works before JavaScript; with it,
 *  choices and the slider apply at once. */
export function KitFilters({ query, choices, kept, canSortByPrice, clearTo }: KitFiltersProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { filters, change } = useFilters(query);
  const apply = () => {
    // Waits until React has written the chosen values into the fields.
    requestAnimationFrame(() => {
      if (form.current !== null) submit(form.current, { preventScrollReset: true });
    });
  };
  const sorts = KIT_SORTS.filter((sort) => sort === "power" || canSortByPrice);
  return (
    <Form ref={form} className="app-row app-row--top app-filters" role="search" preventScrollReset>
      {kept.map(([name, value]) => (
        <HiddenField key={name + value} name={name} value={value} />
      ))}
      <PowerRange filters={filters} onChange={change} onCommit={apply} />
      {narrowing(choices).map(({ name, label, any, options }) => (
        <FilterSelect
          key={name}
          name={name}
          label={label}
          value={filters[name]}
          onChange={(value) => {
            change({ [name]: value });
            apply();
          }}
        >
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </FilterSelect>
      ))}
      <label className="app-check app-filters__promotional">
        <Tick
          name="promotional"
          value="true"
          checked={filters.promotional}
          onChange={(event) => {
            change({ promotional: event.currentTarget.checked });
            apply();
          }}
        />
        <span>{KITS_CHOICE_TEXTS.promotional}</span>
      </label>
      <FilterSelect
        name="sort"
        label={KITS_PAGE_TEXTS.sort}
        value={filters.sort}
        className="app-filters__sort"
        onChange={(sort) => {
          change({ sort });
          apply();
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {KITS_PAGE_TEXTS.sorts[sort]}
          </option>
        ))}
      </FilterSelect>
      <Button type="submit">{KITS_PAGE_TEXTS.apply}</Button>
      {isNarrowed(query) && (
        <Link className="app-filters__clear" to={clearTo} preventScrollReset>
          {KITS_PAGE_TEXTS.clear}
        </Link>
      )}
    </Form>
  );
}

interface Narrowing {
  name: "structure" | "manufacturer" | "phase" | "stock";
  label: string;
  /** Text of no choice. */
  any: string;
  /** Values with their texts. */
  options: readonly (readonly [string, string])[];
}

/** The filters by one value; one without a choice is left out. */
function narrowing({ structures, manufacturers, phases }: KitList["filter"]): Narrowing[] {
  const { phases: phaseTexts, stocks: stockTexts } = KITS_CHOICE_TEXTS;
  const all: Narrowing[] = [
    {
      ...{ name: "structure", label: KITS_PAGE_TEXTS.structure, any: KITS_PAGE_TEXTS.anyStructure },
      options: structures.map(({ id, name }) => [id, name]),
    },
    {
      ...{ name: "manufacturer", label: KITS_CHOICE_TEXTS.manufacturer },
      any: KITS_CHOICE_TEXTS.anyManufacturer,
      options: manufacturers.map((name) => [name, name]),
    },
    {
      ...{ name: "phase", label: KITS_CHOICE_TEXTS.phase, any: KITS_CHOICE_TEXTS.anyPhase },
      options: phases.map((phase) => [phase, phaseTexts[phase]]),
    },
    {
      ...{ name: "stock", label: KITS_CHOICE_TEXTS.stock, any: KITS_CHOICE_TEXTS.anyStock },
      options: KIT_STOCKS.map((stock) => [stock, stockTexts[stock]]),
    },
  ];
  return all.filter(({ name, options }) => name === "structure" || options.length > 0);
}

/** The power range as two fields and a slider. */
function PowerRange({
  filters,
  onChange,
  onCommit,
}: {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  onCommit: () => void;
}) {
  return (
    <div className="app-filters__power">
      <PowerField
        name="minPower"
        label={KITS_PAGE_TEXTS.from}
        value={filters.minPower}
        onText={(minPower) => {
          onChange({ minPower });
        }}
      />
      <PowerField
        name="maxPower"
        label={KITS_PAGE_TEXTS.until}
        value={filters.maxPower}
        onText={(maxPower) => {
          onChange({ maxPower });
        }}
      />
      <PowerSlider {...filters} onChange={onChange} onCommit={onCommit} />
    </div>
  );
}

function FilterSelect({
  name,
  label,
  value,
  className = "",
  onChange,
  children,
}: {
  name: string;
  label: string;
  value: string;
  className?: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className={`gs-affix gs-affix--select ${className}`}>
      <span>{label}</span>
      <Select
        bare
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {children}
      </Select>
    </label>
  );
}

/** Values of the fields: what was typed or chosen, until the list changes. */
function useFilters(query: KitListQuery) {
  const key = JSON.stringify(query);
  const [state, setState] = useState({ key, filters: toFilters(query) });
  if (state.key !== key) setState({ key, filters: toFilters(query) });
  const change = (changes: Partial<Filters>) => {
    setState((current) => ({ ...current, filters: { ...current.filters, ...changes } }));
  };
  return { filters: state.filters, change };
}

function toFilters({ minPower, maxPower, sort, promotional, ...made }: KitListQuery): Filters {
  const powerText = (kwp: number, blank: number) =>
    kwp === blank ? "" : formatNumber(kwp, { maxDecimals: 2 });
  return {
    minPower: powerText(minPower, KIT_POWER_RANGE.min),
    maxPower: powerText(maxPower, KIT_POWER_RANGE.max),
    structure: made.structure ?? "",
    manufacturer: made.manufacturer ?? "",
    phase: made.phase ?? "",
    stock: made.stock ?? "",
    sort,
    promotional: promotional === true,
  };
}

function isNarrowed({
  minPower,
  maxPower,
  structure,
  manufacturer,
  phase,
  stock,
  promotional,
}: KitListQuery) {
  const isWholeRange = minPower <= KIT_POWER_RANGE.min && maxPower >= KIT_POWER_RANGE.max;
  const isAny = [structure, manufacturer, phase, stock].every((one) => one === undefined);
  return !isWholeRange || !isAny || promotional === true;
}

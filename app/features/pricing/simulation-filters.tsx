import "./pricing.css";
import { Form, useNavigation } from "@remix-run/react";
import { PRODUCT_TYPE_LABELS } from "#copy/offers.ts";
import { SIMULATOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import type { SimulationEffect, SimulationView } from "#domain/pricing/simulation-filter.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export type SimulatedOn = keyof typeof WORDS.ons;

/** The filter in the address. */
export interface SimulationFilter extends SimulationView {
  on: SimulatedOn;
  search: string;
  state: string | null;
  type: ProductType | null;
  categoryId: string | null;
}

const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();
const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/** Whether a filter is active. */
export function isNarrowed({
  search,
  state,
  type,
  categoryId,
  effect,
  minPct,
  on,
}: SimulationFilter): boolean {
  const isOfBuyer = on === "requests" && state !== null;
  return search !== "" || isOfBuyer || type !== null || categoryId !== null || effect !== "all" || minPct > 0;
}

interface SimulationFiltersProps {
  filter: SimulationFilter;
  categories: readonly { id: string; name: string }[];
}

/** The kind of simulation, and filters of its rows; all in the address. */
export function SimulationFilters({ filter, categories }: SimulationFiltersProps) {
  const isLoading = useNavigation().state === "loading";
  const { on, search, state, effect, minPct } = filter;
  const key = JSON.stringify(filter);
  return (
    <Form
      key={key}
      className="gs-panel app-grid app-pad app-simulation__form"
      role="search"
      preventScrollReset
    >
      <SelectField name="on" label={WORDS.on} options={optionsOf(WORDS.ons)} defaultValue={on} />
      <FormField
        name="q"
        type="search"
        label={on === "requests" ? WORDS.searchRequests : WORDS.searchItems}
        defaultValue={search}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        name="uf"
        label={on === "requests" ? WORDS.state : WORDS.buyerState}
        options={STATES.map((uf) => ({ value: uf, label: uf }))}
        emptyLabel={WORDS.anyState}
        defaultValue={state ?? ""}
      />
      {on === "products" && <ProductFilters filter={filter} categories={categories} />}
      <SelectField
        name="efeito"
        label={WORDS.effect}
        options={optionsOf(WORDS.effects satisfies Record<SimulationEffect, string>)}
        defaultValue={effect}
      />
      <FormField
        name="min"
        type="number"
        label={WORDS.minPct}
        inputMode="decimal"
        min={0}
        max={1_000}
        step="any"
        defaultValue={minPct === 0 ? "" : minPct}
      />
      <div className="app-row">
        <Button type="submit" kind="primary" aria-busy={isLoading}>
          {WORDS.apply}
        </Button>
        {isNarrowed(filter) && (
          <LinkButton to={`?on=${on}`} preventScrollReset>
            {WORDS.clear}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

function ProductFilters({ filter: { type, categoryId }, categories }: SimulationFiltersProps) {
  return (
    <>
      <SelectField
        name="tipo"
        label={WORDS.type}
        options={PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] }))}
        emptyLabel={WORDS.anyType}
        defaultValue={type ?? ""}
      />
      {categories.length > 0 && (
        <SelectField
          name="categoria"
          label={WORDS.category}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={WORDS.anyCategory}
          defaultValue={categoryId ?? ""}
        />
      )}
    </>
  );
}

import "./loose-products.css";
import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { LOOSE_FILTER_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import type { SaleProductList } from "#domain/loose-products/sale-product-schema.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useFormKey } from "#app/lib/lists/use-form-key.ts";
import { HiddenField, Input, Select, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

const NARROWING = ["type", "category", "manufacturer", "minPower", "maxPower"];
const SORT_KEYS = Object.keys(TEXTS.sorts) as (keyof typeof TEXTS.sorts)[];

/** Search, filters and order. A plain form that works before JavaScript; with it, choices apply at once. */
export function LooseFilters({ list }: { list: SaleProductList }) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const [formKey, keepForm] = useFormKey(params.toString());
  const value = (name: string) => params.get(name) ?? "";
  const section = list.filter.sections.find(({ id }) => id === list.sectionId);
  const type = section?.type ?? PRODUCT_TYPES.find((one) => one === value("type")) ?? null;
  const narrowed = NARROWING.filter((name) => value(name) !== "").length;
  const isNarrowed = narrowed > 0 || value("q") !== "" || value("inStock") !== "";
  return (
    <Form
      key={formKey}
      className="app-row app-loose-filters"
      role="search"
      preventScrollReset
      onSubmit={({ currentTarget }) => {
        keepForm(addressOf(currentTarget));
      }}
      onChange={(event) => {
        const { target, currentTarget } = event;
        const isChoice = target instanceof HTMLSelectElement;
        const isSwitch = target instanceof HTMLInputElement && target.type === "checkbox";
        if (!isChoice && !isSwitch) return;
        keepForm(addressOf(currentTarget));
        submit(currentTarget, { preventScrollReset: true });
      }}
    >
      {["section", "integrator", "cart"].map(
        (name) => params.has(name) && <HiddenField key={name} name={name} value={value(name)} />,
      )}
      <label className="gs-affix app-loose-filters__search">
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <Input
          bare
          type="search"
          name="q"
          defaultValue={value("q")}
          maxLength={120}
          placeholder={TEXTS.search}
          aria-label={TEXTS.search}
        />
      </label>
      <Button type="submit">{TEXTS.apply}</Button>
      <label className="app-row app-loose-filters__switch">
        <Tick name="inStock" value="yes" defaultChecked={value("inStock") === "yes"} />
        {TEXTS.inStock}
      </label>
      <label className="gs-affix gs-affix--select">
        <span>{TEXTS.sort}</span>
        <Select bare name="sort" defaultValue={value("sort") || "name"}>
          {SORT_KEYS.filter((key) => list.showsPrices || !key.endsWith("price")).map((key) => (
            <option key={key} value={key}>
              {TEXTS.sorts[key]}
            </option>
          ))}
        </Select>
      </label>
      {isNarrowed && <ClearLink params={params} />}
      <details className="app-loose-filters__more" open={narrowed > 0}>
        <summary className="gs-button">
          {TEXTS.more}
          {narrowed > 0 && ` (${String(narrowed)})`}
        </summary>
        <Panel as="div" className="app-pad app-loose-filters__fields">
          <NarrowFields list={list} type={type} hasSection={section !== undefined} value={value} />
        </Panel>
      </details>
    </Form>
  );
}

/** The address that sending the form leads to. */
function addressOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts).toString();
}

function ClearLink({ params }: { params: URLSearchParams }) {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => ["section", "integrator", "cart"].includes(name)),
  );
  return (
    <Link className="app-filters__clear" to={`?${kept.toString()}`} preventScrollReset>
      {TEXTS.clear}
    </Link>
  );
}

function NarrowFields({
  list,
  type,
  hasSection,
  value,
}: {
  list: SaleProductList;
  type: ProductType | null;
  hasSection: boolean;
  value: (name: string) => string;
}) {
  const { categories, manufacturers } = list.filter;
  const hasPower = type === "module" || type === "inverter";
  const hasCategories = type === null || type === "complementaryEquipment" || type === "custom";
  const unit = type === "inverter" ? "kW" : "W";
  const field = (name: string) => ({ name, id: `loose-${name}`, defaultValue: value(name) });
  return (
    <>
      {!hasSection && (
        <SelectField
          {...field("type")}
          label={TEXTS.type}
          emptyLabel={TEXTS.any}
          options={PRODUCT_TYPES.map((one) => ({ value: one, label: PRODUCT_TYPE_LABELS[one] }))}
        />
      )}
      {hasCategories && categories.length > 0 && (
        <SelectField
          {...field("category")}
          label={TEXTS.category}
          emptyLabel={TEXTS.any}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        {...field("manufacturer")}
        label={TEXTS.manufacturer}
        emptyLabel={TEXTS.any}
        options={manufacturers.map((name) => ({ value: name, label: name }))}
      />
      {hasPower && (
        <>
          <FormField {...field("minPower")} label={fill(TEXTS.minPower, { unit })} inputMode="decimal" />
          <FormField {...field("maxPower")} label={fill(TEXTS.maxPower, { unit })} inputMode="decimal" />
        </>
      )}
    </>
  );
}

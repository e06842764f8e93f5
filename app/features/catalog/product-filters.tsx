import { useSearchParams } from "@remix-run/react";
import { PRODUCT_CHOICE_LABELS } from "#copy/catalog/catalog.ts";
import { PRODUCT_FILTER_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type FilterName, filterLabel, filtersOfGroup } from "./product-filter-state.ts";

export interface ProductFiltersProps {
  group: EquipmentGroup;
  categories: readonly { id: string; name: string }[];
  manufacturers: readonly string[];
  /** Kinds of inverter of the distributor. */
  inverterKinds: readonly string[];
}

const NUMBERS: readonly FilterName[] = [
  "minPrice",
  "maxPrice",
  "minPower",
  "maxPower",
  "voltage",
  "n_entradas",
  "n_saidas",
];

/** Filters of a list of equipment, filled from the address. */
export function ProductFilters(props: ProductFiltersProps) {
  const [params] = useSearchParams();
  const { group, manufacturers } = props;
  return (
    <>
      {filtersOfGroup(group).map((name) => {
        const field = {
          name,
          id: `filter-${name}`,
          label: filterLabel(name, group),
          defaultValue: params.get(name) ?? "",
        };
        const options = optionsOf(name, props);
        return options === null ? (
          <FormField
            key={name}
            {...field}
            autoComplete="off"
            maxLength={80}
            inputMode={NUMBERS.includes(name) ? "decimal" : "text"}
            list={name === "manufacturer" ? "filter-manufacturers" : undefined}
          />
        ) : (
          <SelectField key={name} {...field} options={options} />
        );
      })}
      <datalist id="filter-manufacturers">
        {manufacturers.map((manufacturer) => (
          <option key={manufacturer} value={manufacturer} />
        ))}
      </datalist>
    </>
  );
}

function optionsOf(name: FilterName, { categories, inverterKinds }: ProductFiltersProps) {
  const any = { value: "", label: TEXTS.any };
  switch (name) {
    case "isToSell":
      return [any, { value: "yes", label: TEXTS.isToSellYes }, { value: "no", label: TEXTS.isToSellNo }];
    case "featured":
      return [any, { value: "yes", label: TEXTS.featuredYes }, { value: "no", label: TEXTS.featuredNo }];
    case "active":
      return [
        { value: "", label: TEXTS.activeYes },
        { value: "no", label: TEXTS.activeNo },
        { value: "all", label: TEXTS.activeAll },
      ];
    case "tipo_inversor":
      return [
        any,
        ...choices(PRODUCT_CHOICE_LABELS[name]).filter(({ value }) => inverterKinds.includes(value)),
      ];
    case "tipo_ligacao":
      return [any, ...choices(PRODUCT_CHOICE_LABELS[name])];
    case "category":
      return [any, ...categories.map(({ id, name: label }) => ({ value: id, label }))];
    default:
      return null;
  }
}

function choices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

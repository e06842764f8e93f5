import { useSearchParams } from "@remix-run/react";
import { REQUEST_FILTER_TEXTS as TEXTS } from "#copy/requests/request-filters.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type FilterChoices, filtersOf, labelOf, optionsOf } from "./request-filter-state.ts";

export type RequestFiltersProps = FilterChoices;

const DAYS = ["from", "until"];
const NUMBERS = ["minTotal", "maxTotal", "minPower", "maxPower"];

/** Filters of a list of budgets or orders, filled from the address. */
export function RequestFilters({ type, ...choices }: RequestFiltersProps & { type: RequestType }) {
  const [params] = useSearchParams();
  return filtersOf(type, choices).map((name) => {
    const field = {
      name,
      id: `filter-${name}`,
      label: labelOf(name, choices),
      defaultValue: params.get(name) ?? "",
    };
    const options = optionsOf(name, choices);
    if (options !== null)
      return <SelectField key={name} {...field} emptyLabel={TEXTS.any} options={options} />;
    if (DAYS.includes(name)) return <FormField key={name} {...field} type="date" />;
    return (
      <FormField
        key={name}
        {...field}
        autoComplete="off"
        maxLength={80}
        inputMode={NUMBERS.includes(name) ? "decimal" : "text"}
      />
    );
  });
}

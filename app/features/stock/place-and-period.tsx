import { INVENTORY_TEXTS } from "#copy/stock/stock.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CenterChoice } from "./inventory-view.ts";

/** Filters of what comes and goes: at which center, from which day until which. */
export function PlaceAndPeriod({
  filter,
  centers,
  texts,
}: {
  filter: { centerId?: string | undefined; from?: string | undefined; until?: string | undefined };
  centers: readonly CenterChoice[];
  texts: Record<"center" | "from" | "until", string>;
}) {
  return (
    <>
      <SelectField
        name="centerId"
        label={texts.center}
        options={centers.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={INVENTORY_TEXTS.anyCenter}
        defaultValue={filter.centerId ?? ""}
      />
      <FormField name="from" label={texts.from} type="date" defaultValue={filter.from} />
      <FormField name="until" label={texts.until} type="date" defaultValue={filter.until} />
    </>
  );
}

import { ARRIVAL_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { ArrivalRow } from "./inventory-view.ts";
import { Tick } from "#app/ui/input.tsx";

/** Product, amount and day of an arrival. */
export function ArrivalFields({ arrival }: { arrival?: ArrivalRow }) {
  const id = arrival?.id ?? "new";
  return (
    <>
      <FormField
        id={`${id}-amount`}
        name="amount"
        label={TEXTS.amount}
        inputMode="numeric"
        defaultValue={arrival?.amount}
        required
        autoComplete="off"
      />
      <FormField
        id={`${id}-day`}
        name="expectedOn"
        label={TEXTS.expectedOn}
        type="date"
        defaultValue={arrival?.expectedOn ?? ""}
      />
      <FormField
        id={`${id}-lot`}
        name="lot"
        label={TEXTS.lot}
        maxLength={60}
        defaultValue={arrival?.lot}
        autoComplete="off"
      />
      <label className="app-check">
        <Tick name="onSale" defaultChecked={arrival?.onSale ?? true} />
        <span>{TEXTS.onSale}</span>
      </label>
    </>
  );
}

import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** Fields for the units of each item of which something is left: to cancel, and to give back. */
export function UnitFields({
  units,
  labels,
  asksStock,
  valueOf,
}: {
  units: ReturnList["units"];
  labels: { cancel: string; giveBack: string };
  /** Whether it asks what becomes of units that come back. */
  asksStock: boolean;
  valueOf: (name: string, usual?: string) => string;
}) {
  const amount = { inputMode: "numeric", autoComplete: "off", maxLength: 7 } as const;
  return units.map(({ itemId, name, toShip, toReturn }) =>
    toShip + toReturn === 0 ? null : (
      <fieldset key={itemId} className="app-returns__item">
        <legend>{name}</legend>
        <div className="app-returns__pair">
          {toShip > 0 && (
            <FormField
              {...amount}
              name={`cancel.${itemId}`}
              label={fill(labels.cancel, { name })}
              hint={fill(TEXTS.cancelHint, { amount: formatNumber(toShip) })}
              defaultValue={valueOf(`cancel.${itemId}`)}
            />
          )}
          {toReturn > 0 && (
            <FormField
              {...amount}
              name={`return.${itemId}`}
              label={fill(labels.giveBack, { name })}
              hint={fill(TEXTS.returnHint, { amount: formatNumber(toReturn) })}
              defaultValue={valueOf(`return.${itemId}`)}
            />
          )}
          {toReturn > 0 && asksStock && (
            <SelectField
              name={`stock.${itemId}`}
              label={fill(TEXTS.stockOf, { name })}
              options={Object.entries(TEXTS.stockChoices).map(([value, label]) => ({ value, label }))}
              defaultValue={valueOf(`stock.${itemId}`, "back")}
            />
          )}
        </div>
      </fieldset>
    ),
  );
}

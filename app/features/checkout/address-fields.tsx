import { useState } from "react";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { normalizeCep, stateOfCep } from "#domain/validation/cep.ts";
import { FormField } from "#app/components/form-field.tsx";
import { StateField } from "#app/components/state-field.tsx";
import type { OrderFormValues } from "./order-form-data.ts";

/** Delivery address; a complete postal code fills in its state. */
export function AddressFields({
  values,
  errors,
  states,
}: {
  values: OrderFormValues;
  errors: Readonly<Record<string, string>>;
  /** States that can be delivered to; null for all. */
  states: readonly string[] | null;
}) {
  const [state, setState] = useState(values["state"] ?? "");
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <div className="app-address">
      <FormField
        {...field("CEP")}
        label={CHECKOUT_PAGE_TEXTS.cep}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        required
        onChange={(event) => {
          const cep = normalizeCep(event.currentTarget.value);
          const found = cep && stateOfCep(cep);
          if (found && (states === null || states.includes(found))) setState(found);
        }}
      />
      <FormField
        {...field("patio")}
        className="app-address__wide"
        label={CHECKOUT_PAGE_TEXTS.patio}
        autoComplete="address-line1"
        maxLength={120}
        required
      />
      <FormField {...field("number")} label={CHECKOUT_PAGE_TEXTS.number} maxLength={20} required />
      <FormField
        {...field("complement")}
        label={`${CHECKOUT_PAGE_TEXTS.complement} (${CHECKOUT_PAGE_TEXTS.optional})`}
        maxLength={60}
      />
      <FormField
        {...field("neighborhood")}
        label={CHECKOUT_PAGE_TEXTS.neighborhood}
        maxLength={80}
        required
      />
      <FormField
        {...field("city")}
        label={CHECKOUT_PAGE_TEXTS.city}
        autoComplete="address-level2"
        maxLength={80}
        required
      />
      <StateField value={state} error={errors["state"]} states={states} onChange={setState} />
      <label className="app-check app-address__wide">
        <input type="checkbox" name="ruralZone" defaultChecked={values["ruralZone"] !== undefined} />
        <span>{CHECKOUT_PAGE_TEXTS.ruralZone}</span>
      </label>
      <label className="app-check app-address__wide">
        <input
          type="checkbox"
          name="truckNotPossible"
          defaultChecked={values["truckNotPossible"] !== undefined}
        />
        <span>{CHECKOUT_PAGE_TEXTS.truckNotPossible}</span>
      </label>
    </div>
  );
}

import { useState } from "react";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { CEP_RANGES, normalizeCep, stateOfCep } from "#domain/validation/cep.ts";
import { fieldErrorText, FormField } from "#app/components/form-field.tsx";
import type { OrderFormValues } from "./order-form-data.ts";

const ALL_STATES = [...new Set(CEP_RANGES.map((range) => range.state))].sort();

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
  const offered = states ?? ALL_STATES;
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
          if (found && offered.includes(found)) setState(found);
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
      <div className="app-field">
        <label className="app-field__label" htmlFor="state">
          {CHECKOUT_PAGE_TEXTS.state}
        </label>
        <select
          id="state"
          name="state"
          className="app-input"
          autoComplete="address-level1"
          value={state}
          required
          aria-invalid={errors["state"] ? true : undefined}
          aria-describedby={errors["state"] ? "state-error" : undefined}
          onChange={(event) => {
            setState(event.currentTarget.value);
          }}
        >
          <option value="">{CHECKOUT_PAGE_TEXTS.chooseState}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        {errors["state"] && (
          <span className="gs-field-error" id="state-error">
            {fieldErrorText(errors["state"])}
          </span>
        )}
      </div>
    </div>
  );
}

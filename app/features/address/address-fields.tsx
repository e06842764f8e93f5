import "./address.css";
import { useState } from "react";
import { ADDRESS_LABELS } from "#copy/address.ts";
import { maskCep } from "#domain/validation/field-masks.ts";
import { required } from "#domain/validation/field-rules.ts";
import { cep } from "#domain/validation/identity-rules.ts";
import { StateField } from "#app/ui/state-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type AddressField, type AddressValues, toAddressValues } from "./address-values.ts";
import { CityField } from "./city-field.tsx";
import { useCepLookup } from "./use-cep-lookup.ts";

export interface AddressFieldsProps<Form extends AddressValues> {
  value: Form;
  /** Error codes by the names of the fields in the form. */
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (change: (form: Form) => Form) => void;
  /** States to choose from; null for all 27. */
  states?: readonly string[] | null;
  /** Prefix of the field names, for a form with several addresses. */
  prefix?: string;
}

const CEP_RULES = [required, cep];
const TEXT_RULES = [required];

/** Fields of an address. A complete postal code fills in the rest while the person goes on typing; the city is
 *  chosen from the state's list or typed. When a lookup fails, a message says so and the person types the values. */
export function AddressFields<Form extends AddressValues>(props: AddressFieldsProps<Form>) {
  const { value, errors, onChange, states = null, prefix = "" } = props;
  const { lookUp, outcome } = useCepLookup(onChange, states);
  const set = (field: AddressField) => (text: string) => {
    onChange((form) => ({ ...form, [field]: text }));
  };
  const bind = (field: AddressField) => ({
    name: prefix + field,
    label: ADDRESS_LABELS[field],
    error: errors[prefix + field],
    value: value[field],
    onText: set(field),
    className: `app-address__${field.toLowerCase()}`,
  });
  return (
    <div className="app-address">
      <TextField
        {...bind("CEP")}
        rules={CEP_RULES}
        mask={maskCep}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        onText={(text) => {
          set("CEP")(text);
          void lookUp(text);
        }}
      />
      <p className="app-subline app-address__outcome" role="status">
        {outcome}
      </p>
      <TextField {...bind("patio")} rules={TEXT_RULES} autoComplete="address-line1" maxLength={120} />
      <TextField {...bind("number")} rules={TEXT_RULES} autoComplete="off" maxLength={20} />
      <TextField {...bind("complement")} autoComplete="off" maxLength={60} />
      <TextField {...bind("neighborhood")} rules={TEXT_RULES} autoComplete="off" maxLength={80} />
      <CityField {...bind("city")} state={value.state} autoComplete="address-level2" required />
      <StateField
        {...{ name: `${prefix}state`, value: value.state, error: errors[`${prefix}state`], states }}
        className="app-address__state"
        onChange={set("state")}
      />
    </div>
  );
}

/** The same fields for a form whose values are in the DOM, not in state. */
export function AddressFieldset({
  values,
  ...props
}: { values: Readonly<Record<string, string | undefined>> } & Omit<
  AddressFieldsProps<AddressValues>,
  "value" | "onChange"
>) {
  const [value, setValue] = useState(() => toAddressValues(values, props.prefix));
  return <AddressFields {...props} value={value} onChange={setValue} />;
}

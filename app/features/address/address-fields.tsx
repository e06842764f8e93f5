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
  /** Code of what is wrong, by the name under which a field is sent. */
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (change: (form: Form) => Form) => void;
  /** States to choose from; null for all. */
  states?: readonly string[] | null;
  /** Of the names under which the fields are sent, where a form has several addresses. */
  prefix?: string;
}

const CEP_RULES = [required, cep];
const TEXT_RULES = [required];

/** An address. Its postal code fills in what follows from it, while one goes on typing; the city is chosen among those of
 *  the state or typed. Whatever fails says so and leaves the rest to the person. */
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
      <p className="app-address__outcome" role="status">
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

/** The same in a form that keeps its texts in its fields. */
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

import { useState } from "react";
import { REGISTER_LABELS, REGISTER_TEXTS } from "#copy/register.ts";
import { maskCep } from "#domain/validation/field-masks.ts";
import { cep, required } from "#domain/validation/field-rules.ts";
import { FormField } from "#app/components/form-field.tsx";
import { StateField } from "#app/components/state-field.tsx";
import { TextField } from "#app/components/text-field.tsx";
import { useCepLookup } from "../address/use-cep-lookup.ts";
import type { RegisterErrors, RegisterValues } from "./register-form-data.ts";

/** Address of the company; a complete postal code fills in what it says of it. */
export function RegisterAddress({ values, errors }: { values: RegisterValues; errors: RegisterErrors }) {
  const [address, setAddress] = useState({
    patio: values["patio"] ?? "",
    neighborhood: values["neighborhood"] ?? "",
    city: values["city"] ?? "",
    state: values["state"] ?? "",
  });
  const { lookUp, outcome } = useCepLookup(setAddress);
  const set = (field: keyof typeof address, value: string) => {
    setAddress((current) => ({ ...current, [field]: value }));
  };
  const held = (name: "patio" | "neighborhood" | "city") => ({
    name,
    label: REGISTER_LABELS[name],
    error: errors[name],
    value: address[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => {
      set(name, event.currentTarget.value);
    },
  });
  return (
    <>
      <div className="app-register__cep">
        <TextField
          mask={maskCep}
          name="CEP"
          label={REGISTER_LABELS.CEP}
          error={errors.CEP}
          defaultValue={values["CEP"]}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          rules={[required, cep]}
          onText={(text) => void lookUp(text)}
        />
        <p className="app-field__hint" role="status">
          {outcome}
        </p>
      </div>
      <FormField
        {...held("patio")}
        className="app-register__wide"
        autoComplete="address-line1"
        maxLength={120}
      />
      <FormField
        name="number"
        label={REGISTER_LABELS.number}
        error={errors.number}
        defaultValue={values["number"]}
        maxLength={20}
        required
      />
      <FormField
        name="complement"
        label={`${REGISTER_LABELS.complement} (${REGISTER_TEXTS.optional})`}
        error={errors.complement}
        defaultValue={values["complement"]}
        maxLength={60}
      />
      <FormField {...held("neighborhood")} maxLength={80} />
      <FormField {...held("city")} autoComplete="address-level2" maxLength={80} />
      <StateField
        value={address.state}
        error={errors.state}
        onChange={(state) => {
          set("state", state);
        }}
      />
    </>
  );
}

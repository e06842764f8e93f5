import { CENTER_FORM_WORDS as WORDS } from "#copy/centers/distribution.ts";
import type { CenterForm } from "#domain/centers/center-schema.ts";
import { required } from "#domain/validation/field-rules.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AddressFields } from "../address/address-fields.tsx";

export interface CenterFieldsProps {
  form: CenterForm;
  errors: Readonly<Record<string, string>>;
  onChange: (change: (form: CenterForm) => CenterForm) => void;
}

const NAME_RULES = [required];

/** Name and address of a center. A complete postal code fills in the address. */
export function CenterFields({ form, errors, onChange }: CenterFieldsProps) {
  return (
    <FormPart legend={WORDS.facts}>
      <TextField
        name="name"
        label={WORDS.name}
        hint={WORDS.nameHint}
        error={errors["name"]}
        rules={NAME_RULES}
        value={form.name}
        maxLength={80}
        autoComplete="off"
        onText={(name) => {
          onChange((current) => ({ ...current, name }));
        }}
      />
      <AddressFields value={form} errors={errors} onChange={onChange} />
    </FormPart>
  );
}

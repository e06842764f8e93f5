import { CENTER_FORM_WORDS as WORDS } from "#copy/distribution.ts";
import { REGISTER_LABELS, REGISTER_TEXTS } from "#copy/register.ts";
import type { CenterForm } from "#domain/centers/center-form.ts";
import { maskCep } from "#domain/validation/field-masks.ts";
import { FormField } from "#app/components/form-field.tsx";
import { StateField } from "#app/components/state-field.tsx";
import { useCepLookup } from "../address/use-cep-lookup.ts";

export interface CenterFieldsProps {
  form: CenterForm;
  errors: Readonly<Record<string, string>>;
  onChange: (change: (form: CenterForm) => CenterForm) => void;
}

/** Name and address of a center; a complete postal code fills in what it says of the address. */
export function CenterFields({ form, errors, onChange }: CenterFieldsProps) {
  const { lookUp, outcome } = useCepLookup(onChange);
  const set = (name: keyof CenterForm, value: string) => {
    onChange((current) => ({ ...current, [name]: value }));
  };
  const field = (name: Exclude<keyof CenterForm, "servicedStates">, label: string, maxLength: number) => ({
    name,
    label,
    maxLength,
    error: errors[name],
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      set(name, event.currentTarget.value);
    },
  });
  const cep = field("CEP", REGISTER_LABELS.CEP, 10);
  return (
    <fieldset className="gs-panel app-role__part">
      <legend className="app-role__legend">{WORDS.facts}</legend>
      <FormField {...field("name", WORDS.name, 80)} hint={WORDS.nameHint} required autoComplete="off" />
      <div className="app-center-form__address">
        <FormField
          {...cep}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          onChange={(event) => {
            cep.onChange(event);
            void lookUp(event.currentTarget.value);
          }}
          onBlur={(event) => {
            set("CEP", maskCep(event.currentTarget.value));
          }}
        />
        <p className="app-field__hint app-center-form__outcome" role="status">
          {outcome}
        </p>
        <FormField
          {...field("patio", REGISTER_LABELS.patio, 120)}
          className="app-center-form__wide"
          autoComplete="address-line1"
          required
        />
        <FormField {...field("number", REGISTER_LABELS.number, 20)} required autoComplete="off" />
        <FormField
          {...field("complement", `${REGISTER_LABELS.complement} (${REGISTER_TEXTS.optional})`, 60)}
          autoComplete="off"
        />
        <FormField {...field("neighborhood", REGISTER_LABELS.neighborhood, 80)} required />
        <FormField {...field("city", REGISTER_LABELS.city, 80)} autoComplete="address-level2" required />
        <StateField
          value={form.state}
          error={errors["state"]}
          onChange={(state) => {
            set("state", state);
          }}
        />
      </div>
    </fieldset>
  );
}

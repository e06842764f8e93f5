import "#app/ui/form.css";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { type OfferField, offerErrorText, type OfferValues } from "./offer-fields.ts";
import { Input, Select, TextArea, Tick } from "#app/ui/input.tsx";

export interface OfferFieldProps {
  field: OfferField;
  values: OfferValues;
  /** Error code; undefined without one. */
  error: string | undefined;
  onChange: (values: OfferValues) => void;
}

/** A field of an entry's form, by its kind. */
export function OfferFieldInput({ field, values, error, onChange }: OfferFieldProps) {
  const { name, label, hint } = field;
  const frame = { name, label, hint, error, errorText: error && offerErrorText(field, error) };
  const value = String(values[name] ?? "");
  const set = (next: OfferValues[string]) => {
    onChange({ ...values, [name]: next });
  };
  switch (field.kind) {
    case "switch":
      return <SwitchField {...{ field, error }} isOn={values[name] === "true"} onChange={set} />;
    case "choices":
      return <ChoicesField {...{ field, values, error }} onChange={set} />;
    case "choice":
      return (
        <FieldFrame {...frame}>
          {(control) => (
            <Select
              {...control}
              value={value}
              onChange={(event) => {
                set(event.currentTarget.value);
              }}
            >
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      );
    case "area":
      return (
        <FieldFrame {...frame}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={field.maxLength}
              value={value}
              onChange={(event) => {
                set(event.currentTarget.value);
              }}
            />
          )}
        </FieldFrame>
      );
    default:
      return (
        <FieldFrame {...frame}>
          {(control) => (
            <Input
              {...control}
              value={value}
              required
              autoComplete="off"
              {...(field.kind === "money"
                ? { inputMode: "decimal", maxLength: 16 }
                : { maxLength: field.maxLength })}
              onChange={(event) => {
                set(event.currentTarget.value);
              }}
            />
          )}
        </FieldFrame>
      );
  }
}

function SwitchField({
  field,
  error,
  isOn,
  onChange,
}: {
  field: OfferField;
  error: string | undefined;
  isOn: boolean;
  onChange: (isOn: string) => void;
}) {
  const { name, label, hint } = field;
  return (
    <div className="app-field">
      <label className="app-check">
        <Tick
          name={name}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange(String(event.currentTarget.checked));
          }}
        />
        <span>
          <strong>{label}</strong>
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {error && <span className="gs-field-error">{errorTextOf(field, error)}</span>}
    </div>
  );
}

function ChoicesField({
  field,
  values,
  error,
  onChange,
}: {
  field: Extract<OfferField, { kind: "choices" }>;
  values: OfferValues;
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
  const value = values[field.name];
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const without = field.without?.(values) ?? null;
  const hint = without ?? field.hint;
  return (
    <fieldset className="app-choices" aria-describedby={hint ? `${field.name}-hint` : undefined}>
      <legend className="app-field__label">{field.label}</legend>
      {without === null && (
        <div className="app-choices__list">
          {field.options.map((option, index) => (
            <label key={option.value} className="app-check">
              <Tick
                name={field.name}
                value={option.value}
                checked={chosen.includes(option.value)}
                aria-invalid={error !== undefined && index === 0 ? true : undefined}
                onChange={(event) => {
                  const rest = chosen.filter((one) => one !== option.value);
                  onChange(event.currentTarget.checked ? [...rest, option.value] : rest);
                }}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
      {hint && (
        <span className="app-field__hint" id={`${field.name}-hint`}>
          {hint}
        </span>
      )}
      {error && <span className="gs-field-error">{errorTextOf(field, error)}</span>}
    </fieldset>
  );
}

function errorTextOf(field: OfferField, code: string): string {
  return offerErrorText(field, code) ?? fieldErrorText(code);
}

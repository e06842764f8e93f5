import "./custom-forms.css";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { Input } from "#app/ui/input.tsx";

export interface ChoiceFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  errorText: string | undefined;
  kind: "radio" | "checkbox";
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  isRequired: boolean;
}

/** A choice of one or several options, all of them visible. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, hint, error, errorText, kind, options, chosen, isRequired } = props;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <fieldset
      className="app-stack app-custom-form__choice"
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
    >
      <legend className="app-field__label">{label}</legend>
      <div className="app-row app-custom-form__options">
        {options.map((option, index) => (
          <label key={option.value} className="app-check">
            <Input
              bare
              type={kind}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              required={isRequired && kind === "radio"}
              aria-invalid={error !== undefined && index === 0 ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <span className="app-field__hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="gs-field-error" id={errorId}>
          {errorText ?? fieldErrorText(error)}
        </span>
      )}
    </fieldset>
  );
}

import { useId } from "react";
import { fieldErrorText } from "#app/components/form-field.tsx";

/** A code of the authenticator app; several may stand on a page. */
export function CodeField({
  label,
  error,
  isNumeric = false,
}: {
  label: string;
  error?: string | undefined;
  /** Whether only the app's digits are meant, and no recovery code. */
  isNumeric?: boolean;
}) {
  const id = useId();
  return (
    <div className="app-field">
      <label className="app-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name="code"
        className="app-input app-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isNumeric ? "numeric" : "text"}
        maxLength={32}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span className="gs-field-error" id={`${id}-error`}>
          {fieldErrorText(error)}
        </span>
      )}
    </div>
  );
}

import type { InputHTMLAttributes } from "react";
import { FIELD_ERRORS } from "#copy/portal.ts";

/** Portuguese for the code of a refused field. */
export function fieldErrorText(code: string): string {
  return code in FIELD_ERRORS ? FIELD_ERRORS[code as keyof typeof FIELD_ERRORS] : FIELD_ERRORS.fallback;
}

export interface FormFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  name: string;
  label: string;
  hint?: string;
  /** Code of what is wrong, or nothing. */
  error?: string | undefined;
}

/** Label, input, help and error, tied together once. */
export function FormField({ name, label, hint, error, className, ...input }: FormFieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={`app-field ${className ?? ""}`}>
      <label className="app-field__label" htmlFor={name}>
        {label}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        className="app-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <span className="app-field__hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="gs-field-error" id={errorId}>
          {fieldErrorText(error)}
        </span>
      )}
    </div>
  );
}

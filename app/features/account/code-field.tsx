import "./profile.css";
import { useId } from "react";
import { FormField } from "#app/ui/form-field.tsx";

/** Field for a code of the authenticator app. A page may have several. */
export function CodeField({
  label,
  error,
  isNumeric = false,
}: {
  label: string;
  error?: string | undefined;
  /** Whether the app's digits are the only valid input; otherwise a recovery code is valid too. */
  isNumeric?: boolean;
}) {
  return (
    <FormField
      id={useId()}
      name="code"
      className="app-code"
      label={label}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={isNumeric ? "numeric" : "text"}
      maxLength={32}
      required
    />
  );
}

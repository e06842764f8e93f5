import "./profile.css";
import { useId } from "react";
import { FormField } from "#app/ui/form-field.tsx";

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

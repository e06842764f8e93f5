import { useId, useState } from "react";
import { PROFILE_TEXTS } from "#copy/profile.ts";

export interface PasswordFieldProps {
  name: string;
  label: string;
  /** What is wrong, in words. */
  error?: string | undefined;
}

const MAX_LENGTH = 256;

/** A password that confirms who is there, with a button that shows it. Several of one name may stand on a page. */
export function PasswordField({ name, label, error }: PasswordFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="app-field">
      <label className="app-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="app-password">
        <input
          id={id}
          name={name}
          className="app-input"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          required
          maxLength={MAX_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <button
          type="button"
          className="app-password__toggle"
          aria-label={`${isShown ? PROFILE_TEXTS.hidePassword : PROFILE_TEXTS.showPassword}: ${label}`}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? PROFILE_TEXTS.hidePassword : PROFILE_TEXTS.showPassword}
        </button>
      </div>
      {error && (
        <span className="gs-field-error" id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}

import "./new-password.css";
import { useState } from "react";
import { PASSWORD_PART_LABELS, passwordMessage } from "#copy/access/password.ts";
import { NEW_PASSWORD_TEXTS } from "#copy/integrators/register.ts";
import { missingPasswordParts, PASSWORD_PARTS } from "#domain/validation/password.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { MAX_PASSWORD_LENGTH, PasswordField } from "./password-field.tsx";

export interface NewPasswordFieldsProps {
  /** Error codes by field. */
  errors?: { password?: string | undefined; confirmation?: string | undefined };
  labels?: { password: string; confirmation: string };
}

/** Two fields, `password` and `confirmation`, with the password's rules, which are ticked off as they are met.
 *  Before JavaScript the rules are a plain list. */
export function NewPasswordFields({ errors = {}, labels = NEW_PASSWORD_TEXTS }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState("");
  const [isShown, setIsShown] = useState(false);
  const missing = new Set(missingPasswordParts(typed));
  const lacking = PASSWORD_PARTS.filter((part) => missing.has(part));
  const isWeak = errors.password === "WEAK_PASSWORD";
  return (
    <div className="app-new-password">
      <PasswordField
        name="password"
        id="password"
        label={labels.password}
        error={isWeak && lacking.length === 0 ? undefined : errors.password}
        errorText={isWeak && lacking.length > 0 ? passwordMessage(lacking) : undefined}
        describedBy="password-rules"
        autoComplete="new-password"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onShow={setIsShown}
      />
      <FormField
        name="confirmation"
        label={labels.confirmation}
        error={errors.confirmation}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <div className="app-small app-wide app-new-password__rules" id="password-rules">
        <p>{NEW_PASSWORD_TEXTS.rules}</p>
        <ul>
          {PASSWORD_PARTS.map((part) => (
            <li key={part} data-met={!missing.has(part)}>
              {PASSWORD_PART_LABELS[part]}
              {!missing.has(part) && (
                <span className="gs-visually-hidden">{`, ${NEW_PASSWORD_TEXTS.met}`}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

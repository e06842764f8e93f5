import { useState } from "react";
import { PASSWORD_PART_LABELS, passwordMessage } from "#copy/password.ts";
import { NEW_PASSWORD_TEXTS } from "#copy/register.ts";
import { missingPasswordParts, PASSWORD_PARTS, type PasswordPart } from "#domain/validation/password.ts";
import { fieldErrorText } from "#app/components/form-field.tsx";

export interface NewPasswordFieldsProps {
  /** Codes of what is wrong. */
  errors?: { password?: string | undefined; confirmation?: string | undefined };
  labels?: { password: string; confirmation: string };
}

/** A new password, twice, as `password` and `confirmation`, with the rules ticked off while it is typed. Before
 *  JavaScript the rules stand there to be read. */
export function NewPasswordFields({ errors = {}, labels = NEW_PASSWORD_TEXTS }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState("");
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? "text" : "password";
  const missing = new Set(missingPasswordParts(typed));
  return (
    <div className="app-new-password">
      <div className="app-field">
        <label className="app-field__label" htmlFor="password">
          {labels.password}
        </label>
        <div className="app-password">
          <input
            id="password"
            name="password"
            type={type}
            className="app-input"
            autoComplete="new-password"
            maxLength={256}
            required
            aria-invalid={errors.password ? true : undefined}
            aria-describedby={errors.password ? "password-error password-rules" : "password-rules"}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
          <button
            type="button"
            className="app-password__toggle"
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? NEW_PASSWORD_TEXTS.hide : NEW_PASSWORD_TEXTS.show}
          </button>
        </div>
        <FieldError name="password" text={passwordErrorText(errors.password, missing, typed !== "")} />
      </div>
      <div className="app-field">
        <label className="app-field__label" htmlFor="confirmation">
          {labels.confirmation}
        </label>
        <input
          id="confirmation"
          name="confirmation"
          type={type}
          className="app-input"
          autoComplete="new-password"
          maxLength={256}
          required
          aria-invalid={errors.confirmation ? true : undefined}
          aria-describedby={errors.confirmation ? "confirmation-error" : undefined}
        />
        <FieldError
          name="confirmation"
          text={errors.confirmation === undefined ? undefined : fieldErrorText(errors.confirmation)}
        />
      </div>
      <div className="app-new-password__rules" id="password-rules">
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

/** What a refused password still lacks as it stands; nothing of that is known before JavaScript. */
function passwordErrorText(
  code: string | undefined,
  missing: ReadonlySet<PasswordPart>,
  isTyped: boolean,
): string | undefined {
  if (code === undefined) return undefined;
  if (code !== "WEAK_PASSWORD") return fieldErrorText(code);
  const lacking = isTyped ? PASSWORD_PARTS.filter((part) => missing.has(part)) : PASSWORD_PARTS;
  return lacking.length === 0 ? undefined : passwordMessage(lacking);
}

function FieldError({ name, text }: { name: string; text: string | undefined }) {
  return text === undefined ? null : (
    <span className="gs-field-error" id={`${name}-error`}>
      {text}
    </span>
  );
}

import "./login.css";
import { type ChangeEventHandler, type Ref, useId, useState } from "react";
import { PASSWORD_FIELD_TEXTS } from "#copy/access/password.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PasswordFieldProps {
  name: string;
  label: string;
  /** Given where no other field of the page has it. Without it several of one name may stand on a page, and each
   *  one's button says whose it is. */
  id?: string;
  /** Code of what is wrong, or nothing. */
  error?: string | undefined;
  /** What is wrong in words of its own. */
  errorText?: string | undefined;
  /** Id of what else describes the field. */
  describedBy?: string;
  autoComplete?: "current-password" | "new-password";
  inputRef?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Hears whether the password can be read now. */
  onShow?: (isShown: boolean) => void;
}

/** What the longest password has. */
export const MAX_PASSWORD_LENGTH = 256;

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, id, error, errorText, describedBy, inputRef, onChange, onShow } = props;
  const ownId = useId();
  const [isShown, setIsShown] = useState(false);
  const toggleText = isShown ? PASSWORD_FIELD_TEXTS.hide : PASSWORD_FIELD_TEXTS.show;
  return (
    <FieldFrame
      name={name}
      label={label}
      id={id ?? ownId}
      error={error}
      errorText={errorText}
      describedBy={describedBy}
    >
      {(control) => (
        <div className="app-password">
          <Input
            {...control}
            ref={inputRef}
            type={isShown ? "text" : "password"}
            autoComplete={props.autoComplete ?? "current-password"}
            required
            maxLength={MAX_PASSWORD_LENGTH}
            onChange={onChange}
          />
          <Button
            kind="bare"
            className="app-password__toggle"
            aria-label={id === undefined ? `${toggleText}: ${label}` : undefined}
            onClick={() => {
              setIsShown(!isShown);
              onShow?.(!isShown);
            }}
          >
            {toggleText}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

import "./login.css";
import { type ChangeEventHandler, type Ref, useId, useState } from "react";
import { PASSWORD_FIELD_TEXTS } from "#copy/access/password.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PasswordFieldProps {
  name: string;
  label: string;
  /** For a field whose name is unique in the page. Without an id, several fields of one name can be in the page,
   *  and the label is part of each toggle's name. */
  id?: string;
  /** Error code; nothing when the field is valid. */
  error?: string | undefined;
  /** Text of the error, in place of the code's own. */
  errorText?: string | undefined;
  /** Id of a further element that describes the field. */
  describedBy?: string;
  autoComplete?: "current-password" | "new-password";
  inputRef?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called with whether the password is readable now. */
  onShow?: (isShown: boolean) => void;
}

/** Length of the longest password, in characters. */
export const MAX_PASSWORD_LENGTH = 256;

/** A password field with a button that shows its text. */
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

import type { ReactNode } from "react";
import { fieldErrorText } from "#copy/ui/fields.ts";

/** What every field has. */
export interface FieldProps {
  name: string;
  label: string;
  /** Its name unless given, as it must be where a name stands several times on a page. */
  id?: string | undefined;
  hint?: string | undefined;
  /** Code of what is wrong, or nothing. */
  error?: string | undefined;
  /** Of the field as a whole. */
  className?: string | undefined;
}

/** What ties an input, a list or a text area to its label, help and error. */
export interface FieldControl {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** What is wrong in words of its own, in the place of those that the code has. */
  errorText?: string | undefined;
  /** Id of something else that describes the field. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, help and error of a field, tied to what stands between them. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, id = name, hint, error, className, errorText, describedBy, children } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className ? `app-field ${className}` : "app-field"}>
      <label className="app-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby":
          [hint && hintId, error && errorId, describedBy].filter(Boolean).join(" ") || undefined,
      })}
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
    </div>
  );
}

import type { ReactNode } from "react";
import { fieldErrorText } from "#copy/ui/fields.ts";

/** Props of every field. */
export interface FieldProps {
  name: string;
  label: string;
  /** Id of the field; by default its name. Required when a page has several fields of one name. */
  id?: string | undefined;
  hint?: string | undefined;
  /** Error code; undefined without one. */
  error?: string | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
}

/** Attributes that link an input, select or text area to its label, hint and error. */
export interface FieldControl {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** Text of the error, in place of the code's own. */
  errorText?: string | undefined;
  /** Id of a further element that describes the field. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of a field, linked to the control inside. */
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

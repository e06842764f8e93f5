import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { Input } from "./input.tsx";

export type FormFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** An input with label, hint and error. */
export function FormField({ name, label, id, hint, error, className, ...input }: FormFieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error} className={className}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  );
}

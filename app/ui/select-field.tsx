import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { Select } from "./input.tsx";

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | "children"> {
  options: readonly { value: string; label: string }[];
  /** Label of the empty choice; without it, a choice is required. */
  emptyLabel?: string;
}

/** A select with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, id, hint, error, className, options, emptyLabel, ...select } = props;
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error} className={className}>
      {(control) => (
        <Select {...select} {...control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

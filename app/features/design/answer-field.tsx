import type { SelectHTMLAttributes } from "react";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { AnswerError, AnswerName } from "./express-answers.ts";
import { Select } from "#app/ui/input.tsx";

interface Framed {
  name: AnswerName;
  label: string;
  hint?: string;
  error?: AnswerError | undefined;
}

const frameOf = ({ error, ...frame }: Framed) => ({
  ...frame,
  error,
  errorText: error === undefined ? undefined : TEXTS.errors[error],
});

/** A text field for an answer. */
export function AnswerField({
  name,
  label,
  hint,
  error,
  ...input
}: Framed & Omit<TextFieldProps, keyof Framed | "errorText">) {
  return (
    <TextField {...input} {...frameOf({ name, label, error, ...(hint === undefined ? {} : { hint }) })} />
  );
}

/** A select for an answer. */
export function AnswerSelect({
  name,
  label,
  error,
  options,
  emptyLabel,
  ...select
}: Omit<Framed, "hint"> & {
  options: readonly { value: string; label: string }[];
  emptyLabel: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Framed>) {
  return (
    <FieldFrame {...frameOf({ name, label, error })}>
      {(control) => (
        <Select {...select} {...control}>
          <option value="">{emptyLabel}</option>
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

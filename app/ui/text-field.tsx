import { type InputHTMLAttributes, useRef } from "react";
import { type FieldRule, isRequired } from "#domain/validation/field-rules.ts";
import { digitKeys } from "#domain/validation/key-filters.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { type FieldRulesOptions, useFieldRules } from "./use-field-rules.ts";
import { Input } from "./input.tsx";

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | "type" | "required" | "onChange" | "onBlur" | "onInvalid"
>;

export interface TextFieldProps extends FieldProps, InputProps, Omit<FieldRulesOptions, "rules" | "error"> {
  /** `numeric` only accepts digits. */
  type?: "text" | "numeric" | "email" | "tel" | undefined;
  /** Rules of the value. A rule named `required` makes the field required. */
  rules?: readonly FieldRule[] | undefined;
}

const NO_RULES: readonly FieldRule[] = [];

/** A text field with rules (`#domain/validation/field-rules.ts`). A violation is shown once the field loses focus
 *  or its form is submitted, and until it is corrected. `error` is the server's; `mask` formats the value when the
 *  field loses focus; `keys` filters characters. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    id,
    hint,
    error,
    errorText,
    className,
    type,
    rules = NO_RULES,
    mask,
    keys,
    onText,
    ...rest
  } = props;
  const isNumeric = type === "numeric";
  const input = useRef<HTMLInputElement>(null);
  const filter = isNumeric ? digitKeys : keys;
  const { text, handlers } = useFieldRules(input, { rules, error, errorText, mask, keys: filter, onText });
  return (
    <FieldFrame {...{ name, label, id, hint, className }} error={text} errorText={text}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          {...handlers}
          ref={input}
          type={isNumeric ? "text" : type}
          inputMode={isNumeric ? "numeric" : rest.inputMode}
          required={isRequired(rules)}
        />
      )}
    </FieldFrame>
  );
}

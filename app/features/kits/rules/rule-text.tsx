import type { InputHTMLAttributes } from "react";
import { FIELD_ERRORS } from "#copy/ui/fields.ts";
import { KIT_RULE_ERRORS } from "#copy/kits/kit-rules.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Input } from "#app/ui/input.tsx";

export interface RuleTextProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "onChange"> {
  name: string;
  label: string;
  hint?: string;
  value: string;
  /** Error code; undefined without one. */
  error: string | undefined;
  onText: (text: string) => void;
}

/** A text field of a rule's form. */
export function RuleText({ name, label, hint, error, onText, ...input }: RuleTextProps) {
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={hint}
      error={error}
      errorText={error === undefined ? undefined : ruleErrorText(error)}
    >
      {(control) => (
        <Input
          {...input}
          {...control}
          autoComplete="off"
          onChange={(event) => {
            onText(event.currentTarget.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

function ruleErrorText(code: string): string {
  return code in KIT_RULE_ERRORS
    ? KIT_RULE_ERRORS[code as keyof typeof KIT_RULE_ERRORS]
    : FIELD_ERRORS.REQUIRED;
}

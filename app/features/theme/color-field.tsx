import "./theme-editor.css";
import { useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { THEME_FIELDS, THEME_TEXTS, type ThemeFieldName } from "#copy/theme.ts";
import { colour } from "#domain/validation/field-rules.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { typeInto } from "#app/ui/type-into.ts";
import { useFieldRules } from "#app/ui/use-field-rules.ts";
import { Input } from "#app/ui/input.tsx";

const RULES = [colour];

/** A text field for a colour, with the browser's colour picker. */
export function ColorField({
  name,
  value,
  fallback,
  error,
}: {
  name: ThemeFieldName;
  value: string;
  /** Colour of the picker while the field is empty. */
  fallback: string;
  error: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { text, handlers } = useFieldRules(input, { rules: RULES, error });
  const { label, ...rest } = THEME_FIELDS[name];
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={"hint" in rest ? rest.hint : undefined}
      error={text}
      errorText={text}
    >
      {(control) => (
        <span className="app-theme__color">
          <Input
            bare
            type="color"
            aria-label={fill(THEME_TEXTS.chooseColor, { label })}
            value={value !== "" && colour.check(value) === null ? value : fallback}
            onChange={(event) => {
              if (input.current !== null) typeInto(input.current, event.currentTarget.value);
            }}
          />
          <Input
            {...control}
            {...handlers}
            ref={input}
            defaultValue={value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
          />
        </span>
      )}
    </FieldFrame>
  );
}

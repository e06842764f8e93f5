import { useRef } from "react";
import { fill } from "#copy/fill.ts";
import { THEME_FIELDS, THEME_TEXTS, type ThemeFieldName } from "#copy/theme.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour as text, with the browser's picker beside it. */
export function ColorField({
  name,
  value,
  fallback,
  error,
}: {
  name: ThemeFieldName;
  value: string;
  /** What the picker shows while the field is empty. */
  fallback: string;
  error: string | undefined;
}) {
  const text = useRef<HTMLInputElement>(null);
  const { label, ...rest } = THEME_FIELDS[name];
  return (
    <FieldFrame name={name} label={label} hint={"hint" in rest ? rest.hint : undefined} error={error}>
      {(control) => (
        <span className="app-theme__color">
          <input
            type="color"
            aria-label={fill(THEME_TEXTS.chooseColor, { label })}
            value={COLOR.test(value) ? value : fallback}
            onChange={(event) => {
              if (text.current === null) return;
              text.current.value = event.currentTarget.value;
              text.current.dispatchEvent(new Event("input", { bubbles: true }));
            }}
          />
          <input
            {...control}
            ref={text}
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

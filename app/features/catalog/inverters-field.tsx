import "./catalog.css";
import "#app/ui/data-table.css";
import { useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { SentText, type SentTextProps } from "./sent-text.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chips.tsx";

/** Inverters by their codes: a field with completion adds one, and a button removes it. */
export function InvertersField(props: SentTextProps) {
  return (
    <SentText {...props}>
      <CodePicker {...props} />
    </SentText>
  );
}

/** The chosen codes, and the field that adds one. */
function CodePicker({ control, value, onChange }: SentTextProps) {
  const adding = useRef<HTMLInputElement>(null);
  const { suggestions, suggest } = useSuggestions("inverters");
  const codes = codesOf(value);
  const add = () => {
    const code = adding.current?.value.trim() ?? "";
    if (code === "") return;
    onChange([...new Set([...codes, ...codesOf(code)])].join("; "));
    if (adding.current !== null) adding.current.value = "";
    adding.current?.focus();
  };
  return (
    <div className="app-stack app-gap-8 app-picker">
      <ChosenCodes
        codes={codes}
        onRemove={(code) => {
          onChange(codes.filter((other) => other !== code).join("; "));
          adding.current?.focus();
        }}
      />
      <div className="app-picker__add">
        <Input
          ref={adding}
          list={`${control.id}-codes`}
          aria-label={TEXTS.inverterCode}
          placeholder={TEXTS.inverterCode}
          maxLength={60}
          autoComplete="off"
          data-no-draft
          onInput={(event) => {
            suggest(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{TEXTS.addInverter}</Button>
        <datalist id={`${control.id}-codes`}>
          {suggestions.map(({ value: code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </datalist>
      </div>
    </div>
  );
}

function ChosenCodes({ codes, onRemove }: { codes: readonly string[]; onRemove: (code: string) => void }) {
  if (codes.length === 0) return <p className="app-small">{TEXTS.noInverters}</p>;
  return (
    <Chips>
      {codes.map((code) => (
        <Chip
          key={code}
          text={code}
          label={fill(TEXTS.removeInverter, { code })}
          onRemove={() => {
            onRemove(code);
          }}
        />
      ))}
    </Chips>
  );
}

function codesOf(text: string): string[] {
  return text
    .split(/[;,\n]/)
    .map((code) => code.trim())
    .filter((code) => code !== "");
}

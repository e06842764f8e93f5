import "./catalog.css";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { SentText, type SentTextProps } from "./sent-text.tsx";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

interface Line {
  strings: string;
  power: string;
}

/** Power by number of strings, as a small table. */
export function StringPowersField(props: SentTextProps) {
  const { value, onChange } = props;
  const [lines, setLines] = useState(() => toLines(value));
  if (toText(lines) !== toText(toLines(value))) setLines(toLines(value));
  const change = (next: Line[]) => {
    setLines(next);
    onChange(toText(next));
  };
  return (
    <SentText {...props}>
      <div
        className="app-stack app-gap-8 app-powers"
        role="group"
        aria-label={PRODUCT_FIELD_LABELS.powerPerStringCount}
      >
        {lines.map((line, index) => (
          <PowerLine
            key={index}
            line={line}
            number={index + 1}
            onChange={(part) => {
              change(lines.map((one, place) => (place === index ? { ...one, ...part } : one)));
            }}
            onRemove={() => {
              change(lines.filter((_, place) => place !== index));
            }}
          />
        ))}
        <Button
          onClick={() => {
            setLines([...lines, { strings: String(lines.length + 1), power: "" }]);
          }}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {TEXTS.addString}
        </Button>
      </div>
    </SentText>
  );
}

function PowerLine({
  line,
  number,
  onChange,
  onRemove,
}: {
  line: Line;
  number: number;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}) {
  return (
    <div className="app-powers__line">
      <Input
        inputMode="numeric"
        maxLength={2}
        data-no-draft
        aria-label={fill(TEXTS.stringsOfLine, { line: String(number) })}
        placeholder={TEXTS.strings}
        value={line.strings}
        onChange={(event) => {
          onChange({ strings: event.currentTarget.value });
        }}
      />
      <span className="app-unit">
        <Input
          inputMode="decimal"
          maxLength={10}
          data-no-draft
          aria-label={fill(TEXTS.powerOfLine, { line: String(number) })}
          placeholder={TEXTS.stringPower}
          value={line.power}
          onChange={(event) => {
            onChange({ power: event.currentTarget.value });
          }}
        />
        <span className="app-small app-unit__unit">kW</span>
      </span>
      <Button kind="sign" aria-label={fill(TEXTS.removeString, { strings: line.strings })} onClick={onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </Button>
    </div>
  );
}

function toLines(text: string): Line[] {
  return text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [strings = "", ...power] = part.split("=");
      return { strings: strings.trim(), power: power.join("=").trim() };
    });
}

/** Lines that are not empty, as the text that is sent. */
function toText(lines: readonly Line[]): string {
  return lines
    .filter(({ power }) => power.trim() !== "")
    .map(({ strings, power }) => `${strings.trim()} = ${power.trim()}`)
    .join("; ");
}

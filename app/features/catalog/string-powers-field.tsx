import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog.ts";
import { fill } from "#copy/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/products.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { FieldControl } from "#app/components/field-frame.tsx";

interface Line {
  strings: string;
  power: string;
}

/** Powers by number of strings as a small table. The text that is sent stands in a field of its own, which is all that
 *  there is before scripts run. */
export function StringPowersField({
  control,
  value,
  onChange,
}: {
  control: FieldControl;
  value: string;
  onChange: (text: string) => void;
}) {
  const isHydrated = useHydrated();
  const [lines, setLines] = useState(() => toLines(value));
  if (toText(lines) !== toText(toLines(value))) setLines(toLines(value));
  const change = (next: Line[]) => {
    setLines(next);
    onChange(toText(next));
  };
  const set = (index: number, part: Partial<Line>) => {
    change(lines.map((line, place) => (place === index ? { ...line, ...part } : line)));
  };
  return (
    <>
      <textarea
        {...control}
        rows={2}
        value={value}
        {...(isHydrated ? { className: "gs-visually-hidden", tabIndex: -1, "aria-hidden": true } : {})}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {isHydrated && (
        <div className="app-powers" role="group" aria-label={PRODUCT_FIELD_LABELS.powerPerStringCount}>
          {lines.map((line, index) => (
            <div key={index} className="app-powers__line">
              <input
                className="app-input"
                inputMode="numeric"
                maxLength={2}
                data-no-draft
                aria-label={fill(TEXTS.stringsOfLine, { line: String(index + 1) })}
                placeholder={TEXTS.strings}
                value={line.strings}
                onChange={(event) => {
                  set(index, { strings: event.currentTarget.value });
                }}
              />
              <span className="app-unit">
                <input
                  className="app-input"
                  inputMode="decimal"
                  maxLength={10}
                  data-no-draft
                  aria-label={fill(TEXTS.powerOfLine, { line: String(index + 1) })}
                  placeholder={TEXTS.stringPower}
                  value={line.power}
                  onChange={(event) => {
                    set(index, { power: event.currentTarget.value });
                  }}
                />
                <span className="app-unit__unit">kW</span>
              </span>
              <button
                type="button"
                className="app-row-action"
                aria-label={fill(TEXTS.removeString, { strings: line.strings })}
                onClick={() => {
                  change(lines.filter((_, place) => place !== index));
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </div>
          ))}
          <button
            type="button"
            className="gs-button"
            onClick={() => {
              setLines([...lines, { strings: String(lines.length + 1), power: "" }]);
            }}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {TEXTS.addString}
          </button>
        </div>
      )}
    </>
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

/** Lines in which something was said. */
function toText(lines: readonly Line[]): string {
  return lines
    .filter(({ power }) => power.trim() !== "")
    .map(({ strings, power }) => `${strings.trim()} = ${power.trim()}`)
    .join("; ");
}

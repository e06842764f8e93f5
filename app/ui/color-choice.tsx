import "./color-mark.css";
import "./form.css";
import { COLOR_TEXTS as TEXTS } from "#copy/ui/colors.ts";
import { ColorMark } from "./color-mark.tsx";
import { Tick } from "./input.tsx";

export interface ColorChoiceProps {
  /** Colours to choose from. */
  colors: readonly { name: Exclude<keyof typeof TEXTS.names, "own">; color: string }[];
  value: string;
  /** The colour that the record has, which is offered as well. */
  begun: string;
  onChange: (color: string) => void;
}

/** Colours to choose from, and the one that the record has; sent as `color`. */
export function ColorChoice({ colors, value, begun, onChange }: ColorChoiceProps) {
  const isOffered = colors.some(({ color }) => color === begun);
  return (
    <fieldset className="app-form__choices">
      <legend className="app-field__label">{TEXTS.color}</legend>
      <div className="app-row app-color-choice">
        {[...colors, ...(isOffered ? [] : [{ name: "own" as const, color: begun }])].map(
          ({ name, color }) => (
            <label key={color} className="app-color-choice__one">
              <Tick
                type="radio"
                name="color"
                value={color}
                checked={value === color}
                onChange={() => {
                  onChange(color);
                }}
              />
              <ColorMark color={color} />
              <span>{TEXTS.names[name]}</span>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

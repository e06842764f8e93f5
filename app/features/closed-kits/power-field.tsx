import "#app/features/kits/kits.css";
import { useRef } from "react";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { decimalKeys } from "#domain/validation/number-keys.ts";
import { useFieldRules } from "#app/ui/use-field-rules.ts";
import { Input } from "#app/ui/input.tsx";

/** The lower or upper end of the power range, in kWp. */
export function PowerField({
  name,
  label,
  value,
  onText,
}: {
  name: string;
  label: string;
  value: string;
  onText: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { text, handlers } = useFieldRules(input, { rules: NO_RULES, keys: decimalKeys, onText });
  return (
    <div className="app-stack app-gap-4 app-power-field">
      <label className="gs-affix gs-affix--power">
        <span>{label}</span>
        <Input
          bare
          {...handlers}
          ref={input}
          name={name}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-describedby={text === undefined ? undefined : `${name}-error`}
        />
        <span>{KITS_PAGE_TEXTS.unit}</span>
      </label>
      {text !== undefined && (
        <span className="gs-field-error" id={`${name}-error`}>
          {text}
        </span>
      )}
    </div>
  );
}

const NO_RULES = [] as const;

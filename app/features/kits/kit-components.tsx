import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import type { AmountText } from "#domain/kits/kit-form-schema.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { automaticModuleCount } from "#domain/kits/module-count.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { ApplyField } from "./apply-field.tsx";
import { errorText } from "./kit-errors.ts";
import { PartPicker } from "./part-picker.tsx";
import { PartRows } from "./part-rows.tsx";

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;

export interface KitComponentsProps {
  rows: readonly AmountText[];
  parts: ReadonlyMap<string, KitPart>;
  error: string | undefined;
  onChange: (rows: readonly AmountText[]) => void;
  onPick: (part: KitPart) => void;
}

/** Components that all options of a kit share. */
export function KitComponents({ rows, parts, error, onChange, onPick }: KitComponentsProps) {
  return (
    <FormPart legend={WORDS.components}>
      <p className="app-field__hint">{rows.length === 0 ? WORDS.noComponents : WORDS.componentsHint}</p>
      {error && (
        <p className="gs-field-error" role="alert" tabIndex={-1}>
          {errorText(error)}
        </p>
      )}
      <PartRows rows={rows} parts={parts} onChange={onChange} />
      <PartPicker
        groups={GROUPS}
        label={WORDS.find}
        taken={new Set(rows.map(({ productId }) => productId))}
        onPick={onPick}
      />
      <TargetPower rows={rows} parts={parts} onChange={onChange} />
    </FormPart>
  );
}

/** Calculates the amount of the kit's only module model from a target power. */
function TargetPower({ rows, parts, onChange }: Omit<KitComponentsProps, "error" | "onPick">) {
  const modules = rows.filter(({ productId }) => parts.get(productId)?.sheet?.type === "module");
  const [only] = modules;
  const sheet = parts.get(only?.productId ?? "")?.sheet;
  if (modules.length !== 1 || only === undefined || sheet?.type !== "module") return null;
  return (
    <ApplyField
      name="target"
      label={WORDS.target}
      hint={WORDS.targetHint}
      button={WORDS.applyTarget}
      maxLength={10}
      onApply={(text) => {
        const targetKwp = parseLooseNumber(text);
        if (targetKwp === null || targetKwp <= 0) return;
        const amount = String(automaticModuleCount({ targetKwp, potencia_WP: sheet.electrical.powerW }));
        onChange(rows.map((row) => (row === only ? { ...row, amount } : row)));
      }}
    />
  );
}

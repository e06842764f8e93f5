import "./pricing.css";
import { IconPlus } from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { RULE_ERRORS, RULES_TEXTS as WORDS } from "#copy/precification.ts";
import type { PriceBreak } from "#domain/pricing/pricing-rules-schema.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import { PRICED_KINDS, type RuleErrors } from "./rules-values.ts";
import { HiddenField, Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

const BASES = ["quantity", "orderPower"] as const satisfies readonly PriceBreak["basis"][];

/** Reductions from an amount or a power on. */
export function BreakFields({
  breaks,
  errors,
  onChange,
  onStep,
}: {
  breaks: readonly PriceBreak[];
  errors: RuleErrors;
  onChange: (breaks: PriceBreak[]) => void;
  onStep: (step: string) => void;
}) {
  return (
    <FormPart legend={WORDS.breaks}>
      <p className="app-field__hint">{WORDS.breaksHint}</p>
      {breaks.length === 0 && <p className="app-quiet">{WORDS.breaksEmpty}</p>}
      {breaks.map((one, at) => {
        const number = at + 1;
        const change = (part: Partial<PriceBreak>) => {
          onChange(breaks.map((other) => (other.id === one.id ? { ...other, ...part } : other)));
        };
        const named = (name: string, label: string) => ({
          name: `b.${one.id}.${name}`,
          "aria-label": `${label}, ${String(number)}`,
        });
        const numberField = (name: "from" | "percentage", label: string) => {
          const error = errors[`b.${one.id}.${name}`];
          const errorId = `b.${one.id}.${name}-error`;
          return (
            <label className="app-price-break__field">
              <span className="app-field__label" aria-hidden>
                {label}
              </span>
              <Input
                {...named(name, label)}
                value={one[name]}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                aria-describedby={error && errorId}
                onChange={(event) => {
                  change({ [name]: event.currentTarget.value });
                }}
              />
              {error && (
                <span id={errorId} className="gs-field-error">
                  {RULE_ERRORS[error]}
                </span>
              )}
            </label>
          );
        };
        return (
          <div key={one.id} className="app-price-break">
            <HiddenField name="break" value={one.id} />
            <label className="app-price-break__field">
              <span className="app-field__label" aria-hidden>
                {WORDS.basis}
              </span>
              <Select
                {...named("basis", WORDS.basis)}
                value={one.basis}
                onChange={(event) => {
                  change({ basis: event.currentTarget.value === "orderPower" ? "orderPower" : "quantity" });
                }}
              >
                {BASES.map((basis) => (
                  <option key={basis} value={basis}>
                    {WORDS.bases[basis]}
                  </option>
                ))}
              </Select>
            </label>
            <label className="app-price-break__field">
              <span className="app-field__label" aria-hidden>
                {WORDS.appliesTo}
              </span>
              <Select
                {...named("appliesTo", WORDS.appliesTo)}
                value={one.appliesTo}
                onChange={(event) => {
                  const kind = PRICED_KINDS.find((choice) => choice === event.currentTarget.value);
                  if (kind !== undefined) change({ appliesTo: kind });
                }}
              >
                {PRICED_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {WORDS.kinds[kind]}
                  </option>
                ))}
              </Select>
            </label>
            {numberField("from", WORDS.from)}
            {numberField("percentage", WORDS.percentage)}
            <TakeOutButton
              name="step"
              value={`remove:b:${one.id}`}
              label={fill(WORDS.removeBreak, { number })}
              onTakeOut={() => {
                onStep(`remove:b:${one.id}`);
              }}
            />
          </div>
        );
      })}
      <Button
        type="submit"
        name="step"
        value="break"
        className="app-price-add"
        onClick={(event) => {
          event.preventDefault();
          onStep("break");
        }}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
        {WORDS.addBreak}
      </Button>
    </FormPart>
  );
}

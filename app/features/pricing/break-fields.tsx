import "./pricing.css";
import { IconPlus } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { RULE_ERRORS, RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { PriceBreak } from "#domain/pricing/pricing-rules-schema.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import { PRICED_KINDS, type RuleErrors } from "./rules-values.ts";
import { HiddenField, Input, Select } from "#app/ui/input.tsx";
import { StepButton } from "./step-button.tsx";

const BASES = ["quantity", "orderPower"] as const satisfies readonly PriceBreak["basis"][];

/** Breaks: reductions from an amount or a power on. */
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
      {breaks.map((one, at) => (
        <BreakLine
          key={one.id}
          value={one}
          number={at + 1}
          errors={errors}
          onChange={(part) => {
            onChange(breaks.map((other) => (other.id === one.id ? { ...other, ...part } : other)));
          }}
          onStep={onStep}
        />
      ))}
      <StepButton step="break" onStep={onStep} className="app-start">
        <IconPlus size={16} stroke={2} aria-hidden />
        {WORDS.addBreak}
      </StepButton>
    </FormPart>
  );
}

interface BreakLineProps {
  value: PriceBreak;
  /** Position in the list, which makes the field names unique. */
  number: number;
  errors: RuleErrors;
  onChange: (part: Partial<PriceBreak>) => void;
  onStep: (step: string) => void;
}

function BreakLine({ value, number, errors, onChange, onStep }: BreakLineProps) {
  const { id, basis, appliesTo } = value;
  const line = { value, number, errors, onChange };
  return (
    <div className="app-price-break">
      <HiddenField name="break" value={id} />
      <BreakChoice
        {...{ id, number }}
        name="basis"
        label={WORDS.basis}
        chosen={basis}
        choices={BASES}
        texts={WORDS.bases}
        onChoose={(chosen) => {
          onChange({ basis: chosen });
        }}
      />
      <BreakChoice
        {...{ id, number }}
        name="appliesTo"
        label={WORDS.appliesTo}
        chosen={appliesTo}
        choices={PRICED_KINDS}
        texts={WORDS.kinds}
        onChoose={(chosen) => {
          onChange({ appliesTo: chosen });
        }}
      />
      <BreakNumber {...line} name="from" label={WORDS.from} />
      <BreakNumber {...line} name="percentage" label={WORDS.percentage} />
      <TakeOutButton
        name="step"
        value={`remove:b:${id}`}
        label={fill(WORDS.removeBreak, { number })}
        onTakeOut={() => {
          onStep(`remove:b:${id}`);
        }}
      />
    </div>
  );
}

function BreakChoice<Choice extends string>({
  id,
  number,
  name,
  label,
  chosen,
  choices,
  texts,
  onChoose,
}: {
  id: string;
  number: number;
  name: string;
  label: string;
  chosen: Choice;
  choices: readonly Choice[];
  texts: Readonly<Record<Choice, string>>;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <label className="app-stack app-gap-4">
      <span className="app-field__label" aria-hidden>
        {label}
      </span>
      <Select
        name={`b.${id}.${name}`}
        aria-label={`${label}, ${String(number)}`}
        value={chosen}
        onChange={(event) => {
          const choice = choices.find((one) => one === event.currentTarget.value);
          if (choice !== undefined) onChoose(choice);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts[choice]}
          </option>
        ))}
      </Select>
    </label>
  );
}

function BreakNumber({
  value,
  number,
  errors,
  onChange,
  name,
  label,
}: Omit<BreakLineProps, "onStep"> & { name: "from" | "percentage"; label: string }) {
  const place = `b.${value.id}.${name}`;
  const error = errors[place];
  return (
    <label className="app-stack app-gap-4">
      <span className="app-field__label" aria-hidden>
        {label}
      </span>
      <Input
        name={place}
        aria-label={`${label}, ${String(number)}`}
        value={value[name]}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${place}-error`}
        onChange={(event) => {
          onChange({ [name]: event.currentTarget.value });
        }}
      />
      {error && (
        <span id={`${place}-error`} className="gs-field-error">
          {RULE_ERRORS[error]}
        </span>
      )}
    </label>
  );
}

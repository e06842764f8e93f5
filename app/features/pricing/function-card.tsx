import "./pricing.css";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { RULE_ERRORS, RULES_TEXTS as WORDS, type RuleErrorCode } from "#copy/pricing/precification.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { conditionsText } from "./conditions-text.ts";
import { FormulaField } from "./formula-field.tsx";
import type { Trial } from "./price-trial.ts";
import { type FunctionValues, PRICED_KINDS, type RuleErrors } from "./rules-values.ts";
import { StepButton } from "./step-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { HiddenField, Input, Tick } from "#app/ui/input.tsx";
import { Badge } from "#app/ui/badge.tsx";

export interface FunctionCardProps {
  value: FunctionValues;
  errors: RuleErrors;
  /** Message of the formula's error. */
  formulaError: string | undefined;
  isOpen: boolean;
  trial: Trial | null;
  onToggle: (isOpen: boolean) => void;
  onChange: (value: FunctionValues) => void;
  onStep: (step: string) => void;
  /** Called when the formula gets the focus, so that names chosen in the help are inserted there. */
  onFormula: (area: RefObject<HTMLTextAreaElement>) => void;
}

/** A price function: folded, a summary in two lines; unfolded, its form. */
export function FunctionCard({ value, errors, formulaError, isOpen, trial, ...on }: FunctionCardProps) {
  const { id, active } = value;
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<FunctionValues>) => {
    on.onChange({ ...value, ...part });
  };
  return (
    <details
      className="app-price-function"
      open={isOpen}
      onToggle={(event) => {
        on.onToggle(event.currentTarget.open);
      }}
    >
      <FunctionSummary value={value} />
      <div className="app-stack app-price-function__body">
        <HiddenField name="function" value={id} />
        <FunctionKind value={value} error={errors[`f.${id}.name`]} onChange={change} />
        <ConditionFields
          id={id}
          conditions={value.conditions}
          errorOf={(at) => errors[`f.${id}.c.${String(at)}`]}
          onChange={(conditions) => {
            change({ conditions });
          }}
          onStep={on.onStep}
        />
        <div
          onFocus={() => {
            on.onFormula(area);
          }}
        >
          <FormulaField
            id={`f.${id}.formula`}
            name={`f.${id}.formula`}
            value={value.value}
            error={formulaError}
            label={WORDS.formula}
            isOpen={isOpen}
            names="request"
            trial={trial}
            area={area}
            onChange={(text) => {
              change({ value: text });
            }}
          />
        </div>
        <div className="app-row app-row--between">
          <label className="app-check">
            <Tick
              role="switch"
              name={`f.${id}.active`}
              checked={active}
              onChange={(event) => {
                change({ active: event.currentTarget.checked });
              }}
            />
            <span>{WORDS.active}</span>
          </label>
          <StepButton step={`remove:f:${id}`} onStep={on.onStep}>
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {WORDS.remove}
          </StepButton>
        </div>
      </div>
    </details>
  );
}

function FunctionSummary({
  value: { name, active, appliesTo, conditions, value },
}: {
  value: FunctionValues;
}) {
  return (
    <summary className="app-row app-row--top app-price-function__head">
      <span className="app-stack app-gap-4 app-grow">
        <span className="app-row app-gap-4 app-strong">
          {name}
          {!active && <Badge tone="quiet">{WORDS.off}</Badge>}
          {appliesTo !== "all" && <Badge tone="info">{WORDS.kinds[appliesTo]}</Badge>}
        </span>
        <span className="app-subline app-wrap">{conditionsText(conditions)}</span>
        <code className="app-cut app-price-function__formula">{value}</code>
      </span>
      <IconChevronDown size={18} stroke={1.75} aria-hidden className="app-price-function__mark" />
    </summary>
  );
}

/** Name of a function, and what it applies to. */
function FunctionKind({
  value: { id, name, appliesTo },
  error,
  onChange,
}: {
  value: FunctionValues;
  error: RuleErrorCode | undefined;
  onChange: (part: Partial<FunctionValues>) => void;
}) {
  return (
    <div className="app-grid">
      <FieldFrame
        id={`f.${id}.name`}
        name={`f.${id}.name`}
        label={WORDS.name}
        error={error}
        errorText={error && RULE_ERRORS[error]}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              onChange({ name: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <SelectField
        id={`f.${id}.appliesTo`}
        name={`f.${id}.appliesTo`}
        label={WORDS.appliesTo}
        options={PRICED_KINDS.map((kind) => ({ value: kind, label: WORDS.kinds[kind] }))}
        value={appliesTo}
        onChange={(event) => {
          const kind = PRICED_KINDS.find((one) => one === event.currentTarget.value);
          if (kind !== undefined) onChange({ appliesTo: kind });
        }}
      />
    </div>
  );
}

import "./pricing.css";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { RULE_ERRORS, RULES_TEXTS as WORDS } from "#copy/precification.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { conditionsText } from "./conditions-text.ts";
import { FormulaField } from "./formula-field.tsx";
import type { Trial } from "./price-trial.ts";
import { type FunctionValues, PRICED_KINDS, type RuleErrors } from "./rules-values.ts";
import { HiddenField, Input, Select, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface FunctionCardProps {
  value: FunctionValues;
  errors: RuleErrors;
  /** What is wrong with its formula, in words. */
  formulaError: string | undefined;
  isOpen: boolean;
  trial: Trial | null;
  onToggle: (isOpen: boolean) => void;
  onChange: (value: FunctionValues) => void;
  onStep: (step: string) => void;
  /** Its formula got the focus: names that are chosen in the help go there. */
  onFormula: (area: RefObject<HTMLTextAreaElement>) => void;
}

/** A price function: closed, what it does in two lines; open, its form. */
export function FunctionCard({ value, errors, formulaError, isOpen, trial, ...on }: FunctionCardProps) {
  const { id, name, appliesTo, active, conditions } = value;
  const area = useRef<HTMLTextAreaElement>(null);
  const nameError = errors[`f.${id}.name`];
  return (
    <details
      className="app-price-function"
      open={isOpen}
      onToggle={(event) => {
        on.onToggle(event.currentTarget.open);
      }}
    >
      <summary className="app-price-function__head">
        <span className="app-price-function__words">
          <span className="app-price-function__name">
            {name}
            {!active && <span className="gs-badge app-badge-quiet">{WORDS.off}</span>}
            {appliesTo !== "all" && <span className="gs-badge gs-badge--info">{WORDS.kinds[appliesTo]}</span>}
          </span>
          <span className="app-price-function__when">{conditionsText(conditions)}</span>
          <code className="app-price-function__formula">{value.value}</code>
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className="app-price-function__mark" />
      </summary>
      <div className="app-price-function__body">
        <HiddenField name="function" value={id} />
        <div className="app-price-function__line">
          <FieldFrame
            id={`f.${id}.name`}
            name={`f.${id}.name`}
            label={WORDS.name}
            error={nameError}
            errorText={nameError && RULE_ERRORS[nameError]}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => {
                  on.onChange({ ...value, name: event.currentTarget.value });
                }}
              />
            )}
          </FieldFrame>
          <FieldFrame id={`f.${id}.appliesTo`} name={`f.${id}.appliesTo`} label={WORDS.appliesTo}>
            {(control) => (
              <Select
                {...control}
                value={appliesTo}
                onChange={(event) => {
                  const kind = PRICED_KINDS.find((one) => one === event.currentTarget.value);
                  if (kind !== undefined) on.onChange({ ...value, appliesTo: kind });
                }}
              >
                {PRICED_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {WORDS.kinds[kind]}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        </div>
        <ConditionFields
          id={id}
          conditions={conditions}
          errorOf={(at) => errors[`f.${id}.c.${String(at)}`]}
          onChange={(next) => {
            on.onChange({ ...value, conditions: next });
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
              on.onChange({ ...value, value: text });
            }}
          />
        </div>
        <div className="app-price-function__foot">
          <label className="app-check">
            <Tick
              role="switch"
              name={`f.${id}.active`}
              checked={active}
              onChange={(event) => {
                on.onChange({ ...value, active: event.currentTarget.checked });
              }}
            />
            <span>{WORDS.active}</span>
          </label>
          <Button
            type="submit"
            name="step"
            value={`remove:f:${id}`}
            onClick={(event) => {
              event.preventDefault();
              on.onStep(`remove:f:${id}`);
            }}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {WORDS.remove}
          </Button>
        </div>
      </div>
    </details>
  );
}

import "./pricing.css";
import { IconPlus } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { RULE_ERRORS, RULES_TEXTS as WORDS, type RuleErrorCode } from "#copy/pricing/precification.ts";
import { PRICE_VARIABLES, WORDS_OF_VARIABLE } from "#domain/pricing/price-vocabulary.ts";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import { COMPARATOR_ORDER, type ConditionValues, hasOrder, kindOfVariable } from "./rules-values.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { StepButton } from "./step-button.tsx";

export interface ConditionFieldsProps {
  /** Id of the function. */
  id: string;
  conditions: readonly ConditionValues[];
  errorOf: (at: number) => RuleErrorCode | undefined;
  onChange: (conditions: ConditionValues[]) => void;
  /** Called with the step of a button, in the form that the server takes. */
  onStep: (step: string) => void;
}

/** Conditions of a function: a variable, a comparison, and a value. */
export function ConditionFields({ id, conditions, errorOf, onChange, onStep }: ConditionFieldsProps) {
  const change = (at: number, part: Partial<ConditionValues>) => {
    onChange(conditions.map((one, place) => (place === at ? settle({ ...one, ...part }) : one)));
  };
  return (
    <fieldset className="app-stack app-gap-8">
      <legend className="app-field__label">{WORDS.conditions}</legend>
      <p className="app-small">{WORDS.conditionsHint}</p>
      {conditions.map((condition, at) => (
        <ConditionLine
          key={at}
          id={id}
          at={at}
          condition={condition}
          error={errorOf(at)}
          onChange={(part) => {
            change(at, part);
          }}
          onStep={onStep}
        />
      ))}
      <StepButton step={`condition:${id}`} onStep={onStep} className="app-start">
        <IconPlus size={16} stroke={2} aria-hidden />
        {WORDS.addCondition}
      </StepButton>
    </fieldset>
  );
}

function ConditionLine({
  id,
  at,
  condition,
  error,
  onChange,
  onStep,
}: {
  id: string;
  at: number;
  condition: ConditionValues;
  error: RuleErrorCode | undefined;
  onChange: (part: Partial<ConditionValues>) => void;
  onStep: (step: string) => void;
}) {
  const { variable, comparator } = condition;
  const number = at + 1;
  const errorId = `f.${id}.c.${String(at)}-error`;
  const choices = COMPARATOR_ORDER.slice(0, hasOrder(variable) ? undefined : 2);
  return (
    <div className="app-price-condition">
      <Select
        name={`f.${id}.variable`}
        aria-label={`${WORDS.variable} ${String(number)}`}
        value={variable}
        onChange={(event) => {
          onChange({ variable: event.currentTarget.value, value: "" });
        }}
      >
        {PRICE_VARIABLES.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        name={`f.${id}.comparator`}
        aria-label={`${WORDS.comparator} ${String(number)}`}
        value={comparator}
        onChange={(event) => {
          const chosen = COMPARATOR_ORDER.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) onChange({ comparator: chosen });
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {WORDS.comparators[one]}
          </option>
        ))}
      </Select>
      <ConditionValue
        id={id}
        at={at}
        condition={condition}
        describedBy={error && errorId}
        onChange={(text) => {
          onChange({ value: text });
        }}
      />
      <TakeOutButton
        name="step"
        value={`remove:c:${id}:${String(at)}`}
        label={fill(WORDS.removeCondition, { number })}
        onTakeOut={() => {
          onStep(`remove:c:${id}:${String(at)}`);
        }}
      />
      {error && (
        <span id={errorId} className="gs-field-error">
          {RULE_ERRORS[error]}
        </span>
      )}
    </div>
  );
}

/** The value of a comparison; known values of the variable are offered. */
function ConditionValue({
  id,
  at,
  condition: { variable, value },
  describedBy,
  onChange,
}: {
  id: string;
  at: number;
  condition: ConditionValues;
  /** Id of the error message. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}) {
  const known: readonly string[] = WORDS_OF_VARIABLE[variable as keyof typeof WORDS_OF_VARIABLE] ?? [];
  const listId = known.length > 0 ? `f.${id}.c.${String(at)}-list` : undefined;
  return (
    <>
      <Input
        name={`f.${id}.value`}
        aria-label={`${WORDS.value} ${String(at + 1)}`}
        aria-invalid={describedBy === undefined ? undefined : true}
        aria-describedby={describedBy}
        value={value}
        list={listId}
        maxLength={120}
        inputMode={hasOrder(variable) ? "decimal" : undefined}
        placeholder={kindOfVariable(variable) === "text" ? WORDS.valueHint : undefined}
        autoComplete="off"
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {known.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The condition with a comparison that its variable supports. */
function settle(condition: ConditionValues): ConditionValues {
  const { variable, comparator } = condition;
  const fits = hasOrder(variable) || comparator === "igual" || comparator === "diferente";
  return fits ? condition : { ...condition, comparator: "igual" };
}

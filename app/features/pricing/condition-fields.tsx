import "./pricing.css";
import { IconPlus } from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { RULE_ERRORS, RULES_TEXTS as WORDS, type RuleErrorCode } from "#copy/precification.ts";
import { PRICE_VARIABLES, WORDS_OF_VARIABLE } from "#domain/pricing/price-vocabulary.ts";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import { COMPARATOR_ORDER, type ConditionValues, hasOrder, kindOfVariable } from "./rules-values.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface ConditionFieldsProps {
  /** Of the function. */
  id: string;
  conditions: readonly ConditionValues[];
  errorOf: (at: number) => RuleErrorCode | undefined;
  onChange: (conditions: ConditionValues[]) => void;
  /** A button's step, as the server would take it. */
  onStep: (step: string) => void;
}

/** When a function is meant: a variable, how it is compared, and with what. */
export function ConditionFields({ id, conditions, errorOf, onChange, onStep }: ConditionFieldsProps) {
  const change = (at: number, part: Partial<ConditionValues>) => {
    onChange(conditions.map((one, place) => (place === at ? settle({ ...one, ...part }) : one)));
  };
  return (
    <fieldset className="app-price-conditions">
      <legend className="app-field__label">{WORDS.conditions}</legend>
      <p className="app-field__hint">{WORDS.conditionsHint}</p>
      {conditions.map(({ variable, comparator, value }, at) => {
        const error = errorOf(at);
        const number = at + 1;
        const errorId = `f.${id}.c.${String(at)}-error`;
        const choices = COMPARATOR_ORDER.slice(0, hasOrder(variable) ? undefined : 2);
        const known: readonly string[] = WORDS_OF_VARIABLE[variable as keyof typeof WORDS_OF_VARIABLE] ?? [];
        const listId = known.length > 0 ? `f.${id}.c.${String(at)}-list` : undefined;
        return (
          <div key={at} className="app-price-condition">
            <Select
              name={`f.${id}.variable`}
              aria-label={`${WORDS.variable} ${String(number)}`}
              value={variable}
              onChange={(event) => {
                change(at, { variable: event.currentTarget.value, value: "" });
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
                if (chosen !== undefined) change(at, { comparator: chosen });
              }}
            >
              {choices.map((one) => (
                <option key={one} value={one}>
                  {WORDS.comparators[one]}
                </option>
              ))}
            </Select>
            <Input
              name={`f.${id}.value`}
              aria-label={`${WORDS.value} ${String(number)}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              value={value}
              list={listId}
              maxLength={120}
              inputMode={hasOrder(variable) ? "decimal" : undefined}
              placeholder={kindOfVariable(variable) === "text" ? WORDS.valueHint : undefined}
              autoComplete="off"
              onChange={(event) => {
                change(at, { value: event.currentTarget.value });
              }}
            />
            {listId !== undefined && (
              <datalist id={listId}>
                {known.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            )}
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
      })}
      <Button
        type="submit"
        name="step"
        value={`condition:${id}`}
        className="app-price-add"
        onClick={(event) => {
          event.preventDefault();
          onStep(`condition:${id}`);
        }}
      >
        <IconPlus size={16} stroke={2} aria-hidden />
        {WORDS.addCondition}
      </Button>
    </fieldset>
  );
}

/** A comparison that the variable knows. */
function settle(condition: ConditionValues): ConditionValues {
  const { variable, comparator } = condition;
  const fits = hasOrder(variable) || comparator === "igual" || comparator === "diferente";
  return fits ? condition : { ...condition, comparator: "igual" };
}

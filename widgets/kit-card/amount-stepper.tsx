import { useId, useState } from "react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { amountRefusalText } from "#copy/shared/amounts.ts";
import { AMOUNT_STEPPER_TEXTS } from "#copy/widgets.ts";
import { parseAmount } from "#domain/shared/amount.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { classNames } from "#widgets/class-names.ts";
import { MinusIcon, PlusIcon } from "#widgets/icons/outline-icons.tsx";

export interface AmountStepperProps extends Omit<ComponentPropsWithoutRef<"div">, "children" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
  /** Accessible name: what is counted. */
  label: string;
  min?: number;
  max?: number;
  isDisabled?: boolean;
}

/** Change of the amount by key, as in number inputs. */
const STEPS = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
]);

/** A whole amount with buttons. A valid text applies as it is typed; an invalid one stays, with a message. Arrow
 *  keys step.
 *  @example <AmountStepper label="Quantidade de Kit 5,50 kWp" value={amount} onChange={setAmount} /> */
export function AmountStepper({
  value,
  onChange,
  label,
  min = 0,
  max = 999,
  isDisabled = false,
  className,
  ...rest
}: AmountStepperProps) {
  const errorId = useId();
  const { draft, refusal, step, type, settle } = useTypedAmount({ value, min, max, onChange });
  return (
    <div {...rest} role="group" aria-label={label} className={classNames("gs-ui gs-stepper", className)}>
      <StepButton
        label={AMOUNT_STEPPER_TEXTS.decrease}
        isDisabled={isDisabled || value <= min}
        onPress={() => {
          step(value - 1);
        }}
      >
        <MinusIcon />
      </StepButton>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className="gs-stepper__input"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : errorId}
        disabled={isDisabled}
        value={draft ?? String(value)}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
          const by = STEPS.get(event.key);
          if (by === undefined) return;
          event.preventDefault();
          step(value + by);
        }}
      />
      <StepButton
        label={AMOUNT_STEPPER_TEXTS.increase}
        isDisabled={isDisabled || value >= max}
        onPress={() => {
          step(value + 1);
        }}
      >
        <PlusIcon />
      </StepButton>
      {refusal !== null && (
        <span id={errorId} className="gs-stepper__error" role="alert">
          {amountRefusalText(refusal, formatNumber(max))}
        </span>
      )}
    </div>
  );
}

type AmountBounds = Required<Pick<AmountStepperProps, "value" | "min" | "max" | "onChange">>;

/** State of the field: the typed text, its error, and the ways to change the amount. */
function useTypedAmount({ value, min, max, onChange }: AmountBounds) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? { amount: value } : parseAmount(draft, max);
  const refusal = "refusal" in read && read.refusal !== "EMPTY" ? read.refusal : null;

  function step(amount: number): void {
    setDraft(null);
    const next = Math.min(max, Math.max(min, amount));
    if (next !== value) onChange(next);
  }

  function type(text: string): void {
    setDraft(text);
    const typed = parseAmount(text, max);
    if ("amount" in typed && typed.amount >= Math.max(1, min) && typed.amount !== value)
      onChange(typed.amount);
  }

  /** None is taken once the field is left: it may be the beginning of another number. */
  function settle(): void {
    if (refusal === null) step("amount" in read ? read.amount : value);
  }

  return { draft, refusal, step, type, settle };
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function StepButton({ label, isDisabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="gs-stepper__button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

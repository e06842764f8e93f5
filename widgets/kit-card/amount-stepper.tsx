import { useState } from "react";
import type { ComponentPropsWithoutRef } from "react";
import { AMOUNT_STEPPER_TEXTS } from "#copy/widgets.ts";
import { classNames } from "#widgets/class-names.ts";
import { MinusIcon, PlusIcon } from "#widgets/icons/outline-icons.tsx";

export interface AmountStepperProps extends Omit<ComponentPropsWithoutRef<"div">, "children" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for assistive technology. */
  label: string;
  min?: number;
  max?: number;
  isDisabled?: boolean;
}

/** Whole amount with a button on either side; typed amounts count as soon as they are valid, arrows step.
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
  const [draft, setDraft] = useState<string | null>(null);

  function step(amount: number): void {
    setDraft(null);
    onChange(Math.min(max, Math.max(min, amount)));
  }

  function type(text: string): void {
    const digits = text.replaceAll(/\D/g, "").slice(0, String(max).length);
    setDraft(digits);
    const amount = Number(digits);
    if (digits !== "" && amount >= Math.max(1, min) && amount <= max && amount !== value) onChange(amount);
  }

  function settle(): void {
    setDraft(null);
    if (draft !== null && draft !== "" && Number(draft) !== value) step(Number(draft));
  }

  return (
    <div {...rest} role="group" aria-label={label} className={classNames("gs-ui gs-stepper", className)}>
      <button
        type="button"
        className="gs-stepper__button"
        aria-label={AMOUNT_STEPPER_TEXTS.decrease}
        disabled={isDisabled || value <= min}
        onClick={() => {
          step(value - 1);
        }}
      >
        <MinusIcon />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="gs-stepper__input"
        aria-label={label}
        min={min}
        max={max}
        step={1}
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
        }}
      />
      <button
        type="button"
        className="gs-stepper__button"
        aria-label={AMOUNT_STEPPER_TEXTS.increase}
        disabled={isDisabled || value >= max}
        onClick={() => {
          step(value + 1);
        }}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

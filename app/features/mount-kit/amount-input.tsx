import "./mount-products.css";
import { type KeyboardEvent, useId, useState } from "react";
import { amountRefusalText } from "#copy/shared/amounts.ts";
import { MAX_UNITS, parseAmount } from "#domain/shared/amount.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Input } from "#app/ui/input.tsx";

export interface AmountInputProps {
  value: number;
  label: string;
  onChange: (amount: number) => void;
  /** Smallest valid amount; 0 by default. */
  min?: number;
}

/** A whole number of units. A valid text applies as it is typed; an invalid one stays, with a message. Arrow keys
 *  step by one, and leaving an empty field restores the last number. */
export function AmountInput({ value, label, onChange, min = 0 }: AmountInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const parsed = draft === null ? null : parseAmount(draft);
  const refusal =
    parsed !== null && "refusal" in parsed && parsed.refusal !== "EMPTY" ? parsed.refusal : null;
  const type = (text: string) => {
    setDraft(text);
    const read = parseAmount(text);
    if ("amount" in read && read.amount >= min && read.amount !== value) onChange(read.amount);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    event.preventDefault();
    setDraft(null);
    const next = Math.min(MAX_UNITS, Math.max(min, value + by));
    if (next !== value) onChange(next);
  };
  return (
    <span className="app-stack app-gap-4 app-amount">
      <Input
        className="app-number app-amount__input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : id}
        value={draft ?? String(value)}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
        onKeyDown={step}
        onBlur={() => {
          if (refusal === null) setDraft(null);
        }}
      />
      {refusal !== null && (
        <span id={id} className="gs-field-error" role="alert">
          {amountRefusalText(refusal, formatNumber(MAX_UNITS))}
        </span>
      )}
    </span>
  );
}

import { useState } from "react";
import { parseCents } from "#domain/shared/numbers.ts";
import { Input } from "#app/ui/input.tsx";

const EXAMPLE = "10.000,00";
const EXAMPLE_CENTS = 1_000_000;

/** An amount on which something is tried out while it is being written: what is typed, and in cents, never below zero. */
export function useExampleAmount() {
  const [typed, setTyped] = useState(EXAMPLE);
  return { typed, setTyped, cents: Math.max(0, parseCents(typed) ?? EXAMPLE_CENTS) };
}

/** Its field, which no form sends. */
export function ExampleAmount({
  label,
  amount: { typed, setTyped },
  className,
}: {
  label: string;
  amount: ReturnType<typeof useExampleAmount>;
  className?: string;
}) {
  return (
    <label className={className ? `app-field ${className}` : "app-field"}>
      <span className="app-field__label">{label}</span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
    </label>
  );
}

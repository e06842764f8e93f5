import "./closed-kits.css";
import { useState } from "react";
import { FormField } from "#app/ui/form-field.tsx";
import { Button } from "#app/ui/button.tsx";

export interface ApplyFieldProps {
  name: string;
  label: string;
  hint: string;
  /** Label of the button. */
  button: string;
  maxLength: number;
  onApply: (text: string) => void;
}

/** A number from which others are calculated on Enter or its button. */
export function ApplyField({ name, label, hint, button, maxLength, onApply }: ApplyFieldProps) {
  const [text, setText] = useState("");
  return (
    <div className="app-row app-row--top app-gap-12 app-kit-target">
      <FormField
        name={name}
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onApply(text);
        }}
      />
      <Button
        onClick={() => {
          onApply(text);
        }}
      >
        {button}
      </Button>
    </div>
  );
}

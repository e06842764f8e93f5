import { type InputHTMLAttributes, useId } from "react";
import { AlertIcon } from "#widgets/icons/outline-icons.tsx";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onInput"> {
  label: string;
  error?: string | undefined;
  onText: (text: string) => void;
}

/** A field with its label and what is wrong with it. */
export function Field({ label, error, onText, ...input }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <div className="gs-question">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onInput={(event) => {
          onText(event.currentTarget.value);
        }}
      />
      <p className="gs-field-error" id={`${id}-error`}>
        {isWrong && (
          <>
            <AlertIcon />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

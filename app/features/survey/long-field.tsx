import { useId } from "react";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { TextArea } from "#app/ui/input.tsx";

export interface LongFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A text field of several lines, with label, hint and error. */
export function LongField({ value, onChange, maxLength, ...field }: LongFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...field} id={id}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

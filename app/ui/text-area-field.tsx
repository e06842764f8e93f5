import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { TextArea } from "./input.tsx";

export interface TextAreaFieldProps extends FieldProps {
  value: string;
  rows: number;
  maxLength: number;
  required?: boolean;
  onText: (text: string) => void;
}

/** A text area with label, hint and error. */
export function TextAreaField({ value, rows, maxLength, required, onText, ...field }: TextAreaFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          maxLength={maxLength}
          required={required}
          value={value}
          onChange={(event) => {
            onText(event.currentTarget.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

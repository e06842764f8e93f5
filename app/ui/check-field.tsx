import { Tick } from "./input.tsx";
export interface CheckFieldProps {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with label and hint. The form sends the field's name only when it is ticked. */
export function CheckField({ name, label, hint, checked, onChange }: CheckFieldProps) {
  return (
    <label className="app-check">
      <Tick
        name={name}
        checked={checked}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
    </label>
  );
}

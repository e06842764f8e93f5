import { Tick } from "./input.tsx";
export interface CheckFieldProps {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, and what that means. A form that is sent has its name when it is on. */
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

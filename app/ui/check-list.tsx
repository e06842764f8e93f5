import "./form.css";
import { Tick } from "./input.tsx";
export interface CheckListProps {
  name: string;
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** Whether the choice is invalid, and why. */
  isWrong: boolean;
  errorText?: string;
  onChange: (chosen: string[]) => void;
}

/** A list of checkboxes. */
export function CheckList(props: CheckListProps) {
  const { name, legend, hint, options, chosen, isWrong, errorText, onChange } = props;
  const hintId = `${name}-hint`;
  return (
    <fieldset className="app-choices" aria-describedby={hintId}>
      <legend className="app-field__label">{legend}</legend>
      <div className="app-choices__list">
        {options.map(({ value, label }) => (
          <label key={value} className="app-check">
            <Tick
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={isWrong ? true : undefined}
              onChange={(event) => {
                const rest = chosen.filter((other) => other !== value);
                onChange(event.currentTarget.checked ? [...rest, value] : rest);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className="app-field__hint" id={hintId}>
        {hint}
      </p>
      {isWrong && errorText !== undefined && <span className="gs-field-error">{errorText}</span>}
    </fieldset>
  );
}

import type { ReactNode } from "react";

/** A part of the form with its title. */
export function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="gs-panel app-role__part">
      <legend className="app-role__legend">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Something that is on or off. */
export function Check({
  name,
  label,
  hint,
  checked,
  onChange,
}: {
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="app-check">
      <input
        type="checkbox"
        name={name}
        value="true"
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

/** Some of a few. */
export function Choices({
  name,
  legend,
  hint,
  options,
  chosen,
  error,
  onChange,
}: {
  name: string;
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className="app-choices" aria-describedby={`${name}-hint`}>
      <legend className="app-field__label">{legend}</legend>
      <div className="app-choices__list">
        {options.map(({ value, label }) => (
          <label key={value} className="app-check">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) => {
                const rest = chosen.filter((other) => other !== value);
                onChange(event.currentTarget.checked ? [...rest, value] : rest);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className="app-field__hint" id={`${name}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}

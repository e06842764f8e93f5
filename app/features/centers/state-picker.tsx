import "./distribution.css";
import "#app/ui/form.css";
import { useEffect, useRef } from "react";
import { GREAT_REGION_NAMES, STATE_PICKER_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { STATE_NAMES } from "#domain/address/state-names.ts";
import { GREAT_REGIONS, type GreatRegion, STATES } from "#domain/centers/states.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { byStateName } from "./state-order.ts";
import { Tick } from "#app/ui/input.tsx";

export interface StatePickerProps {
  name: string;
  legend: string;
  hint: string;
  selected: readonly string[];
  /** Error text when no state is chosen. */
  error: string | undefined;
  /** Names of the regions that already have a state, by state: those states cannot be chosen. */
  taken?: Readonly<Record<string, string>>;
  onChange: (states: readonly string[]) => void;
}

/** The 27 states by great region, chosen one by one, by region, or all at once. */
export function StatePicker(props: StatePickerProps) {
  const { name, legend, hint, selected, error, taken = {}, onChange } = props;
  const free = STATES.filter((state) => taken[state] === undefined || selected.includes(state));
  return (
    <fieldset className="gs-panel app-form__part" aria-describedby={`${name}-hint`}>
      <legend className="app-form__legend">{legend}</legend>
      <p className="app-field__hint" id={`${name}-hint`}>
        {hint}
      </p>
      {error !== undefined && <p className="gs-field-error">{error}</p>}
      <div className="app-row app-row--between">
        <SelectMany
          label={TEXTS.all}
          states={free}
          selected={selected}
          isInvalid={error !== undefined}
          onChange={onChange}
        />
        <span className="app-quiet">{fill(TEXTS.count, { count: selected.length })}</span>
      </div>
      <div className="app-states">
        {(Object.keys(GREAT_REGIONS) as GreatRegion[]).map((region) => (
          <div
            key={region}
            className="app-states__region"
            role="group"
            aria-label={GREAT_REGION_NAMES[region]}
          >
            <SelectMany
              label={GREAT_REGION_NAMES[region]}
              name={fill(TEXTS.region, { region: GREAT_REGION_NAMES[region] })}
              states={GREAT_REGIONS[region].filter((state) => free.includes(state))}
              selected={selected}
              onChange={onChange}
            />
            {byStateName(GREAT_REGIONS[region]).map((state) => (
              <label key={state} className="app-check app-states__state" data-taken={!free.includes(state)}>
                <Tick
                  name={name}
                  value={state}
                  checked={selected.includes(state)}
                  disabled={!free.includes(state)}
                  onChange={(event) => {
                    const rest = selected.filter((other) => other !== state);
                    onChange(event.currentTarget.checked ? [...rest, state] : rest);
                  }}
                />
                <span>
                  {STATE_NAMES[state]} <small>{state}</small>
                  {!free.includes(state) && (
                    <small className="app-states__taken">
                      {fill(TEXTS.taken, { region: taken[state] ?? "" })}
                    </small>
                  )}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Box that chooses all of some states or none, and is indeterminate in between. It is disabled before JavaScript. */
function SelectMany({
  label,
  name,
  states,
  selected,
  isInvalid = false,
  onChange,
}: {
  label: string;
  name?: string;
  states: readonly string[];
  selected: readonly string[];
  isInvalid?: boolean;
  onChange: (states: readonly string[]) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const count = states.filter((state) => selected.includes(state)).length;
  const isAll = count === states.length && count > 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className="app-check app-strong app-states__all">
      <Tick
        ref={box}
        checked={isAll}
        disabled={!isHydrated || states.length === 0}
        aria-label={name}
        aria-invalid={isInvalid ? true : undefined}
        onChange={() => {
          const others = selected.filter((state) => !states.includes(state));
          onChange(isAll ? others : [...others, ...states]);
        }}
      />
      <span>{label}</span>
    </label>
  );
}

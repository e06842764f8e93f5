import { useId, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { FIELD_TEXTS } from "#copy/widget-words.ts";
import { LEAD_FORM_TEXTS as TEXTS } from "#copy/lead-form.ts";
import { plainName } from "#domain/address/plain-name.ts";
import { STATE_NAMES } from "#domain/address/state-names.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import type { EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import { MAX_BILL_REAIS } from "#domain/sizing/largest-bill.ts";
import type { StateCode } from "#domain/validation/cep.ts";
import { FailureLine } from "#widgets/failure-line.tsx";
import { useAction } from "#widgets/checkout/use-action.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { Field } from "#widgets/site-sale/field.tsx";
import { focusSoon } from "#widgets/site-sale/focus-soon.ts";
import type { HouseSizing } from "./lead-port.ts";

const STATES = Object.entries(STATE_NAMES).map(([code, name]) => ({ code: code as StateCode, name }));
const GRIDS = ["monofasico", "bifasico", "trifasico"] as const;

/** Where a house is, and what it pays for energy.
 *  @param props.onEstimate - estimates a complete house */
export function HousePart({
  port,
  onEstimate,
  onFailure,
}: {
  port: Pick<HouseSizing, "listCities">;
  onEstimate: (house: EstimateRequest) => Promise<void>;
  onFailure: (failure: WidgetFailure) => void;
}) {
  const id = useId().replaceAll(":", "");
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<StateCode | "">("");
  const [cities, setCities] = useState<readonly string[]>([]);
  const [city, setCity] = useState("");
  const [bill, setBill] = useState("");
  const [grid, setGrid] = useState<EstimateRequest["grid"]>(null);
  const [errors, setErrors] = useState<Partial<Record<"state" | "city" | "bill", string>>>({});
  const cents = parseCents(bill);
  const reais = cents !== null && cents > 0 ? cents / 100 : null;
  const wanted = plainName(city);
  const known = cities.find((name) => plainName(name) === wanted);
  const calculate = useAction(async () => {
    if (state === "" || reais === null) return;
    await onEstimate({ state, city: known ?? city.trim(), bill: reais, grid });
  }, onFailure);

  function chooseState(code: StateCode | ""): void {
    setState(code);
    setCities([]);
    // Without the list a city can be typed all the same.
    if (code !== "") port.listCities(code).then(setCities, () => undefined);
  }

  function submit(): void {
    const isUnknown = cities.length > 0 && known === undefined;
    const wrong = {
      ...(state === "" ? { state: FIELD_TEXTS.required } : {}),
      ...(wanted === "" ? { city: FIELD_TEXTS.required } : isUnknown ? { city: TEXTS.cityUnknown } : {}),
      ...(reais === null
        ? { bill: TEXTS.billInvalid }
        : reais > MAX_BILL_REAIS
          ? { bill: fill(TEXTS.billTooHigh, { most: MAX_BILL_REAIS.toLocaleString("pt-BR") }) }
          : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) calculate.run();
    else focusSoon(form, '[aria-invalid="true"]');
  }

  return (
    <form
      ref={form}
      part="panel"
      className="gs-panel gs-lead__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className="gs-panel__title">{TEXTS.title}</h2>
      <div className="gs-lead__pair">
        <div className="gs-question">
          <label htmlFor={`${id}-state`}>{TEXTS.state}</label>
          <select
            id={`${id}-state`}
            autoComplete="address-level1"
            value={state}
            aria-invalid={errors.state !== undefined}
            aria-describedby={errors.state === undefined ? undefined : `${id}-state-error`}
            onChange={({ currentTarget }) => {
              chooseState(currentTarget.value as StateCode | "");
            }}
          >
            <option value="">{TEXTS.choose}</option>
            {STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <p className="gs-field-error" id={`${id}-state-error`}>
            {errors.state}
          </p>
        </div>
        <Field
          label={TEXTS.city}
          autoComplete="address-level2"
          list={`${id}-cities`}
          maxLength={120}
          value={city}
          error={errors.city}
          onText={setCity}
        />
        <datalist id={`${id}-cities`}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <div className="gs-lead__pair">
        <Field
          label={TEXTS.bill}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          placeholder="350,00"
          value={bill}
          error={errors.bill}
          onText={setBill}
        />
        <div className="gs-question">
          <label htmlFor={`${id}-grid`}>{TEXTS.grid}</label>
          <select
            id={`${id}-grid`}
            value={grid ?? ""}
            onChange={({ currentTarget }) => {
              setGrid(GRIDS.find((one) => one === currentTarget.value) ?? null);
            }}
          >
            <option value="">{TEXTS.gridUnknown}</option>
            {GRIDS.map((one) => (
              <option key={one} value={one}>
                {TEXTS.grids[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button
        type="submit"
        part="button"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={calculate.isRunning}
      >
        {calculate.isRunning ? TEXTS.calculating : TEXTS.calculate}
      </button>
      <FailureLine failure={calculate.failure} />
    </form>
  );
}

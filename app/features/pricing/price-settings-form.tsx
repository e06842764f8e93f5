import "#app/ui/form.css";
import "#app/ui/beside.css";
import "#app/features/settings/buying-settings.css";
import "./pricing.css";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import {
  PRICE_SETTINGS_CHOICES,
  PRICE_SETTINGS_FIELDS,
  PRICE_SETTINGS_TEXTS as WORDS,
} from "#copy/pricing/price-settings.ts";
import type { PriceSettingsName } from "#domain/settings/prices.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { DisplayPreview } from "./display-preview.tsx";
import type { PriceSettingsAnswer } from "./price-settings-answer.ts";
import { priceSettingsOf, type PriceSettingsValues } from "./price-settings-values.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input, Select, Tick } from "#app/ui/input.tsx";

type Place = keyof typeof PRICE_SETTINGS_FIELDS;

const PLACES = Object.keys(PRICE_SETTINGS_FIELDS) as Place[];

export interface PriceSettingsFormProps {
  saved: PriceSettingsValues;
  versions: Readonly<Record<PriceSettingsName, string>>;
  answer: PriceSettingsAnswer | undefined;
  isSaved: boolean;
}

/** Settings of the display and the discounts of prices, beside a preview. The form's base is what was loaded when
 *  it opened; another `key` opens it anew. */
export function PriceSettingsForm({ saved, versions, answer, isSaved }: PriceSettingsFormProps) {
  const [base] = useState(answer?.base ?? saved);
  const [begun] = useState(answer?.versions ?? versions);
  const [values, setValues] = useState(answer?.values ?? saved);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  const changes = PLACES.filter((place) => values[place] !== base[place]).length;
  const { settings, errors } = priceSettingsOf(values);
  const list = (part: PriceSettingsName) =>
    PLACES.filter((place) => place.startsWith(`${part}.`)).map((place) => (
      <SettingField
        key={place}
        place={place}
        value={values[place]}
        error={errors[place]}
        onChange={(value) => {
          setValues({ ...values, [place]: value });
        }}
      />
    ));
  return (
    <Form ref={form} method="post" noValidate className="app-form app-buying">
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <HiddenField name="base" value={JSON.stringify(base)} />
      <HiddenField name="versions" value={JSON.stringify(begun)} />
      <SettingsNotices answer={answer} isSaved={isSaved && changes === 0} />
      <div className="app-beside">
        <div className="app-stack">
          <FormPart legend={WORDS.display}>
            <p className="app-field__hint">{WORDS.displayHint}</p>
            {list("priceDisplay")}
          </FormPart>
          <FormPart legend={WORDS.rules}>
            <p className="app-field__hint">{WORDS.rulesHint}</p>
            {list("prices")}
          </FormPart>
        </div>
        <DisplayPreview settings={settings.priceDisplay} />
      </div>
      <SaveBar
        text={
          changes === 0
            ? WORDS.noChanges
            : changes === 1
              ? WORDS.changeOne
              : fill(WORDS.changeMany, { count: changes })
        }
        isDirty={changes > 0}
        isNew={false}
        labels={WORDS}
        onDiscard={() => {
          setValues(base);
        }}
      />
      <LeaveGuard isDirty={changes > 0} message={WORDS.unsaved} onLeave={() => undefined} />
    </Form>
  );
}

function SettingField({
  place,
  value,
  error,
  onChange,
}: {
  place: Place;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}) {
  const { label, hint } = PRICE_SETTINGS_FIELDS[place];
  if (typeof value === "boolean") {
    return (
      <div className="app-stack app-buying__field">
        <label className="app-check">
          <Tick
            role="switch"
            name={place}
            checked={value}
            aria-describedby={`${place}-hint`}
            onChange={(event) => {
              onChange(event.currentTarget.checked);
            }}
          />
          <span>
            <strong>{label}</strong>
          </span>
        </label>
        <small id={`${place}-hint`} className="app-check__hint">
          {hint}
        </small>
      </div>
    );
  }
  const choices =
    place in PRICE_SETTINGS_CHOICES
      ? PRICE_SETTINGS_CHOICES[place as keyof typeof PRICE_SETTINGS_CHOICES]
      : null;
  return (
    <FieldFrame
      name={place}
      label={label}
      hint={hint}
      error={error}
      errorText={error && WORDS.pctError}
      className="app-price-setting"
    >
      {(control) =>
        choices === null ? (
          <Input
            {...control}
            value={value ?? ""}
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          />
        ) : (
          <Select
            {...control}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          >
            {Object.entries(choices).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </Select>
        )
      }
    </FieldFrame>
  );
}

/** Result of the form. It is inside the form, because resolving a conflict submits it again. */
function SettingsNotices({ answer, isSaved }: { answer: PriceSettingsAnswer | undefined; isSaved: boolean }) {
  if (answer === undefined) {
    return <DoneLine>{isSaved && WORDS.saved}</DoneLine>;
  }
  const { step, refusal } = answer;
  if (step === "reapplied") return <Notice tone="ok" title={WORDS.reapplied} />;
  if (refusal?.code !== "STALE_VERSION") {
    return refusal === null ? (
      <Notice title={WORDS.errorSummary} />
    ) : (
      <Notice title={refusal.title} description={refusal.description} />
    );
  }
  return <StaleNotice texts={WORDS} />;
}

import "./buying-settings.css";
import "#app/ui/matrix.css";
import "#app/ui/form.css";
import { fill } from "#copy/shared/fill.ts";
import {
  ELECTRICAL_ERROR_LABELS,
  BUYING_CHOICES,
  BUYING_FIELDS,
  BUYING_REFUSALS,
  BUYING_TEXTS,
  type BuyingErrorCode,
} from "#copy/settings/buying-settings.ts";
import { STEP_ORDER } from "#domain/settings/buying-settings.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { ELECTRICAL_ERRORS, type BuyingValues } from "./buying-values.ts";
import { Input, Select, Tick } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export type BuyingPlace = keyof typeof BUYING_FIELDS;

export interface BuyingFieldsProps {
  values: BuyingValues;
  errors: Readonly<Record<string, BuyingErrorCode>>;
  onChange: (place: string, value: string | boolean) => void;
  /** Called with the setting that has the focus or pointer; null for none. */
  onPoint: (place: string | null) => void;
}

/** A setting as a switch, choice or number, with a sentence about its effect. */
export function BuyingField({ place, ...props }: BuyingFieldsProps & { place: BuyingPlace }) {
  const { values, errors, onChange, onPoint } = props;
  const { label, hint } = BUYING_FIELDS[place];
  const error = errors[place];
  const value = values[place];
  const point = {
    onMouseEnter: () => {
      onPoint(place);
    },
    onFocus: () => {
      onPoint(place);
    },
  };
  if (typeof value === "boolean") {
    return (
      <div className="app-stack app-buying__field" {...point}>
        <label className="app-check">
          <Tick
            role="switch"
            name={place}
            checked={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${place}-hint${error ? ` ${place}-error` : ""}`}
            onChange={(event) => {
              onChange(place, event.currentTarget.checked);
            }}
          />
          <span>
            <strong>{label}</strong>
          </span>
        </label>
        <small id={`${place}-hint`} className="app-check__hint">
          {hint}
        </small>
        <BuyingError place={place} error={error} />
      </div>
    );
  }
  const options = place in BUYING_CHOICES ? BUYING_CHOICES[place as keyof typeof BUYING_CHOICES] : null;
  return (
    <div className="app-stack app-buying__field" {...point}>
      <FieldFrame
        name={place}
        label={label}
        hint={hint}
        error={error}
        errorText={error && BUYING_REFUSALS[error]}
      >
        {(control) =>
          options === null ? (
            <Input
              {...control}
              value={value ?? ""}
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              onChange={(event) => {
                onChange(place, event.currentTarget.value);
              }}
            />
          ) : (
            <Select
              {...control}
              value={value}
              onChange={(event) => {
                onChange(place, event.currentTarget.value);
              }}
            >
              {Object.entries(options).map(([key, text]) => (
                <option key={key} value={key}>
                  {text}
                </option>
              ))}
            </Select>
          )
        }
      </FieldFrame>
    </div>
  );
}

/** The steps of mounting a kit, in order: which are shown, and which are required. */
export function StepFields({ values, errors, onChange, onPoint }: BuyingFieldsProps) {
  return (
    <table
      className="app-matrix app-buying__steps"
      onMouseEnter={() => {
        onPoint("steps");
      }}
      onFocus={() => {
        onPoint("steps");
      }}
    >
      <thead>
        <tr>
          <th scope="col">{BUYING_TEXTS.step}</th>
          <th scope="col">{BUYING_TEXTS.show}</th>
          <th scope="col">{BUYING_TEXTS.required}</th>
        </tr>
      </thead>
      <tbody>
        {STEP_ORDER.map((type) => {
          const step = BUYING_TEXTS.steps[type];
          const place = `steps.${type}`;
          const error = errors[place];
          return (
            <tr key={type}>
              <th scope="row">
                {step}
                <BuyingError place={place} error={error} />
              </th>
              {(["show", "required"] as const).map((flag) => (
                <td key={flag}>
                  <Tick
                    name={`${place}.${flag}`}
                    checked={values[`${place}.${flag}`] === true}
                    aria-label={fill(flag === "show" ? BUYING_TEXTS.showOf : BUYING_TEXTS.requiredOf, {
                      step,
                    })}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${place}-error` : undefined}
                    onChange={(event) => {
                      onChange(`${place}.${flag}`, event.currentTarget.checked);
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Errors of the electrical check that the distributor lowers to warnings, with the consequences. */
export function WarningFields({
  values,
  errors,
  isNew,
  onChange,
  onPoint,
}: BuyingFieldsProps & {
  /** Whether the form lowers an error that is not lowered yet. */
  isNew: boolean;
}) {
  const error = errors["confirmed"];
  return (
    <fieldset
      className="app-choices"
      onMouseEnter={() => {
        onPoint("warn");
      }}
      onFocus={() => {
        onPoint("warn");
      }}
    >
      <legend className="app-field__label">{BUYING_TEXTS.errorsAsWarnings}</legend>
      <p className="app-field__hint">{BUYING_TEXTS.errorsHint}</p>
      <div className="app-buying__warnings">
        {ELECTRICAL_ERRORS.map((code) => (
          <label key={code} className="app-check">
            <Tick
              name={`warn.${code}`}
              checked={values[`warn.${code}`] === true}
              onChange={(event) => {
                onChange(`warn.${code}`, event.currentTarget.checked);
              }}
            />
            <span>{ELECTRICAL_ERROR_LABELS[code]}</span>
          </label>
        ))}
      </div>
      {isNew && (
        <NoticeBox as="div" tone="danger" className="app-buying__risk" role="alert">
          <p>
            <strong>{BUYING_TEXTS.riskTitle}</strong>
            <br />
            {BUYING_TEXTS.riskText}
          </p>
          <label className="app-check">
            <Tick
              name="confirmed"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "confirmed-error" : undefined}
            />
            <span>
              <strong>{BUYING_TEXTS.confirm}</strong>
            </span>
          </label>
          <BuyingError place="confirmed" error={error} />
        </NoticeBox>
      )}
    </fieldset>
  );
}

function BuyingError({ place, error }: { place: string; error: BuyingErrorCode | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="gs-field-error app-buying__error" id={`${place}-error`}>
      {BUYING_REFUSALS[error]}
    </span>
  );
}

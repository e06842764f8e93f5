import "#app/styles/record-form.css";
import "#app/styles/freight.css";
import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#copy/fill.ts";
import { FREIGHT_COLUMNS, FREIGHT_ERRORS, FREIGHT_TEXTS as TEXTS, FREIGHT_WORDS } from "#copy/freight.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import { FormPart } from "#app/components/form-part.tsx";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { CityField } from "./city-field.tsx";
import type { FreightAnswer } from "./freight-answer.ts";
import { choiceWords, type FreightCells, type FreightColumn, FREIGHT_TYPE_OPTIONS } from "./freight-cells.ts";
import { FreightRefused } from "./freight-notices.tsx";
import { useFormChanges } from "./use-form-changes.ts";

const TABLE = "/settings/delivery?aba=tabela";
const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export interface FreightLineFormProps {
  id: string | null;
  cells: FreightCells;
  version: number | null;
  position: number | null;
  centers: readonly { id: string; name: string }[];
  answer: Extract<FreightAnswer, { kind: "line" }> | undefined;
}

/** One line of the table: for which deliveries it is, and what they cost. */
export function FreightLineForm({ id, version, position, centers, answer, ...props }: FreightLineFormProps) {
  const cells = answer?.cells ?? props.cells;
  const errors = answer?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, onChange, discard } = useFormChanges(form, answer !== undefined);
  const [state, setState] = useState(cells.state);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [answer]);
  const errorOf = (column: FreightColumn | "position") => {
    const code = errors[column];
    if (code === undefined) return {};
    const options = column === "position" ? "" : choiceWords(column);
    return { error: code, errorText: fill(FREIGHT_ERRORS[code] ?? code, { options }) };
  };
  const text = (column: FreightColumn, mode: "text" | "decimal" | "numeric" = "decimal") => (
    <FieldFrame name={column} label={FREIGHT_COLUMNS[column]} {...errorOf(column)}>
      {(control) => (
        <input {...control} defaultValue={cells[column]} inputMode={mode} maxLength={80} autoComplete="off" />
      )}
    </FieldFrame>
  );
  const select = (
    column: FreightColumn,
    options: readonly { value: string; label: string }[],
    empty?: string,
  ) => (
    <FieldFrame name={column} label={FREIGHT_COLUMNS[column]} {...errorOf(column)}>
      {(control) => (
        <select
          {...control}
          defaultValue={cells[column]}
          onChange={(event) => {
            if (column === "state") setState(event.currentTarget.value);
          }}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  const pair = (above: FreightColumn, upTo: FreightColumn) => (
    <div className="app-freight-pair">
      {text(above)}
      {text(upTo)}
    </div>
  );
  return (
    <Form ref={form} method="post" noValidate className="app-form" onChange={onChange}>
      <input type="hidden" name="intent" value="line" />
      <input type="hidden" name="id" value={id ?? ""} />
      <input type="hidden" name="version" value={answer?.version ?? version ?? ""} />
      <input type="hidden" name="from" value={position ?? ""} />
      <div className="app-page-head">
        <h2 className="app-step__title">{id === null ? TEXTS.newLine : TEXTS.editLine}</h2>
        <Link className="gs-button" to={TABLE}>
          {TEXTS.cancel}
        </Link>
      </div>
      <FreightRefused
        refusal={answer?.refusal ?? null}
        hasErrors={Object.keys(errors).length > 0}
        reloadTo={`${TABLE}&linha=${id ?? "nova"}`}
      />
      <div className="app-freight-columns">
        <FormPart legend={TEXTS.criteria}>
          <p className="app-field__hint">{TEXTS.lineHint}</p>
          {text("name", "text")}
          {select("shippingType", toOptions(SHIPPING_TYPE_LABELS))}
          {select(
            "center",
            centers.map(({ id: value, name: label }) => ({ value, label })),
            TEXTS.allCenters,
          )}
          <div className="app-freight-pair">
            {select(
              "state",
              STATES.map((value) => ({ value, label: value })),
              TEXTS.any,
            )}
            <CityField value={cells.city} state={state} {...errorOf("city")} />
          </div>
          <div className="app-freight-pair">
            {select("cityType", toOptions(FREIGHT_WORDS.cityType), TEXTS.any)}
            {select("zoneType", toOptions(FREIGHT_WORDS.zoneType), TEXTS.any)}
          </div>
          {pair("cepFrom", "cepTo")}
          <p className="app-field__hint">{TEXTS.rangeHint}</p>
          {pair("weightAbove", "weightUpTo")}
          {pair("volumeAbove", "volumeUpTo")}
          {pair("powerAbove", "powerUpTo")}
        </FormPart>
        <FormPart legend={TEXTS.price}>
          {select("type", FREIGHT_TYPE_OPTIONS)}
          {text("amount")}
          {pair("minimum", "maximum")}
          {text("days", "numeric")}
          {id !== null && (
            <FieldFrame name="position" label={TEXTS.position} {...errorOf("position")}>
              {(control) => (
                <input {...control} defaultValue={String(position ?? "")} inputMode="numeric" maxLength={5} />
              )}
            </FieldFrame>
          )}
          <label className="app-check">
            <input type="checkbox" role="switch" name="active" defaultChecked={cells.active === "true"} />
            <span>
              <strong>{FREIGHT_COLUMNS.active}</strong>
            </span>
          </label>
        </FormPart>
      </div>
      <SaveBar
        text={isDirty ? TEXTS.changed : TEXTS.noChanges}
        isDirty={isDirty}
        isNew={id === null}
        labels={TEXTS}
        onDiscard={discard}
      />
      <LeaveGuard isDirty={isDirty} isInSearch message={TEXTS.unsaved} onLeave={discard} />
    </Form>
  );
}

import "#app/ui/form.css";
import "#app/ui/page-head.css";
import "./freight.css";
import { fill } from "#copy/shared/fill.ts";
import {
  FREIGHT_COLUMNS,
  FREIGHT_ERRORS,
  FREIGHT_LINE_WORDS,
  FREIGHT_TEXTS as TEXTS,
  FREIGHT_WORDS,
} from "#copy/freight/freight.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import type { FreightLineForm as LineForm } from "#domain/freight/freight-rule-schema.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { CityField } from "../address/city-field.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, type RecordState, useRecordForm } from "../records/use-record-form.ts";
import { choiceWords, type FreightColumn, FREIGHT_TYPE_OPTIONS } from "./freight-cells.ts";
import { toOptions } from "./freight-words.ts";
import { HiddenField, Input, Select, Tick } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const TABLE = "/settings/delivery?aba=tabela";
const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

export interface FreightLineFormProps extends RecordEditorProps<LineForm> {
  centers: readonly { id: string; name: string }[];
}

/** Form of a line: the deliveries that it applies to, and their price. */
export function FreightLineForm({ centers, ...editor }: FreightLineFormProps) {
  const state = useRecordForm(editor);
  const { base, isNew } = state;
  const fields = lineFields(state);
  return (
    <>
      <div className="app-page-head">
        <h2 className="app-heading">{isNew ? TEXTS.newLine : TEXTS.editLine}</h2>
        <LinkButton to={TABLE}>{TEXTS.cancel}</LinkButton>
      </div>
      <RecordFrame state={state} words={FREIGHT_LINE_WORDS} isInSearch>
        <HiddenField name="part" value="line" />
        <HiddenField name="id" value={editor.record.id ?? ""} />
        <HiddenField name="from" value={base.position} />
        <div className="app-freight-columns">
          <CriteriaPart state={state} fields={fields} centers={centers} />
          <PricePart state={state} fields={fields} />
        </div>
      </RecordFrame>
    </>
  );
}

type LineState = RecordState<LineForm>;
type LineFields = ReturnType<typeof lineFields>;

/** The kinds of fields in the form, each bound to its column of the table. */
function lineFields({ form, errors, change }: LineState) {
  const errorOf = (column: keyof LineForm) => {
    const code = errors[column];
    if (code === undefined) return {};
    const options = column === "position" ? "" : choiceWords(column);
    const text = FREIGHT_ERRORS[code];
    return { error: code, errorText: text && fill(text, { options }) };
  };
  const typed = (column: keyof LineForm) => ({
    value: form[column],
    onChange: (event: { currentTarget: { value: string } }) => {
      change({ [column]: event.currentTarget.value });
    },
  });
  const text = (column: FreightColumn, mode: "text" | "decimal" | "numeric" = "decimal") => (
    <FieldFrame name={column} label={FREIGHT_COLUMNS[column]} {...errorOf(column)}>
      {(control) => (
        <Input {...control} {...typed(column)} inputMode={mode} maxLength={80} autoComplete="off" />
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
        <Select {...control} {...typed(column)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
  const pair = (above: FreightColumn, upTo: FreightColumn) => (
    <div className="app-freight-pair">
      {text(above)}
      {text(upTo)}
    </div>
  );
  return { errorOf, typed, text, select, pair };
}

function CriteriaPart({
  state: { form, change },
  fields: { errorOf, text, select, pair },
  centers,
}: Pick<FreightLineFormProps, "centers"> & { state: LineState; fields: LineFields }) {
  return (
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
        <CityField
          {...errorOf("city")}
          label={FREIGHT_COLUMNS.city}
          hint={TEXTS.cityHint}
          value={form.city}
          state={form.state}
          onText={(city) => {
            change({ city });
          }}
        />
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
  );
}

function PricePart({
  state: { form, isNew, change },
  fields: { errorOf, typed, text, select, pair },
}: {
  state: LineState;
  fields: LineFields;
}) {
  return (
    <FormPart legend={TEXTS.price}>
      {select("type", FREIGHT_TYPE_OPTIONS)}
      {text("amount")}
      {pair("minimum", "maximum")}
      {text("days", "numeric")}
      {!isNew && (
        <FieldFrame name="position" label={TEXTS.position} {...errorOf("position")}>
          {(control) => <Input {...control} {...typed("position")} inputMode="numeric" maxLength={5} />}
        </FieldFrame>
      )}
      <label className="app-check">
        <Tick
          role="switch"
          name="active"
          checked={form.active === "true"}
          onChange={(event) => {
            change({ active: String(event.currentTarget.checked) });
          }}
        />
        <span>
          <strong>{FREIGHT_COLUMNS.active}</strong>
        </span>
      </label>
    </FormPart>
  );
}

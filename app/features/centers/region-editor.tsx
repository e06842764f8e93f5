import "./distribution.css";
import { useState } from "react";
import { PRIORITY_TEXTS, REGION_FORM_WORDS as WORDS } from "#copy/centers/distribution.ts";
import { STATE_FIELD_TEXTS } from "#copy/ui/fields.ts";
import { REGION_FORM_SETS } from "#domain/centers/center-form.ts";
import type { RegionForm } from "#domain/centers/center-schema.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CenterOrder } from "./center-order.tsx";
import { RecordFrame } from "../records/record-frame.tsx";
import { StatePicker } from "./state-picker.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { Button } from "#app/ui/button.tsx";

export interface RegionEditorProps extends RecordEditorProps<RegionForm> {
  centers: readonly { id: string; name: string; active: boolean }[];
  /** Names of other regions, by the states that they contain. */
  taken: Readonly<Record<string, string>>;
}

/** Name, states and centers of a region. */
export function RegionEditor({ centers, taken, ...editor }: RegionEditorProps) {
  const state = useRecordForm(editor, REGION_FORM_SETS);
  const { form, errors, change } = state;
  return (
    <RecordFrame state={state} words={WORDS}>
      <FormPart legend={WORDS.facts}>
        <FormField
          name="name"
          label={WORDS.name}
          error={errors["name"]}
          value={form.name}
          maxLength={80}
          required
          autoComplete="off"
          onChange={(event) => {
            change({ name: event.currentTarget.value });
          }}
        />
      </FormPart>
      <StatePicker
        name="states"
        legend={WORDS.states}
        hint={WORDS.statesHint}
        selected={form.states}
        error={errors["states"] && WORDS.statesRequired}
        taken={taken}
        onChange={(states) => {
          change({ states });
        }}
      />
      <RegionCenters
        centers={centers}
        ids={form.centers}
        error={errors["centers"] && WORDS.centersRequired}
        onChange={(ids) => {
          change({ centers: ids });
        }}
      />
    </RecordFrame>
  );
}

/** The region's centers in order, and those that can be added. Before JavaScript the chosen center is added by
 *  sending the form. */
function RegionCenters({
  centers,
  ids,
  error,
  onChange,
}: {
  centers: RegionEditorProps["centers"];
  ids: readonly string[];
  error: string | undefined;
  onChange: (ids: readonly string[]) => void;
}) {
  const [chosen, setChosen] = useState("");
  const left = centers.filter(({ id }) => !ids.includes(id));
  const entries = ids.flatMap((id) => centers.find((center) => center.id === id) ?? []);
  return (
    <FormPart legend={WORDS.centers}>
      <p className="app-field__hint">{WORDS.centersHint}</p>
      {error !== undefined && <p className="gs-field-error">{error}</p>}
      {entries.length === 0 && <p className="app-quiet">{WORDS.none}</p>}
      <CenterOrder
        label={WORDS.centers}
        centers={entries.map(({ id, name, active }) => ({
          id,
          name,
          ...(active ? {} : { note: PRIORITY_TEXTS.inactive }),
        }))}
        onChange={onChange}
        onRemove={(id) => {
          onChange(ids.filter((other) => other !== id));
        }}
      />
      {left.length > 0 && (
        <div className="app-row app-row--bottom app-region-add">
          <SelectField
            name="addCenterId"
            label={WORDS.add}
            options={left.map(({ id, name }) => ({ value: id, label: name }))}
            emptyLabel={STATE_FIELD_TEXTS.choose}
            value={left.some(({ id }) => id === chosen) ? chosen : ""}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
            }}
          />
          <Button
            type="submit"
            name="intent"
            value="add"
            onClick={(event) => {
              event.preventDefault();
              if (left.some(({ id }) => id === chosen)) onChange([...ids, chosen]);
            }}
          >
            {WORDS.addButton}
          </Button>
        </div>
      )}
    </FormPart>
  );
}

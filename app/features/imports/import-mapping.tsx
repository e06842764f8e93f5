import "./imports.css";
import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { CancelImport } from "./cancel-import.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface MappableField {
  key: string;
  label: string;
  isRequired: boolean;
}

/** Maps the file's columns to fields of a product. A plain form; with JavaScript, each field can be chosen only
 *  once, and fields that new products need are listed at once. */
export function ImportMapping({ found, fields }: { found: ProductImport; fields: readonly MappableField[] }) {
  const { columns, version } = found;
  const [chosen, setChosen] = useState<readonly string[]>(() => found.mapping.map((key) => key ?? ""));
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "check";
  const missing = fields.filter(({ key, isRequired }) => isRequired && !chosen.includes(key));
  return (
    <>
      {columns.sheets.length > 1 && <SheetChoice found={found} />}
      <Form method="post" className="gs-panel app-form__part">
        <div>
          <h2 className="app-heading">{TEXTS.mappingTitle}</h2>
          <p className="app-quiet">{TEXTS.mappingHint}</p>
          {columns.format === "csv" && (
            <p className="app-quiet">
              {fill(TEXTS.encoding, {
                encoding: columns.encoding,
                separator: columns.separator === "\t" ? TEXTS.tab : columns.separator,
              })}
            </p>
          )}
        </div>
        <HiddenField name="version" value={version} />
        <ul className="app-lines app-mapping__columns">
          {columns.headers.map(({ title, samples }, index) => (
            <li key={`${String(index)} ${title}`} data-ignored={chosen[index] === ""}>
              <div className="app-stack app-gap-0">
                <strong>{title || fill(TEXTS.untitled, { number: String(index + 1) })}</strong>
                <span className="app-small app-cut">
                  {samples.filter((sample) => sample !== "").join(" · ")}
                </span>
              </div>
              <SelectField
                name="field"
                id={`field-${String(index)}`}
                label={fill(TEXTS.fieldOf, {
                  title: title || fill(TEXTS.untitled, { number: String(index + 1) }),
                })}
                className="app-mapping__field"
                emptyLabel={TEXTS.ignore}
                options={fields
                  .filter(({ key }) => chosen[index] === key || !chosen.includes(key))
                  .map(({ key, label }) => ({ value: key, label }))}
                value={chosen[index] ?? ""}
                onChange={({ currentTarget: { value } }) => {
                  setChosen(chosen.map((one, at) => (at === index ? value : one)));
                }}
              />
            </li>
          ))}
        </ul>
        <p className="app-mapping__missing" role="status">
          {missing.length > 0 &&
            fill(TEXTS.requiredMissing, { fields: missing.map(({ label }) => label).join(", ") })}
        </p>
        <HiddenField name="intent" value="check" />
        <div className="app-row app-gap-12 app-import__actions">
          <BusyButton isBusy={isBusy} label={TEXTS.check} busyLabel={TEXTS.checking} kind="primary" />
        </div>
      </Form>
      <CancelImport found={found} />
    </>
  );
}

function SheetChoice({ found: { columns, version } }: { found: ProductImport }) {
  return (
    <Form method="post" className="gs-panel app-form__part">
      <HiddenField name="version" value={version} />
      <div className="app-row app-row--bottom app-gap-12">
        <SelectField
          name="sheet"
          label={TEXTS.sheet}
          options={columns.sheets.map((name) => ({ value: name, label: name }))}
          defaultValue={columns.sheet ?? ""}
        />
        <Button type="submit" name="intent" value="sheet">
          {TEXTS.chooseSheet}
        </Button>
      </div>
    </Form>
  );
}

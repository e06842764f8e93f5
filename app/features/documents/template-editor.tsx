import "#app/ui/beside.css";
import "#app/ui/form.css";
import "../theme/theme-editor.css";
import "./template-editor.css";
import { useFetcher, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { TEMPLATE_PROBLEMS, TEMPLATE_TEXTS as TEXTS } from "#copy/settings/document-templates.ts";
import { fill } from "#copy/shared/fill.ts";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import {
  type DocumentBlockKind,
  TEMPLATE_LIMITS,
  TEMPLATE_LISTS,
  TEMPLATE_VARIABLES,
} from "#domain/settings/document-template.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { HiddenField, Input, Tick } from "#app/ui/input.tsx";
import { OrderList } from "#app/ui/order-list.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SwitchSetting, TextSetting } from "../settings/setting-fields.tsx";
import type { SettingsAnswer, SettingsValues } from "../settings/settings-answer.ts";
import { type SettingsFieldsProps, SettingsFrame } from "../settings/settings-frame.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { hasText, orderOf, problemOf } from "./template-values.ts";

/** How the template looks with the data of a request, and the requests to choose from. */
interface Preview {
  model: DocumentModel;
  requestId: string | null;
  choices: readonly { id: string; code: string; name: string }[];
}

type TemplateAnswer = SettingsAnswer & { preview?: Preview };

export interface TemplateEditorProps {
  type: RequestType;
  saved: SettingsValues;
  version: string;
  preview: Preview;
  answer: TemplateAnswer | undefined;
  isSaved: boolean;
}

/** Form of a template beside the document that it makes of a real request. */
export function TemplateEditor({ type, preview, answer, ...frame }: TemplateEditorProps) {
  return (
    <SettingsFrame name={`${type}Template`} words={TEXTS} answer={answer} {...frame}>
      {(fields) => <TemplateFields type={type} loaded={answer?.preview ?? preview} {...fields} />}
    </SettingsFrame>
  );
}

function TemplateFields({
  type,
  loaded,
  ...fields
}: SettingsFieldsProps & { type: RequestType; loaded: Preview }) {
  const { preview, choose, isBusy } = usePreview(type, loaded, fields.values);
  return (
    <div className="app-beside app-template">
      <div className="app-stack">
        <FormPart legend={TEXTS.look}>
          <ColorSetting {...fields} />
          <SwitchSetting place="showLogo" words={TEXTS.showLogo} {...fields} />
          <SwitchSetting place="showParts" words={TEXTS.showParts} {...fields} />
          <SwitchSetting place="showUnitPrices" words={TEXTS.showUnitPrices} {...fields} />
        </FormPart>
        <Blocks {...fields} />
        <Variables />
      </div>
      <aside className="app-template__preview" aria-label={TEXTS.preview}>
        <h2 className="app-heading">{TEXTS.preview}</h2>
        {preview.requestId === null ? (
          <p className="app-field__hint">{fill(TEXTS.sample, { type: TEXTS.types[type].toLowerCase() })}</p>
        ) : (
          <SelectField
            name="previewOf"
            label={TEXTS.previewOf}
            value={preview.requestId}
            options={preview.choices.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
            onChange={(event) => {
              choose(event.currentTarget.value);
            }}
          />
        )}
        <DocumentPreview model={preview.model} label={preview.model.title} />
        {preview.requestId !== null && (
          <a className="app-link-button" href={requestPath({ type, id: preview.requestId })}>
            {preview.choices.find(({ id }) => id === preview.requestId)?.code}
          </a>
        )}
        <Button type="submit" name="intent" value="preview" disabled={isBusy}>
          {isBusy ? TEXTS.refreshing : TEXTS.refresh}
        </Button>
      </aside>
    </div>
  );
}

/** Wait after the last change before the preview is asked for, in milliseconds. */
const PAUSE_MS = 600;

/** The preview of what is typed: asked for when nothing was typed for a moment. */
function usePreview(type: RequestType, loaded: Preview, values: SettingsValues) {
  const { submit, state, data } = useFetcher<TemplateAnswer>();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(params.get("pedido") ?? loaded.requestId ?? "");
  const wanted = JSON.stringify({ values, chosen });
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    const timer = setTimeout(() => {
      setShown(wanted);
      const asked = JSON.parse(wanted) as { values: SettingsValues; chosen: string };
      const form = new FormData();
      form.set("intent", "preview");
      for (const [place, value] of Object.entries(asked.values)) {
        if (typeof value === "string") form.set(place, value);
        else if (value) form.set(place, "on");
      }
      const query = new URLSearchParams({ tipo: type, pedido: asked.chosen });
      submit(form, { method: "post", action: `?${query.toString()}` });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, wanted, type, submit]);
  return {
    preview: data?.preview ?? loaded,
    isBusy: state !== "idle",
    choose: setChosen,
  };
}

function ColorSetting({ values, errors, onChange }: SettingsFieldsProps) {
  const color = String(values["color"] ?? "");
  return (
    <FieldFrame name="color" {...TEXTS.color} error={errors["color"] && "INVALID_COLOR"}>
      {(control) => (
        <span className="app-theme__color">
          <Input
            bare
            type="color"
            aria-label={TEXTS.chooseColor}
            value={/^#[0-9a-f]{6}$/i.test(color) ? color : "#808080"}
            onChange={(event) => {
              onChange("color", event.currentTarget.value);
            }}
          />
          <Input
            {...control}
            value={color}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              onChange("color", event.currentTarget.value);
            }}
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** The blocks in their order, each with what it is called and, for some, its text. */
function Blocks(fields: SettingsFieldsProps) {
  const { values, onChange } = fields;
  const order = orderOf(values);
  const nameOf = (kind: string) => TEXTS.kinds[kind as DocumentBlockKind];
  return (
    <FormPart legend={TEXTS.blocks}>
      <p className="app-field__hint">{TEXTS.blocksHint}</p>
      <HiddenField name="order" value={order.join(",")} />
      <OrderList
        ids={order}
        nameOf={nameOf}
        label={TEXTS.blocks}
        onChange={(ids) => {
          onChange("order", ids.join(","));
        }}
      >
        {(id) => <Block kind={id as DocumentBlockKind} {...fields} />}
      </OrderList>
    </FormPart>
  );
}

function Block({ kind, ...fields }: SettingsFieldsProps & { kind: DocumentBlockKind }) {
  const { values, onChange } = fields;
  const name = TEXTS.kinds[kind];
  const places = [`${kind}.title`, `${kind}.text`];
  const isWrong = places.some((place) => problemOf(values, place) !== null);
  return (
    <div className="app-stack app-gap-0">
      <label className="app-check">
        <Tick
          role="switch"
          name={`${kind}.show`}
          checked={values[`${kind}.show`] === true}
          aria-label={fill(TEXTS.show, { block: name })}
          onChange={(event) => {
            onChange(`${kind}.show`, event.currentTarget.checked);
          }}
        />
        <strong>{name}</strong>
      </label>
      <details className="app-template__details" open={isWrong || undefined}>
        <summary aria-label={`${TEXTS.details}: ${name}`}>{TEXTS.details}</summary>
        <BlockText
          place={`${kind}.title`}
          words={TEXTS.title}
          maxLength={TEMPLATE_LIMITS.title}
          {...fields}
        />
        {hasText(kind) && (
          <BlockText
            place={`${kind}.text`}
            words={TEXTS.text[kind]}
            maxLength={TEMPLATE_LIMITS.text}
            rows={6}
            {...fields}
          />
        )}
      </details>
    </div>
  );
}

/** A heading or a text, which says at once what it cannot be saved with. */
function BlockText(props: Parameters<typeof TextSetting>[0]) {
  const { values, errors, place } = props;
  const problem = problemOf(values, place);
  const text = problem === null ? undefined : fill(TEMPLATE_PROBLEMS[problem.code], { found: problem.found });
  return (
    <TextSetting
      {...props}
      errors={problem === null ? errors : { ...errors, [place]: problem.code }}
      {...(text === undefined ? {} : { errorText: text })}
    />
  );
}

function Variables() {
  return (
    <details className="gs-panel app-form__part app-template__variables">
      <summary>{TEXTS.variables}</summary>
      <p className="app-field__hint">{TEXTS.variablesHint}</p>
      <ul>
        {TEMPLATE_VARIABLES.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
          </li>
        ))}
      </ul>
      <h3 className="app-heading">{TEXTS.lists}</h3>
      <p className="app-field__hint">{TEXTS.listsHint}</p>
      <ul>
        {Object.entries(TEMPLATE_LISTS).map(([list, names]) => (
          <li key={list}>
            <code>{`{{#${list}}}${names.map((name) => `{{${name}}}`).join(" ")}{{/${list}}}`}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

import "./catalog.css";
import "#app/ui/beside.css";
import { Form } from "@remix-run/react";
import { useMemo, useState } from "react";
import { FIELD_GROUP_LABELS, PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FORM_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { fieldsOf, type ProductField, type ProductFieldKey } from "#domain/catalog/product-fields.ts";
import { changedProductFields, type ProductTexts, tidyProductText } from "#domain/catalog/product-form.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { ProductFormAnswer } from "./product-answer.ts";
import { ProductFieldInput, type ProductFieldInputProps } from "./product-field-input.tsx";
import { ProductFileField, type ProductFileFieldProps } from "./product-file-field.tsx";
import { lookupsOf, type ProductNames } from "./product-form-data.ts";
import { judgeProduct } from "./judge-product.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Groups of fields in the order in which they are filled in. */
const GROUPS = ["identity", "sale", "technical", "physical", "fiscal"] as const;

export interface ProductEditorProps {
  type: ProductType;
  /** Null for a new product. */
  version: number | null;
  texts: ProductTexts;
  names: ProductNames;
  inverterKinds: readonly string[];
  files: Record<"photo" | "datasheet", Pick<ProductFileFieldProps, "url" | "limits">>;
  draft: DraftTarget;
  answer: ProductFormAnswer | undefined;
  /** Content below the pictures. */
  aside: React.ReactNode;
}

/** The form of a product, with the groups of the field registry. The form's base is what was loaded when it
 *  opened, so that changes by other people do not touch unsaved input. Another `key` opens it anew. */
export function ProductEditor(props: ProductEditorProps) {
  const { type, version, names, draft, answer } = props;
  const [base] = useState(answer?.base ?? props.texts);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const [texts, setTexts] = useState(answer?.texts ?? props.texts);
  const isReady = useHydrated();
  const [hasFiles, setHasFiles] = useState(false);
  const element = useAnswerFocus(answer);
  const lookups = useMemo(() => lookupsOf(names), [names]);
  const kept = useFormDraft(element, { ...draft, name: versionedDraftName(draft, begun), enabled: true });
  const { errors, warnings, leave } = useJudgement(type, texts, answer, names);
  const changes = changedProductFields(type, base, texts, lookups);
  const isDirty = changes.length > 0 || hasFiles;
  const fields = fieldsOf(type);
  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      className="app-beside app-product-form"
      data-ready={isReady}
      noValidate
    >
      <HiddenField name="base" value={JSON.stringify(base)} />
      <HiddenField name="version" value={begun} />
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <div className="app-product-form__notices">
        <AnswerNotice answer={answer} />
        <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      </div>
      <div className="app-stack">
        {GROUPS.filter((group) => fields.some((field) => field.group === group)).map((group) => (
          <FieldGroup
            key={group}
            group={group}
            fields={fields.filter((field) => field.group === group)}
            field={(field) => ({
              value: texts[field.key] ?? "",
              error: errors[field.key],
              warning: warnings[field.key],
              onChange: (text) => {
                setTexts((known) => ({ ...known, [field.key]: text }));
              },
              onLeave: () => {
                leave(field.key);
                setTexts((known) => ({
                  ...known,
                  [field.key]: tidyProductText(field, known[field.key] ?? "", lookups),
                }));
              },
            })}
            categories={names.categories}
            inverterKinds={props.inverterKinds}
          />
        ))}
      </div>
      <aside className="app-stack">
        <Files
          {...{ type, answer, files: props.files, name: texts.name ?? "" }}
          onChange={() => setHasFiles(true)}
        />
        {props.aside}
      </aside>
      <SaveBar
        text={barText(changes, hasFiles, version === null)}
        isDirty={isDirty}
        isNew={version === null}
        labels={{ ...TEXTS, save: version === null ? TEXTS.create : TEXTS.save }}
        onDiscard={() => {
          element.current?.reset();
          setTexts(base);
          setHasFiles(false);
          kept.clear();
        }}
      />
      <LeaveGuard isDirty={isDirty} message={TEXTS.unsaved} onLeave={kept.clear} />
    </Form>
  );
}

/** Fields that belong together, under the name of their group. */
function FieldGroup({
  group,
  fields,
  field: inputOf,
  ...choices
}: Pick<ProductFieldInputProps, "categories" | "inverterKinds"> & {
  group: (typeof GROUPS)[number];
  fields: readonly ProductField[];
  /** Props of a field's input. */
  field: (
    field: ProductField,
  ) => Pick<ProductFieldInputProps, "value" | "error" | "warning" | "onChange" | "onLeave">;
}) {
  return (
    <fieldset className="gs-panel app-grid app-product-form__group" data-group={group}>
      <legend>{FIELD_GROUP_LABELS[group]}</legend>
      {fields.map((field) => (
        <ProductFieldInput key={field.key} field={field} {...choices} {...inputOf(field)} />
      ))}
    </fieldset>
  );
}

/** Picture and data sheet. */
function Files({
  type,
  answer,
  files,
  name,
  onChange,
}: Pick<ProductEditorProps, "type" | "answer" | "files"> & { name: string; onChange: () => void }) {
  return (
    <Panel as="div" className="app-stack app-pad">
      {(["photo", "datasheet"] as const).map((kind) => (
        <ProductFileField
          key={kind}
          {...{ kind, type, name, onChange }}
          {...files[kind]}
          error={answer?.errors[kind]}
        />
      ))}
    </Panel>
  );
}

/** Current errors and warnings: the server's refusals until the field is edited, and invalid fields that were
 *  left. */
function useJudgement(
  type: ProductType,
  texts: ProductTexts,
  answer: ProductFormAnswer | undefined,
  names: ProductNames,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { issues, warnings } = useMemo(() => judgeProduct(type, texts, names), [type, texts, names]);
  const refused = Object.entries(answer?.errors ?? {}).filter(
    ([key]) => answer?.texts[key as ProductFieldKey] === texts[key as ProductFieldKey],
  );
  const own = Object.entries(issues).filter(
    ([key, code]) => left.has(key) && code !== "REQUIRED" && code !== "UNKNOWN_INVERTER",
  );
  return {
    errors: Object.fromEntries([...own, ...refused]) as Record<string, string | undefined>,
    warnings,
    leave: (key: string) => {
      setLeft((known) => new Set([...known, key]));
    },
  };
}

function AnswerNotice({ answer }: { answer: ProductFormAnswer | undefined }) {
  if (answer === undefined) return null;
  if (answer.refusal !== null) return <Notice {...answer.refusal} />;
  const count = Object.keys(answer.errors).length;
  return (
    <Notice title={count === 1 ? TEXTS.errorSummary : fill(TEXTS.errorCount, { count: String(count) })} />
  );
}

function barText(changes: readonly ProductFieldKey[], hasFiles: boolean, isNew: boolean): string {
  if (changes.length === 0 && !hasFiles) return isNew ? TEXTS.newText : TEXTS.noChanges;
  const list = [...changes.map((key) => PRODUCT_FIELD_LABELS[key]), ...(hasFiles ? [TEXTS.files] : [])];
  return fill(TEXTS.changes, { list: list.join(", ") });
}

import "#app/features/kits/kit-rules.css";
import { useFetcher } from "@remix-run/react";
import { RECORD_FORM_TEXTS } from "#copy/records.ts";
import { FAMILY_TEXTS, KIT_RULE_WORDS as WORDS } from "#copy/kits/kit-rules.ts";
import type { KitRuleForm } from "#domain/kits/kit-rule-schema.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RecordFrame } from "#app/features/records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "#app/features/records/use-record-form.ts";
import { FamilyPreview } from "./family-preview.tsx";
import type { PreviewAnswer } from "./rule-answer.ts";
import { RuleEquipment, RuleFamily, RuleIdentity, RulePrice } from "./rule-fields.tsx";
import { RuleMaterials } from "./rule-materials.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface RuleEditorProps extends RecordEditorProps<KitRuleForm> {
  structures: readonly { id: string; name: string }[];
}

/** Form of a rule beside the preview of its kits. */
export function RuleEditor({ structures, ...editor }: RuleEditorProps) {
  const state = useRecordForm(editor, ["structureIds"]);
  const { form, setForm } = state;
  const preview = useFetcher<PreviewAnswer>();
  const shown = preview.data?.kind === "preview" ? preview.data : undefined;
  const isWrong = shown !== undefined && Object.keys(shown.errors).length > 0;
  const errors = state.answer === undefined && shown !== undefined ? shown.errors : state.errors;
  const part = { form, errors, structures, onChange: setForm };
  return (
    <div className="app-stack">
      <RecordFrame state={state} words={WORDS}>
        <HiddenField name="form" value={JSON.stringify(form)} />
        {shown?.refusal && <Notice {...shown.refusal} />}
        {isWrong && state.answer === undefined && <Notice title={RECORD_FORM_TEXTS.errorSummary} />}
        <RuleIdentity {...part} />
        <RuleEquipment {...part} />
        <RuleFamily {...part} />
        <RuleMaterials {...part} />
        <RulePrice {...part} />
      </RecordFrame>
      <Panel className="app-stack app-gap-12 app-rule__preview" aria-label={FAMILY_TEXTS.title}>
        <div className="app-row app-row--between app-gap-24">
          <h2 className="app-heading">{FAMILY_TEXTS.title}</h2>
          <Button
            aria-busy={preview.state !== "idle"}
            onClick={() => {
              preview.submit({ intent: "preview", form: JSON.stringify(form) }, { method: "post" });
            }}
          >
            {preview.state === "idle" ? WORDS.preview : WORDS.previewing}
          </Button>
        </div>
        {shown?.preview ? (
          <FamilyPreview {...shown.preview} structures={structures} />
        ) : (
          <p className="app-page-hint">{FAMILY_TEXTS.empty}</p>
        )}
      </Panel>
    </div>
  );
}

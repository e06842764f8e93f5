import "#app/styles/record-form.css";
import { Form, useFetcher } from "@remix-run/react";
import { useRef, useState } from "react";
import { FAMILY_TEXTS, KIT_RULE_WORDS as WORDS } from "#copy/kit-rules.ts";
import { EMPTY_KIT_RULE_FORM, type KitRuleForm } from "#domain/kits/kit-rule-form.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import { FamilyPreview } from "./family-preview.tsx";
import type { PreviewAnswer, RuleAnswer } from "./rule-answer.ts";
import { RuleEquipment, RuleFamily, RuleIdentity, RulePrice } from "./rule-fields.tsx";
import { RuleMaterials } from "./rule-materials.tsx";

export interface RuleEditorProps {
  /** Null for a new rule. */
  version: number | null;
  form: KitRuleForm;
  structures: readonly { id: string; name: string }[];
  draft: DraftTarget;
  answer: RuleAnswer | undefined;
}

/** The form of a rule beside the family that it would make. It opens anew under another `key`. */
export function RuleEditor({ version, form: loaded, structures, draft, answer }: RuleEditorProps) {
  const [base] = useState(loaded);
  const name = versionedDraftName(draft, version ?? 0);
  const kept = useStateDraft({ ...draft, name }, { initial: answer?.form ?? loaded, isState: isRuleForm });
  const { state: form, setState: setForm } = kept;
  const preview = useFetcher<PreviewAnswer>();
  const shown = preview.data?.kind === "preview" ? preview.data : undefined;
  const errors = answer?.errors ?? shown?.errors ?? {};
  const refusal = answer?.refusal ?? shown?.refusal ?? null;
  const isDirty = JSON.stringify(form) !== JSON.stringify(base);
  const element = useRef<HTMLFormElement>(null);
  const part = { form, errors, structures, onChange: setForm };
  const isStale = refusal?.code === "STALE_VERSION";
  return (
    <div className="app-rule">
      <Form ref={element} method="post" className="app-form" noValidate>
        <input type="hidden" name="form" value={JSON.stringify(form)} />
        <input type="hidden" name="version" value={version ?? 0} />
        {/* Enter in a field presses the first button that submits. */}
        <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
        {refusal && (
          <Notice
            title={isStale ? WORDS.staleTitle : refusal.title}
            description={isStale ? WORDS.staleText : refusal.description}
          />
        )}
        {Object.keys(errors).length > 0 && <Notice title={WORDS.errorSummary} />}
        <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
        <RuleIdentity {...part} />
        <RuleEquipment {...part} />
        <RuleFamily {...part} />
        <RuleMaterials {...part} />
        <RulePrice {...part} />
        <SaveBar
          text={isDirty ? WORDS.changed : version === null ? WORDS.newText : WORDS.noChanges}
          isDirty={isDirty}
          isNew={version === null}
          labels={{ ...WORDS, save: version === null ? WORDS.create : WORDS.save }}
          onDiscard={() => {
            setForm(base);
          }}
        />
        <LeaveGuard isDirty={isDirty} message={WORDS.unsaved} onLeave={kept.clear} />
      </Form>
      <section className="gs-panel app-rule__preview" aria-label={FAMILY_TEXTS.title}>
        <div className="app-rule__preview-head">
          <h2>{FAMILY_TEXTS.title}</h2>
          <button
            type="button"
            className="gs-button"
            aria-busy={preview.state !== "idle"}
            onClick={() => {
              preview.submit({ intent: "preview", form: JSON.stringify(form) }, { method: "post" });
            }}
          >
            {preview.state === "idle" ? WORDS.preview : WORDS.previewing}
          </button>
        </div>
        {shown?.preview ? (
          <FamilyPreview {...shown.preview} structures={structures} />
        ) : (
          <p className="app-page-hint">{FAMILY_TEXTS.empty}</p>
        )}
      </section>
    </div>
  );
}

/** Whether something that was kept has the fields of a rule's form. */
function isRuleForm(value: unknown): value is KitRuleForm {
  const known = EMPTY_KIT_RULE_FORM;
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(known).every(([key, one]) => {
      const kept = (value as Record<string, unknown>)[key];
      return one === null || (typeof kept === typeof one && Array.isArray(kept) === Array.isArray(one));
    })
  );
}

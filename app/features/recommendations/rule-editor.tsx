import "#app/styles/record-form.css";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fill } from "#copy/fill.ts";
import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import {
  changedRecommendationFields,
  type RecommendationForm,
} from "#domain/recommendations/recommendation-form.ts";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { StaleNotice } from "#app/components/form-notice.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import type { RuleAnswer } from "./rule-answer.ts";
import { type RuleChoices, RuleFields } from "./rule-fields.tsx";

export interface RuleEditorProps {
  /** Null for a new rule. */
  version: number | null;
  form: RecommendationForm;
  choices: RuleChoices;
  draft: DraftTarget;
  answer: RuleAnswer | undefined;
}

const NO_PROBLEMS = { amount: [], freeAmount: [] };

/** The form of a rule. What was loaded when it opened stays its base; it opens anew under another `key`. */
export function RuleEditor({ version, form: loaded, choices, draft, answer }: RuleEditorProps) {
  const [base] = useState(answer?.base ?? loaded);
  const [begun] = useState(answer?.version ?? version ?? 0);
  const [form, setForm] = useState(answer?.form ?? loaded);
  const element = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(element, { ...draft, name: versionedDraftName(draft, begun), enabled: true });
  useEffect(() => {
    if (answer === undefined) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  const changes = changedRecommendationFields(base, form);
  const names = [...new Set(changes.map((field) => WORDS.fields[field]))].join(", ");
  return (
    <Form ref={element} method="post" className="app-form app-recommendation" noValidate>
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <input type="hidden" name="version" value={begun} />
      {/* Enter in a field presses the first button that submits. */}
      <button type="submit" hidden tabIndex={-1} />
      <RuleNotices answer={answer} />
      <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      <RuleFields
        form={form}
        errors={answer?.errors ?? {}}
        problems={answer?.problems ?? NO_PROBLEMS}
        choices={choices}
        onChange={setForm}
      />
      <SaveBar
        text={changes.length > 0 ? fill(WORDS.changes, { list: names }) : WORDS.noChanges}
        isDirty={changes.length > 0}
        isNew={version === null}
        labels={{ ...WORDS, save: version === null ? WORDS.create : WORDS.save }}
        onDiscard={() => {
          setForm(base);
          kept.clear();
        }}
      />
      <LeaveGuard isDirty={changes.length > 0} message={WORDS.unsaved} onLeave={kept.clear} />
    </Form>
  );
}

function RuleNotices({ answer }: { answer: RuleAnswer | undefined }) {
  if (answer === undefined) return null;
  const { errors, problems, refusal, isReapplied } = answer;
  if (isReapplied) return <Notice tone="ok" title={WORDS.reapplied} />;
  if (refusal?.code === "STALE_VERSION") return <StaleNotice texts={WORDS} />;
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  const hasErrors = Object.keys(errors).length + problems.amount.length + problems.freeAmount.length > 0;
  return hasErrors ? <Notice title={WORDS.errorSummary} /> : null;
}

import "#app/ui/form.css";
import "#app/ui/beside.css";
import "./pricing.css";
import { Form } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { RULE_ERRORS, RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PRICE_VARIABLES } from "#domain/pricing/price-vocabulary.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { BreakFields } from "./break-fields.tsx";
import { FormulaHelp } from "./formula-help.tsx";
import { FunctionList } from "./function-list.tsx";
import { insertPiece } from "./insert-piece.ts";
import type { Trial, TrialItem } from "./price-trial.ts";
import type { RulesAnswer } from "./rules-answer.ts";
import { RulesNotices } from "./rules-notices.tsx";
import type { RulesValues } from "./rules-values.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { type RulesState, useRules } from "./use-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";

export interface RulesEditorProps {
  saved: RulesValues;
  /** Version of the loaded draft. */
  version: number;
  /** The published version. */
  publishedVersion: number;
  /** Whether the draft was begun before the published version, and must be saved over it. */
  isOutdated: boolean;
  trialItems: readonly TrialItem[];
  groups: readonly { id: string; name: string }[];
  answer: RulesAnswer | undefined;
  message: string | null;
}

/** Editor of price rules: functions in order, breaks, and the minimum margin. The form's base is what was loaded
 *  when it opened; another `key` opens it anew. */
export function RulesEditor(props: RulesEditorProps) {
  const { version, publishedVersion, isOutdated, trialItems, groups, answer, message } = props;
  const rules = useRules(props.saved, answer);
  const { values, errors, isDirty } = rules;
  const form = useWrongFocus(answer);
  const [trial, setTrial] = useState<Trial | null>(() => firstTrial(trialItems));
  const [writing, setWriting] = useState<Writing | null>(null);
  const insert = (piece: string) => {
    const area = writing?.area.current;
    const one = values.functions.find(({ id }) => id === writing?.id);
    if (!area || one === undefined) return;
    insertPiece(area, piece, (text) => {
      rules.setFunction({ ...one, value: text });
    });
  };
  return (
    <div className="app-beside app-price-columns">
      <Form ref={form} method="post" noValidate preventScrollReset className="app-form">
        {/* Enter in a field presses the form's first submit button. */}
        <Button kind="bare" type="submit" hidden tabIndex={-1} />
        <HiddenField name="version" value={answer?.version ?? version} />
        <HiddenField name="basedOn" value={publishedVersion} />
        <RulesNotices answer={answer} message={isDirty ? null : message} />
        <FunctionList
          rules={rules}
          trial={trial}
          onFormula={(id, area) => {
            setWriting({ id, area });
          }}
        />
        <BreakFields
          breaks={values.breaks}
          errors={errors}
          onChange={(breaks) => {
            rules.change({ breaks });
          }}
          onStep={rules.step}
        />
        <MarginPart rules={rules} />
        <SaveBar
          text={isDirty ? WORDS.changed : WORDS.noChanges}
          isDirty={isDirty}
          isNew={isOutdated}
          labels={WORDS}
          onDiscard={rules.discard}
        />
        <LeaveGuard isDirty={isDirty} message={WORDS.unsaved} onLeave={() => undefined} />
      </Form>
      <div className="app-stack app-price-aside">
        <TrialPanel items={trialItems} groups={groups} trial={trial} onChange={setTrial} />
        <FormulaHelp variables={PRICE_VARIABLES} isOpen onInsert={writing === null ? null : insert} />
      </div>
    </div>
  );
}

/** Ref of the form; an answer moves the focus to the first invalid field, or to the notice. */
function useWrongFocus(answer: RulesAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer === undefined || answer.isChanged) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [answer]);
  return form;
}

/** The minimum margin. */
function MarginPart({ rules: { values, errors, change } }: { rules: RulesState }) {
  const error = errors["minimumMarginPct"];
  return (
    <FormPart legend={WORDS.margin}>
      <FieldFrame
        name="minimumMarginPct"
        label={WORDS.marginLabel}
        hint={WORDS.marginHint}
        error={error}
        errorText={error && RULE_ERRORS[error]}
        className="app-price-margin"
      >
        {(control) => (
          <Input
            {...control}
            value={values.minimumMarginPct}
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            onChange={(event) => {
              change({ minimumMarginPct: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
    </FormPart>
  );
}

/** The formula that is being edited. */
interface Writing {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
}

function firstTrial([item]: readonly TrialItem[]): Trial | null {
  return item === undefined ? null : { item, amount: 1, state: null, groupId: null };
}

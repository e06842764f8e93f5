import "#app/ui/form.css";
import "./buying-settings.css";
import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { useAnswerFocus } from "#app/ui/use-answer-focus.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { isLike } from "#app/lib/drafts/is-like.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";

export interface SettingsWords {
  save: string;
  saving: string;
  discard: string;
  noChanges: string;
  changeOne: string;
  changeMany: "{count} mudanças não salvas";
  saved: string;
  unsaved: string;
  errorSummary: string;
  staleTitle: string;
  staleText: string;
  reapply: string;
  reapplied: string;
}

/** Props of the fields of settings. */
export interface SettingsFieldsProps {
  values: SettingsValues;
  errors: Readonly<Record<string, string>>;
  onChange: (place: string, value: string | boolean) => void;
}

/** The form around settings that are saved together, with the version that was read. The form's base is what was
 *  loaded when it opened; another `key` opens it anew. Unsaved input survives a reload.
 *  @param name - of the settings, for the draft */
export function SettingsFrame({
  name,
  saved,
  version,
  answer,
  isSaved,
  words,
  children,
}: {
  name: string;
  saved: SettingsValues;
  version: string;
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
  words: SettingsWords;
  children: (fields: SettingsFieldsProps) => ReactNode;
}) {
  const [base] = useState(answer?.base ?? saved);
  const [begun] = useState(answer?.version ?? version);
  const signedIn = useSignedIn();
  const kept = useStateDraft(
    { ...signedIn, name: `${name}-${begun}` },
    { initial: answer?.values ?? saved, isState: isLike(saved), isSent: answer !== undefined },
  );
  const { state: values, setState: setValues } = kept;
  const form = useAnswerFocus(answer);
  const changes = Object.keys(values).filter((place) => values[place] !== base[place]).length;
  return (
    <Form ref={form} method="post" noValidate className="app-form app-buying">
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <HiddenField name="base" value={JSON.stringify(base)} />
      <HiddenField name="version" value={begun} />
      <SettingsNotices answer={answer} isSaved={isSaved && changes === 0} words={words} />
      <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      {children({
        values,
        errors: answer?.errors ?? {},
        onChange: (place, value) => {
          setValues((current) => ({ ...current, [place]: value }));
        },
      })}
      <SaveBar
        text={
          changes === 0
            ? words.noChanges
            : changes === 1
              ? words.changeOne
              : fill(words.changeMany, { count: changes })
        }
        isDirty={changes > 0}
        isNew={false}
        labels={words}
        onDiscard={() => {
          setValues(base);
          kept.clear();
        }}
      />
      <LeaveGuard isDirty={changes > 0} message={words.unsaved} onLeave={kept.clear} />
    </Form>
  );
}

/** Result of the sent settings. It is inside their form, because resolving a conflict submits it again. */
function SettingsNotices({
  answer,
  isSaved,
  words,
}: {
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
  words: SettingsWords;
}) {
  if (answer === undefined) {
    return <DoneLine>{isSaved && words.saved}</DoneLine>;
  }
  if (answer.step === "reapplied") return <Notice tone="ok" title={words.reapplied} />;
  if (answer.step === "kept") return null;
  const { refusal } = answer;
  if (refusal?.code === "STALE_VERSION") return <StaleNotice texts={words} />;
  return refusal === null ? (
    <Notice title={words.errorSummary} />
  ) : (
    <Notice title={refusal.title} description={refusal.description} />
  );
}

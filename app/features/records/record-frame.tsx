import "#app/styles/record-form.css";
import { Form } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { fill } from "#copy/fill.ts";
import { RECORD_FORM_TEXTS } from "#copy/records.ts";
import type { RecordForm } from "#domain/records/record-form.ts";
import { FormNotice } from "#app/components/form-notice.tsx";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { SaveBar } from "#app/components/save-bar.tsx";
import { DraftNotice } from "#app/components/draft-notice.tsx";
import type { RecordAnswer } from "./record-answer.ts";

export interface RecordWords {
  create: string;
  save: string;
  saving: string;
  discard: string;
  noChanges: string;
  /** Said of a new one while nothing is filled in. */
  newHint: string;
  changes: "Mudou: {list}";
  unsaved: string;
  staleTitle: string;
  fields: Readonly<Record<string, string>>;
}

/** The form around a record's fields: what it began with, what became of it, and the bar that saves it. */
export function RecordFrame<Form extends RecordForm>({
  state,
  isNew,
  answer,
  words,
  children,
}: {
  state: {
    base: Form;
    begun: number;
    element: RefObject<HTMLFormElement>;
    changes: readonly string[];
    setForm: (form: Form) => void;
    kept: { restored: boolean; clear: () => void; discard: () => void };
  };
  isNew: boolean;
  answer: RecordAnswer<Form> | undefined;
  words: RecordWords;
  children: ReactNode;
}) {
  const { base, begun, element, changes, setForm, kept } = state;
  const names = [...new Set(changes.map((field) => words.fields[field] ?? field))].join(", ");
  return (
    <Form ref={element} method="post" className="app-form" noValidate>
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <input type="hidden" name="version" value={begun} />
      {/* Enter in a field presses the first button that submits. */}
      <button type="submit" hidden tabIndex={-1} />
      <FormNotice answer={answer} texts={{ ...RECORD_FORM_TEXTS, staleTitle: words.staleTitle }} />
      <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      {children}
      <SaveBar
        text={
          changes.length > 0 ? fill(words.changes, { list: names }) : isNew ? words.newHint : words.noChanges
        }
        isDirty={changes.length > 0}
        isNew={isNew}
        labels={{ ...words, save: isNew ? words.create : words.save }}
        onDiscard={() => {
          setForm(base);
          kept.clear();
        }}
      />
      <LeaveGuard isDirty={changes.length > 0} message={words.unsaved} onLeave={kept.clear} />
    </Form>
  );
}

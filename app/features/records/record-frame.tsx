import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { RECORD_FORM_TEXTS } from "#copy/records.ts";
import type { RecordForm } from "#domain/records/record-form.ts";
import { FormNotice } from "#app/ui/form-notice.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import type { RecordState } from "./use-record-form.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface RecordWords {
  create: string;
  save: string;
  saving: string;
  discard: string;
  noChanges: string;
  /** Hint of a new, empty record; by default, that nothing was changed. */
  newHint?: string;
  changes: "Mudou: {list}";
  unsaved: string;
  staleTitle: string;
  fields: Readonly<Record<string, string>>;
}

/** The form around a record's fields: its base, the result, and the save bar. */
export function RecordFrame<Form extends RecordForm>({
  state,
  words,
  isReadOnly = false,
  isInSearch = false,
  children,
}: {
  /** The changed fields, or descriptions of the changes. */
  state: Omit<RecordState<Form>, "changes"> & { changes: readonly string[] };
  words: RecordWords;
  /** Whether the record cannot be saved. */
  isReadOnly?: boolean;
  /** Whether the page's query opens the record. */
  isInSearch?: boolean;
  children: ReactNode;
}) {
  const { base, begun, element, isNew, answer, changes, setForm, kept } = state;
  const idle = (isNew ? words.newHint : undefined) ?? words.noChanges;
  const names = [...new Set(changes.map((field) => words.fields[field] ?? field))].join(", ");
  return (
    <Form ref={element} method="post" className="app-form" noValidate>
      <HiddenField name="base" value={JSON.stringify(base)} />
      <HiddenField name="version" value={begun} />
      {/* Enter in a field presses the form's first submit button. */}
      <Button kind="bare" type="submit" hidden tabIndex={-1} />
      <FormNotice answer={answer} texts={{ ...RECORD_FORM_TEXTS, staleTitle: words.staleTitle }} />
      <DraftNotice restored={kept.restored} onDiscard={kept.discard} />
      {children}
      {!isReadOnly && (
        <SaveBar
          text={changes.length > 0 ? fill(words.changes, { list: names }) : idle}
          isDirty={changes.length > 0}
          isNew={isNew}
          labels={{ ...words, save: isNew ? words.create : words.save }}
          onDiscard={() => {
            setForm(base);
            kept.clear();
          }}
        />
      )}
      <LeaveGuard
        isDirty={changes.length > 0}
        message={words.unsaved}
        isInSearch={isInSearch}
        onLeave={kept.clear}
      />
    </Form>
  );
}

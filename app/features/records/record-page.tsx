import { Fragment, type ReactNode, useEffect } from "react";
import type { RecordForm } from "#domain/records/record-form.ts";
import { DeletePanel, type DeletePanelProps } from "#app/ui/delete-panel.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { PageHead, type PageHeadProps } from "#app/ui/page-head.tsx";
import { clearFormDraft } from "#app/lib/drafts/form-draft-store.ts";
import { useClearedDraft, versionedDraftName } from "#app/lib/drafts/versioned-draft.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import type { RecordAnswer, RefusalAnswer } from "./record-answer.ts";
import { recordDraftName, type RecordEditorProps } from "./use-record-form.ts";

export interface RecordPageProps<Form extends RecordForm> extends Omit<RecordEditorProps<Form>, "answer"> {
  className?: string;
  title: string;
  /** Way back above the title, and the line below it. */
  back?: PageHeadProps["back"];
  hint?: ReactNode;
  /** Content beside the title. */
  actions?: ReactNode;
  /** The version that was just saved, and the message about it. */
  savedVersion?: number;
  saved?: string | undefined;
  /** The last action; null without one. */
  done?: string | null;
  answer: RecordAnswer<Form> | RefusalAnswer | undefined;
  /** Texts of deleting the record; null where it cannot be deleted. */
  removal?: DeletePanelProps["texts"] | null;
  /** Fields beside the question before deleting. */
  removalFields?: ReactNode;
  /** Renders the form, which opens anew after each save or answer. */
  children: (editor: RecordEditorProps<Form>) => ReactNode;
}

/** Page of a record: title, result of the last action, form, and deletion. */
export function RecordPage<Form extends RecordForm>(props: RecordPageProps<Form>) {
  const { record, version, form, answer, savedVersion = 0, removal = null } = props;
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const draftName = recordDraftName(record);
  const { userId, distributorId } = useSignedIn();
  useClearedDraft({ userId, distributorId, name: draftName }, savedVersion);
  const newDraft = versionedDraftName({
    userId,
    distributorId,
    name: recordDraftName({ ...record, id: null }),
  });
  useEffect(() => {
    // Version 1 was a new record until now, with a draft under the page of new records.
    if (savedVersion === 1) void clearFormDraft({ userId, distributorId, name: newDraft });
  }, [savedVersion, newDraft, userId, distributorId]);
  const done = version !== null && savedVersion === version ? props.saved : props.done;
  const said = answer === undefined ? done : null;
  return (
    <section className={props.className}>
      <PageHead title={props.title} back={props.back} hint={props.hint ?? null}>
        {props.actions}
      </PageHead>
      <DoneLine>{said}</DoneLine>
      <Fragment key={`${draftName} ${String(savedVersion)} ${formAnswer?.key ?? ""}`}>
        {props.children({ record, version, form, answer: formAnswer })}
      </Fragment>
      {removal && (
        <DeletePanel texts={removal} refusal={answer?.kind === "refusal" ? answer.refusal : undefined}>
          {props.removalFields}
        </DeletePanel>
      )}
    </section>
  );
}

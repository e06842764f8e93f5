import type { ReactNode } from "react";
import { RECORD_LIST_TEXTS } from "#copy/records.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState, type EmptyStateProps } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export interface RecordListPageProps {
  title: string;
  texts: {
    hint: string;
    new: string;
    empty: string;
    emptyHint: string;
    saved: string;
    deleted: string;
  };
  icon: EmptyStateProps["icon"];
  /** Path of the page for a new record. */
  newPath: string;
  isEmpty: boolean;
  /** The last action; null without one. */
  done: "saved" | "ordered" | "deleted" | null;
  refusal: { title: string; description: string } | undefined;
  /** Beside the way to a new one. */
  more?: ReactNode;
  children: ReactNode;
}

/** Page of a list of records: result of the last action, and the list or a hint to begin one. */
export function RecordListPage(props: RecordListPageProps) {
  const { title, texts, icon, newPath, isEmpty, done, refusal, more, children } = props;
  const isDone = done !== null && refusal === undefined;
  const newLink = (
    <LinkButton kind="primary" to={newPath} prefetch="intent">
      {texts.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={title} hint={texts.hint}>
        {more}
        {!isEmpty && newLink}
      </PageHead>
      {refusal && <Notice {...refusal} />}
      <DoneLine>{isDone && { ...RECORD_LIST_TEXTS, ...texts }[done]}</DoneLine>
      {isEmpty ? (
        <EmptyState icon={icon} title={texts.empty} text={texts.emptyHint}>
          {newLink}
        </EmptyState>
      ) : (
        children
      )}
    </section>
  );
}

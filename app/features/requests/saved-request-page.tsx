import type { ReactNode } from "react";
import { useForgetCheckoutDraft } from "../sale/sent-purchase.ts";
import { AnnotationsPanel, type AnnotationsPanelProps } from "./annotations-panel.tsx";
import { DeletedRequest, type DeletedRequestProps } from "./deleted-request.tsx";
import { HistoryPanel, type HistoryView } from "./history-panel.tsx";
import { QuestionDialog, WarningDialog } from "./lazy-dialogs.tsx";
import { OrderDetail, type OrderDetailProps } from "./order-detail.tsx";
import { RequestFilesPanel } from "./request-files-panel.tsx";
import type { RequestFilesView } from "./request-files-view.ts";
import type { RequestAnswer } from "./request-answer.ts";
import type { OpenQuestion } from "./question-dialog.tsx";
import { TimelinePanel, type TimelineView } from "./timeline-panel.tsx";

interface FoundRequestProps extends Omit<OrderDetailProps, "request"> {
  request: OrderDetailProps["request"] & { version: number };
  question: OpenQuestion["question"] | null;
  sellers: OpenQuestion["sellers"];
  tags: OpenQuestion["tags"];
  /** Null for people who may not see files. */
  files: RequestFilesView | null;
  /** Null as long as nobody asked for it. */
  history: HistoryView | null;
  /** Null as long as nobody asked for it. */
  timeline: TimelineView | null;
  /** Null for people who may not annotate. */
  annotations: AnnotationsPanelProps["annotations"] | null;
  answer: RequestAnswer | undefined;
  deleted: null;
}

export type SavedRequestPageProps =
  | FoundRequestProps
  | (Pick<DeletedRequestProps, "type" | "deleted" | "answer"> & { children?: ReactNode });

/** The page of one saved budget or order, deleted or not. */
export function SavedRequestPage(props: SavedRequestPageProps) {
  return props.deleted === null ? <FoundRequest {...props} /> : <DeletedRequest {...props} />;
}

function FoundRequest({
  question,
  sellers,
  tags,
  files,
  history,
  timeline,
  annotations,
  answer,
  children,
  ...detail
}: FoundRequestProps) {
  useForgetCheckoutDraft(detail.done !== null);
  return (
    <>
      {answer && <WarningDialog key={answer.key} warning={answer.warning} />}
      {question !== null && answer === undefined && (
        <QuestionDialog {...{ question, sellers, tags, detail }} />
      )}
      <OrderDetail {...detail}>
        {annotations && <AnnotationsPanel request={detail.request} annotations={annotations} />}
        {files && <RequestFilesPanel request={detail.request} files={files} />}
        {children}
        {detail.actions.readHistory && <HistoryPanel request={detail.request} history={history} />}
        {detail.actions.readTimeline && <TimelinePanel timeline={timeline} />}
      </OrderDetail>
    </>
  );
}

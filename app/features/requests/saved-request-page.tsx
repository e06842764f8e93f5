import type { RequestHistory } from "#domain/requests/request-history-schema.ts";
import { useForgetCheckoutDraft } from "../sale/sent-purchase.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { OrderDetail, type OrderDetailProps } from "./order-detail.tsx";
import { RequestFilesPanel } from "./request-files-panel.tsx";
import type { RequestFilesView } from "./request-files-view.ts";
import type { RequestAnswer } from "./request-answer.ts";
import { type RequestQuestion, RequestQuestionDialog, RequestWarningDialog } from "./request-dialogs.tsx";

export interface SavedRequestPageProps extends Omit<OrderDetailProps, "request"> {
  request: OrderDetailProps["request"] & { version: number };
  question: RequestQuestion | null;
  /** Null for people who may not see files. */
  files: RequestFilesView | null;
  /** Null as long as nobody asked for it. */
  history: RequestHistory | null;
  answer: RequestAnswer | undefined;
}

/** The page of one saved budget or order. */
export function SavedRequestPage({
  question,
  files,
  history,
  answer,
  children,
  ...detail
}: SavedRequestPageProps) {
  useForgetCheckoutDraft(detail.done !== null);
  return (
    <>
      {answer && <RequestWarningDialog key={answer.key} warning={answer.warning} />}
      {question !== null && answer === undefined && (
        <RequestQuestionDialog question={question} request={detail.request} />
      )}
      <OrderDetail {...detail}>
        {files && <RequestFilesPanel request={detail.request} files={files} />}
        {children}
        {detail.actions.readHistory && <HistoryPanel history={history} />}
      </OrderDetail>
    </>
  );
}

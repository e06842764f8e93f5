import { useForgetCheckoutDraft } from "../sale/sent-purchase.ts";
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
  answer: RequestAnswer | undefined;
}

/** The page of one saved budget or order. */
export function SavedRequestPage({ question, files, answer, children, ...detail }: SavedRequestPageProps) {
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
      </OrderDetail>
    </>
  );
}

import { lazy, type ReactNode } from "react";
import type { RequestHistory } from "#domain/requests/request-history-schema.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useForgetCheckoutDraft } from "../sale/sent-purchase.ts";
import { AnnotationsPanel, type AnnotationsPanelProps } from "./annotations-panel.tsx";
import {
  BillingDialog,
  PaymentDialog,
  SellerDialog,
  type SellerChoices,
  TagsDialog,
} from "./care-dialogs.tsx";
import { DeletedRequest, type DeletedRequestProps } from "./deleted-request.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { OrderDetail, type OrderDetailProps } from "./order-detail.tsx";
import { RequestFilesPanel } from "./request-files-panel.tsx";
import type { RequestFilesView } from "./request-files-view.ts";
import type { RequestAnswer } from "./request-answer.ts";
import type { TagOption } from "../tags/tag-choice.tsx";
import { TimelinePanel, type TimelineView } from "./timeline-panel.tsx";
import { type RequestQuestion, RequestQuestionDialog, RequestWarningDialog } from "./request-dialogs.tsx";

const PurchaseNumberDialog = lazy(() =>
  loadChunk(() => import("./purchase-number-dialog.tsx")).then((part) => ({
    default: part.PurchaseNumberDialog,
  })),
);

interface FoundRequestProps extends Omit<OrderDetailProps, "request"> {
  request: OrderDetailProps["request"] & { version: number };
  question: RequestQuestion | "seller" | "billing" | "payment" | "tags" | "number" | null;
  /** Null as long as nobody asked for it. */
  sellers: SellerChoices | null;
  /** Null as long as nobody asked for them. */
  tags: readonly TagOption[] | null;
  /** Null for people who may not see files. */
  files: RequestFilesView | null;
  /** Null as long as nobody asked for it. */
  history: RequestHistory | null;
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

/** The dialog that the address opens. */
function Question({
  question,
  sellers,
  tags,
  detail: { request, side, actions },
}: Pick<FoundRequestProps, "sellers" | "tags"> & {
  question: NonNullable<FoundRequestProps["question"]>;
  detail: Pick<FoundRequestProps, "request" | "side" | "actions">;
}) {
  switch (question) {
    case "seller":
      return sellers && <SellerDialog request={request} side={side} sellers={sellers} />;
    case "tags":
      return tags && <TagsDialog request={request} tags={tags} />;
    case "billing":
      return <BillingDialog request={request} />;
    case "number":
      return (
        <LazyPart>
          <PurchaseNumberDialog request={request} />
        </LazyPart>
      );
    case "payment":
      return <PaymentDialog request={request} mayBecome={actions.changePaymentTo} />;
    default:
      return <RequestQuestionDialog question={question} request={request} />;
  }
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
      {answer && <RequestWarningDialog key={answer.key} warning={answer.warning} />}
      {question !== null && answer === undefined && <Question {...{ question, sellers, tags, detail }} />}
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

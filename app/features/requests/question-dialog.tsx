import type { TagOption } from "../tags/tag-choice.tsx";
import {
  BillingDialog,
  PaymentDialog,
  SellerDialog,
  type SellerChoices,
  TagsDialog,
} from "./care-dialogs.tsx";
import type { OrderDetailProps } from "./order-detail.tsx";
import { PurchaseNumberDialog } from "./purchase-number-dialog.tsx";
import { type RequestQuestion, RequestQuestionDialog } from "./request-dialogs.tsx";

/** What the address of a request's page asks, with what its dialog shows. */
export interface OpenQuestion {
  question: RequestQuestion | "seller" | "billing" | "payment" | "tags" | "number";
  /** Null as long as nobody asked for it. */
  sellers: SellerChoices | null;
  /** Null as long as nobody asked for them. */
  tags: readonly TagOption[] | null;
  detail: Pick<OrderDetailProps, "side" | "actions"> & {
    request: OrderDetailProps["request"] & { version: number };
  };
}

/** The dialog that the address of a request's page opens. */
export function QuestionDialog({
  question,
  sellers,
  tags,
  detail: { request, side, actions },
}: OpenQuestion) {
  switch (question) {
    case "seller":
      return sellers && <SellerDialog request={request} side={side} sellers={sellers} />;
    case "tags":
      return tags && <TagsDialog request={request} tags={tags} />;
    case "billing":
      return <BillingDialog request={request} />;
    case "number":
      return <PurchaseNumberDialog request={request} />;
    case "payment":
      return <PaymentDialog request={request} mayBecome={actions.changePaymentTo} />;
    default:
      return <RequestQuestionDialog question={question} request={request} />;
  }
}

import "#app/styles/discounts.css";
import { useForgetCheckoutDraft } from "#app/features/checkout/checkout-draft.ts";
import type { DiscountAnswer, DiscountDone } from "../discounts/discount-answer.ts";
import { RequestPricesPanels, type RequestPricesView } from "../discounts/request-prices-panels.tsx";
import { OrderDetail, type OrderDetailProps } from "./order-detail.tsx";
import { RequestFilesPanel } from "./request-files-panel.tsx";
import type { RequestFilesView } from "./request-files-view.ts";
import type { RequestAnswer } from "./request-answer.ts";
import { type RequestQuestion, RequestQuestionDialog, RequestWarningDialog } from "./request-dialogs.tsx";

export interface SavedRequestPageProps extends Omit<OrderDetailProps, "children" | "request"> {
  request: OrderDetailProps["request"] & { version: number };
  question: RequestQuestion | null;
  prices: RequestPricesView | null;
  /** Null for who does not see them. */
  files: RequestFilesView | null;
  discountDone: DiscountDone | null;
  answer: DiscountAnswer | RequestAnswer | undefined;
}

/** The page of one saved budget or order. */
export function SavedRequestPage({
  question,
  prices,
  files,
  discountDone,
  answer,
  ...detail
}: SavedRequestPageProps) {
  useForgetCheckoutDraft(detail.done !== null);
  const warning = answer?.kind === "request" ? answer : null;
  const ofPrices = answer?.kind === "request" ? undefined : answer;
  return (
    <>
      {warning && <RequestWarningDialog key={warning.key} warning={warning.warning} />}
      {question !== null && warning === null && (
        <RequestQuestionDialog question={question} request={detail.request} />
      )}
      <OrderDetail {...detail}>
        {files && <RequestFilesPanel request={detail.request} files={files} />}
        {prices && <RequestPricesPanels prices={prices} done={discountDone} answer={ofPrices} />}
      </OrderDetail>
    </>
  );
}

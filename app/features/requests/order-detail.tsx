import "./order.css";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { ORDER_DETAIL_TEXTS } from "#copy/shell/portal.ts";
import { REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { isAwaited, type PaymentStatus } from "#domain/payments/payment-status.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { paymentName } from "#domain/payments/request-payment.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestActions as Allowed } from "#domain/requests/request-actions.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatCents, formatDay, formatPowerKwp } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Notice, NoticeBox, type NoticeText } from "#app/ui/notice.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AnswersPanels } from "./answers-panels.tsx";
import { AlsoHere } from "../live/present-people.tsx";
import { DistributorMessage } from "../settings/distributor-message.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import { MountingPanel } from "./mounting-panel.tsx";
import { OrderItems } from "./order-items.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { PayLink } from "./pay-link.tsx";
import { PriceExplanationBox } from "./price-explanation.tsx";
import { RequestActions, type RequestActionsProps } from "./request-actions.tsx";
import { CustomerPanel, DeliveryPanel, InvoicePanel, RequestFacts } from "./request-facts.tsx";
import type { RequestDone } from "./request-answer.ts";

export interface OrderDetailProps {
  request: {
    id: string;
    type: "order" | "budget";
    code: string;
    name: string;
    integratorName: string;
    createdByName: string;
    createdAt: string;
    purchaseType: PurchaseType;
    expiresOn: string | null;
    billingDate: string | null;
    purchaseNumber: string | null;
    seller: { name: string } | null;
    responsible: { name: string } | null;
    budgetCode: string | null;
    budgetCreatedAt: string | null;
    isCopy: boolean;
    ecommerce: boolean;
    site: string | null;
    tags: readonly { id: string; name: string; color: string }[];
    paymentStatus: PaymentStatus;
    /** What cancellations and returns took off its total; null before the first. */
    returnedCents: number | null;
    dealStatus: { id: string; name: string };
  };
  content: VisibleRequestContent;
  side: "integrator" | "distributor";
  /** Tells who has made the order that the person wanted to make; null for everybody else. */
  turnedBefore: NoticeText | null;
  /** The last action; null without one. */
  done: RequestDone | null;
  /** The distributor's message to buyers; empty without one. */
  message: string;
  /** Address of the payment page, which shows the total; null for people who may not see it. */
  payUrl: string | null;
  /** Whether the distributor charges it outside of the portal, without a page for its payer. */
  isPaidElsewhere: boolean;
  /** Whether the freight is shown separately, with the explanation of all amounts. */
  showsFreight: boolean;
  showsExplanation: boolean;
  /** Whether the person sees who looks after it. */
  showsTeam: boolean;
  /** The newest answer by a link, in one line; null before the first. */
  approval: string | null;
  /** Whether the approval of its order above a limit was asked for. */
  hasPurchase: boolean;
  /** Null for people who may not see it, and for budgets. */
  payment: RequestPayment | null;
  /** Actions that the person may use. */
  actions: Allowed;
  /** Statuses that the person may give it. */
  statusTargets: RequestActionsProps["statusTargets"];
  /** Content below the items. */
  children?: ReactNode;
}

/** Instructions for an order that is charged outside of the portal, and so has no payment page. */
function PaidElsewhere({
  payment,
  side,
}: Pick<OrderDetailProps, "side"> & Pick<OrderDetailProps["content"], "payment">) {
  const { elsewhere, elsewhereHints } = ORDER_DETAIL_TEXTS;
  return (
    <Panel as="div" title={elsewhere} className="app-card">
      <p>{paymentName(payment)}</p>
      <p className="app-step__hint">{elsewhereHints[side]}</p>
    </Panel>
  );
}

/** A budget or order: status, actions, payment and items. */
export function OrderDetail({
  request,
  content,
  side,
  turnedBefore,
  done,
  message,
  payUrl,
  isPaidElsewhere,
  showsFreight,
  showsExplanation,
  showsTeam,
  approval,
  hasPurchase,
  payment,
  actions,
  statusTargets,
  children,
}: OrderDetailProps) {
  const isOrder = request.type === "order";
  const isOpen = isAwaited(request.paymentStatus);
  return (
    <section className="app-order">
      <Head {...{ request, content, side, approval, isExpired: actions.isExpired }} />
      {turnedBefore && <Notice tone="ok" {...turnedBefore} />}
      {done !== null && <Done done={done} isOpenOrder={isOrder && isOpen} isOrder={isOrder} />}
      <DistributorMessage text={message} />
      {actions.isExpired && <Expired request={request} actions={actions} side={side} />}
      <RequestActions {...{ request, actions, statusTargets, hasPurchase }} />
      <div className="app-order__grid">
        <div className="app-stack">
          {isOpen && payUrl !== null && <PayLink url={payUrl} />}
          {isOpen && isOrder && isPaidElsewhere && <PaidElsewhere payment={content.payment} side={side} />}
          {payment && <PaymentPanel id={request.id} side={side} payment={payment} />}
          <OrderItems content={content} showsFreight={showsFreight} returnedCents={request.returnedCents} />
          {content.mounting && <MountingPanel mounting={content.mounting} lines={content.lines} />}
          <AnswersPanels customForms={content.customForms} notes={content.notes} />
          {showsExplanation && <PriceExplanationBox content={content} />}
          {children}
        </div>
        <div className="app-stack">
          <CustomerPanel customer={content.customer} />
          <DeliveryPanel delivery={content.delivery} request={request} />
          <InvoicePanel customer={content.customer} />
          <RequestFacts {...{ request, content, side, actions, showsTeam }} />
        </div>
      </div>
    </section>
  );
}

function Head({
  request,
  content,
  side,
  approval,
  isExpired,
}: Pick<OrderDetailProps, "request" | "content" | "side" | "approval"> & { isExpired: boolean }) {
  const { type, budgetCode, budgetCreatedAt } = request;
  const { totalCents, powerW } = content.totals;
  return (
    <PageHead
      title={content.name}
      hint={
        <>
          {request.code} · <InstantText value={request.createdAt} />
          {powerW > 0 && <> · {formatPowerKwp(powerW)}</>}
          {totalCents !== null && <> · {formatCents(totalCents)}</>}
        </>
      }
      lines={
        <>
          {budgetCode !== null && budgetCreatedAt !== null && (
            <p className="app-page-hint">
              {fill(REQUEST_TEXTS.wasBudget, {
                code: budgetCode,
                day: formatDay(budgetCreatedAt.slice(0, 10)),
              })}
            </p>
          )}
          {approval !== null && <p className="app-page-hint">{approval}</p>}
          {request.isCopy && <p className="app-page-hint">{REQUEST_TEXTS.copy}</p>}
        </>
      }
    >
      {side === "distributor" && <AlsoHere requestId={request.id} />}
      <p className="app-row">
        <Badge tone="info">{request.dealStatus.name}</Badge>
        {type === "order" ? (
          <PaymentBadge status={request.paymentStatus} side={side} />
        ) : (
          <span className="app-small">
            <ExpiryText expiresOn={request.expiresOn} isExpired={isExpired} />
          </span>
        )}
      </p>
    </PageHead>
  );
}

function Done({ done, isOrder, isOpenOrder }: { done: RequestDone; isOrder: boolean; isOpenOrder: boolean }) {
  if (done === "restored" && isOrder) return <Notice tone="ok" title={REQUEST_TEXTS.restoredOrder} />;
  if (done !== "saved") return <Notice tone="ok" title={REQUEST_TEXTS[done]} />;
  if (!isOrder) return <Notice tone="ok" title={REQUEST_TEXTS.savedBudget} />;
  return isOpenOrder ? <Notice tone="ok" title={ORDER_DETAIL_TEXTS.saved} /> : null;
}

/** Tells that the budget has expired, and what to do. */
function Expired({ request, actions, side }: Pick<OrderDetailProps, "request" | "actions" | "side">) {
  const day = formatDay(request.expiresOn ?? "");
  const canHelpItself = actions.updateExpired || side === "distributor";
  return (
    <NoticeBox as="div" tone="warn" role="note">
      <p>
        <strong>{fill(REQUEST_TEXTS.expiredTitle, { day })}</strong>
        <br />
        {canHelpItself ? REQUEST_TEXTS.expiredText : REQUEST_TEXTS.expiredTextElse}
      </p>
    </NoticeBox>
  );
}

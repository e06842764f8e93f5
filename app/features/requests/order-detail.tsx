import type { ReactNode } from "react";
import { ORDER_DETAIL_TEXTS } from "#copy/portal.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { isPaidByPix, paymentName } from "#domain/payments/request-payment.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { InstantText } from "#app/components/format-text.tsx";
import { PaymentBadge } from "#app/components/payment-badge.tsx";
import { OrderItems } from "./order-items.tsx";
import { PayLink } from "./pay-link.tsx";
import { PriceExplanationBox } from "./price-explanation.tsx";

export interface OrderDetailProps {
  request: {
    id: string;
    type: "order" | "budget";
    code: string;
    name: string;
    integratorName: string;
    createdByName: string;
    createdAt: string;
    paymentStatus: PaymentStatus;
    dealStatus: { name: string };
  };
  content: VisibleRequestContent;
  side: "integrator" | "distributor";
  /** Whether the order was saved a moment ago. */
  isNew: boolean;
  /** Address of the payment page, which shows the total; null for who may not see it. */
  payUrl: string | null;
  /** Whether the freight is shown by itself, and how every amount came about. */
  showsFreight: boolean;
  showsExplanation: boolean;
  /** What stands below the items. */
  children?: ReactNode;
}

/** Where the money goes when the order is not paid by Pix: there is no page to send to the customer. */
function PaidElsewhere({
  payment,
  side,
}: Pick<OrderDetailProps, "side"> & Pick<OrderDetailProps["content"], "payment">) {
  if (isPaidByPix(payment)) return null;
  const { elsewhere, elsewhereHints } = ORDER_DETAIL_TEXTS;
  return (
    <div className="gs-panel app-card">
      <h2 className="app-step__title">{elsewhere}</h2>
      <p>{paymentName(payment)}</p>
      <p className="app-step__hint">{elsewhereHints[side]}</p>
    </div>
  );
}

/** One order: where it stands, how it gets paid, what is in it. */
export function OrderDetail({
  request,
  content,
  side,
  isNew,
  payUrl,
  showsFreight,
  showsExplanation,
  children,
}: OrderDetailProps) {
  const isOpen = request.paymentStatus === "notRequested" || request.paymentStatus === "requested";
  return (
    <section className="app-order">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{content.name}</h1>
          <p className="app-page-hint">
            {request.code} · <InstantText value={request.createdAt} /> ·{" "}
            {formatPowerKwp(content.totals.powerW)}
          </p>
        </div>
        <p className="app-order__badges">
          <span className="gs-badge gs-badge--info">{request.dealStatus.name}</span>
          <PaymentBadge status={request.paymentStatus} side={side} />
        </p>
      </div>
      {isNew && isOpen && (
        <p className="gs-notice app-notice-ok" role="status">
          {ORDER_DETAIL_TEXTS.saved}
        </p>
      )}
      <div className="app-order__grid">
        <div className="app-order__main">
          {isOpen && payUrl !== null && <PayLink url={payUrl} />}
          {isOpen && request.type === "order" && <PaidElsewhere payment={content.payment} side={side} />}
          <OrderItems content={content} showsFreight={showsFreight} />
          {showsExplanation && <PriceExplanationBox content={content} />}
          {children}
        </div>
        <div className="app-order__aside">
          <Customer customer={content.customer} />
          <Delivery content={content} />
          <Facts request={request} content={content} />
        </div>
      </div>
    </section>
  );
}

function Customer({ customer }: { customer: VisibleRequestContent["customer"] }) {
  const document = customer.cpf ?? customer.cnpj;
  return (
    <div className="gs-panel app-card">
      <h2 className="app-step__title">{ORDER_DETAIL_TEXTS.customer}</h2>
      <p>{customer.userOrCompanyName}</p>
      {document && <p className="app-quiet">{formatDocument(document)}</p>}
      <p className="app-quiet">{formatPhone(customer.telephone)}</p>
      <p className="app-quiet">{customer.email}</p>
    </div>
  );
}

function Delivery({ content }: { content: VisibleRequestContent }) {
  const { address, shippingType } = content.delivery;
  return (
    <div className="gs-panel app-card">
      <h2 className="app-step__title">{ORDER_DETAIL_TEXTS.delivery}</h2>
      <p>{SHIPPING_TYPE_LABELS[shippingType]}</p>
      {address && (
        <address className="app-quiet">
          {address.patio}, {address.number} {address.complement}
          <br />
          {address.neighborhood} · {address.city} - {address.state}
          <br />
          {formatCep(address.CEP)}
        </address>
      )}
    </div>
  );
}

function Facts({ request, content }: Pick<OrderDetailProps, "request" | "content">) {
  return (
    <dl className="gs-panel app-card app-facts">
      <dt>{ORDER_DETAIL_TEXTS.integrator}</dt>
      <dd>{request.integratorName}</dd>
      <dt>{ORDER_DETAIL_TEXTS.createdBy}</dt>
      <dd>{request.createdByName}</dd>
      <dt>{ORDER_DETAIL_TEXTS.center}</dt>
      <dd>{content.center.name}</dd>
    </dl>
  );
}

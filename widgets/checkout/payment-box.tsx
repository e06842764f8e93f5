import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { CHECKOUT_TEXTS, PART_TEXTS } from "#copy/widgets.ts";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { PayerTerms } from "#domain/terms/payer-terms-schema.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { type CreateState, FailureNotice } from "./create-form.tsx";
import { PaymentParts } from "./payment-parts.tsx";
import { PaymentSuccess } from "./payment-success.tsx";
import type { PaymentView } from "./payment-view.ts";
import {
  BoletoOffer,
  BoletoWaiting,
  CardOffer,
  CardsStopped,
  CardWaiting,
  ChargeExpired,
  PaidElsewhere,
  PaymentCancelled,
  PaymentChecked,
  PixOffer,
  PixWaiting,
} from "./payment-panels.tsx";
import { SandboxBox } from "./sandbox-box.tsx";
import { useAction } from "./use-action.ts";

interface PaymentBoxProps {
  order: OrderDetails;
  view: PaymentView;
  /** What is charged next, of an order that is paid in parts. */
  next: OrderPayment["next"];
  leftMs: number | null;
  isOffline: boolean;
  isSandbox: boolean;
  bankPath: string | undefined;
  /** Whether the shown state arrived while the page was open. */
  isNews: boolean;
  port: CheckoutPort;
  /** Null where the distributor has no payment terms. */
  terms: PayerTerms | null;
  /** Why the page's own form failed before scripts ran. */
  failure: WidgetFailure | null;
  onAccepted: (acceptedAt: string) => void;
  onPayment: (payment: OrderPayment) => void;
}

/** The payment of an order, from the offer to the receipt. */
export function PaymentBox({ view, isSandbox, bankPath, port, terms, failure, ...others }: PaymentBoxProps) {
  const { onAccepted, onPayment, ...shown } = others;
  const create = useAction(async () => {
    const { methods, version, totalCents } = shown.order;
    const method = shown.next?.method ?? methods[0];
    if (method === undefined) return;
    if (terms?.acceptedAt === null) onAccepted(await port.acceptTerms(terms.id));
    const payment = await port.createCharge(method, { version, totalCents });
    onPayment(payment);
    // The provider's page for cards is where a payer goes on, also out of a frame.
    if (payment.charge !== null && "url" in payment.charge) open(payment.charge.url, "_top");
  });
  const simulate = useAction(async () => {
    if (view.state !== "waiting") return;
    await port.simulatePayment(view.charge.id);
    onPayment(await port.readPayment());
  });

  return (
    <section part="panel" className="gs-panel gs-payment" aria-label={CHECKOUT_TEXTS.payment}>
      <p className="gs-visually-hidden" role="status">
        {shown.isOffline && view.state === "waiting" ? CHECKOUT_TEXTS.offline : viewAnnouncement(view, shown)}
      </p>
      {shown.next !== null && PART_STATES.includes(view.state) && (
        <PaymentParts order={shown.order} next={shown.next} />
      )}
      {!FORM_STATES.includes(view.state) && <FailureNotice failure={create.failure ?? failure} />}
      <PaymentPanel
        {...shown}
        view={view}
        port={port}
        create={{ ...create, order: shown.order, terms, failure: create.failure ?? failure }}
      />
      {isSandbox && view.state === "waiting" && <SandboxBox simulate={simulate} bankPath={bankPath} />}
    </section>
  );
}

interface PaymentPanelProps extends Pick<
  PaymentBoxProps,
  "order" | "view" | "next" | "leftMs" | "isOffline" | "isNews"
> {
  create: CreateState;
  port: CheckoutPort;
}

function PaymentPanel({ order, view, next, leftMs, isOffline, isNews, create, port }: PaymentPanelProps) {
  const method = next?.method ?? order.methods[0];
  switch (view.state) {
    case "unrequested":
      if (method === "pix") return <PixOffer create={create} />;
      if (method === "boleto") return <BoletoOffer create={create} />;
      return <CardOffer order={order} amountCents={next?.amountCents ?? order.totalCents} create={create} />;
    case "elsewhere":
      return <PaidElsewhere order={order} port={port} failure={create.failure} />;
    case "waiting":
      if ("url" in view.charge) return <CardWaiting url={view.charge.url} />;
      return view.charge.method === "boleto" ? (
        <BoletoWaiting charge={view.charge} slipUrl={port.paperUrl("boleto")} isOffline={isOffline} />
      ) : (
        <PixWaiting charge={view.charge} leftMs={leftMs} isOffline={isOffline} />
      );
    case "checked":
      return <PaymentChecked order={order} />;
    case "expired":
      return <ChargeExpired create={create} />;
    case "stopped":
      return <CardsStopped order={order} />;
    case "cancelled":
      return <PaymentCancelled />;
    case "paid":
      return (
        <PaymentSuccess
          orderCode={order.code}
          amountCents={view.amountCents ?? order.totalCents}
          paidAt={view.paidAt}
          receiptUrl={port.paperUrl("receipt")}
          isNews={isNews}
        />
      );
  }
}

/** States whose form says itself why it failed. */
const FORM_STATES: readonly PaymentView["state"][] = ["unrequested", "expired", "elsewhere"];

/** States in which somebody pays the next part. */
const PART_STATES: readonly PaymentView["state"][] = ["unrequested", "waiting", "expired"];

function viewAnnouncement(
  view: PaymentView,
  { order, next }: Pick<PaymentBoxProps, "order" | "next">,
): string {
  switch (view.state) {
    case "unrequested":
      if (next?.part !== "rest") return "";
      return order.downPaymentCents > 0 ? PART_TEXTS.received : PART_TEXTS.partReceived;
    case "elsewhere":
      return "";
    case "checked":
      return CHECKOUT_TEXTS.checkedTitle;
    case "waiting":
      return CHECKOUT_TEXTS.waiting;
    case "expired":
      return CHECKOUT_TEXTS.expiredTitle;
    case "stopped":
      return CHECKOUT_TEXTS.stoppedTitle;
    case "cancelled":
      return PAYMENT_STATUS_LABELS.cancelled.integrator;
    case "paid":
      return PAYMENT_STATUS_LABELS.received.integrator;
  }
}

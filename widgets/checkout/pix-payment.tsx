import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { PayerTerms } from "#domain/terms/payer-terms.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import type { CreateState } from "./create-form.tsx";
import { PaymentSuccess } from "./payment-success.tsx";
import type { PaymentView } from "./payment-view.ts";
import { PaidElsewhere, PixCancelled, PixExpired, PixOffer, PixWaiting } from "./pix-panels.tsx";
import { SandboxBox } from "./sandbox-box.tsx";
import { useAction } from "./use-action.ts";

interface PixPaymentProps {
  order: OrderDetails;
  view: PaymentView;
  leftMs: number | null;
  isOffline: boolean;
  isSandbox: boolean;
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

/** Payment by Pix, from the offer to the receipt. */
export function PixPayment({ view, isSandbox, port, terms, failure, ...others }: PixPaymentProps) {
  const { onAccepted, onPayment, ...shown } = others;
  const create = useAction(async () => {
    if (terms?.acceptedAt === null) onAccepted(await port.acceptTerms(terms.id));
    onPayment(await port.createPixCharge());
  });
  const simulate = useAction(async () => {
    if (view.state !== "waiting") return;
    await port.simulatePayment(view.charge.id);
    onPayment(await port.readPayment());
  });

  return (
    <section className="gs-panel gs-payment" aria-label={CHECKOUT_TEXTS.payment}>
      <p className="gs-visually-hidden" role="status">
        {shown.isOffline && view.state === "waiting" ? CHECKOUT_TEXTS.offline : viewAnnouncement(view)}
      </p>
      <PixPanel {...shown} view={view} create={{ ...create, terms, failure: create.failure ?? failure }} />
      {isSandbox && view.state === "waiting" && <SandboxBox simulate={simulate} />}
    </section>
  );
}

interface PixPanelProps extends Pick<PixPaymentProps, "order" | "view" | "leftMs" | "isOffline" | "isNews"> {
  create: CreateState;
}

function PixPanel({ order, view, leftMs, isOffline, isNews, create }: PixPanelProps) {
  switch (view.state) {
    case "unrequested":
      return <PixOffer create={create} />;
    case "elsewhere":
      return <PaidElsewhere order={order} />;
    case "waiting":
      return <PixWaiting charge={view.charge} leftMs={leftMs} isOffline={isOffline} />;
    case "expired":
      return <PixExpired create={create} />;
    case "cancelled":
      return <PixCancelled />;
    case "paid":
      return (
        <PaymentSuccess
          orderCode={order.code}
          amountCents={view.amountCents ?? order.totalCents}
          paidAt={view.paidAt}
          isNews={isNews}
        />
      );
  }
}

function viewAnnouncement(view: PaymentView): string {
  switch (view.state) {
    case "unrequested":
    case "elsewhere":
      return "";
    case "waiting":
      return CHECKOUT_TEXTS.waiting;
    case "expired":
      return CHECKOUT_TEXTS.expiredTitle;
    case "cancelled":
      return PAYMENT_STATUS_LABELS.cancelled.integrator;
    case "paid":
      return PAYMENT_STATUS_LABELS.received.integrator;
  }
}

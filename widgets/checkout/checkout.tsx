import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from "react";
import { CHECKOUT_TEXTS, orderCodeText } from "#copy/widgets.ts";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { PayerTerms } from "#domain/terms/payer-terms-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { LockIcon, SunIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { OrderSummary } from "./order-summary.tsx";
import { paymentView } from "./payment-view.ts";
import { PaymentBox } from "./payment-box.tsx";
import { useCountdown } from "./use-countdown.ts";
import { usePayment } from "./use-payment.ts";

export interface CheckoutProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  order: OrderDetails;
  /** Payment as rendered by the server; the checkout updates it by itself from then on. */
  initialPayment: OrderPayment;
  /** Must be the same object in each render. */
  port: CheckoutPort;
  /** Terms that are accepted before a charge is created; null or left out for none. */
  terms?: PayerTerms | null;
  /** Why the form failed that the page received before scripts ran. */
  failure?: WidgetFailure | null;
  /** The distributor's logo in place of the sun; decorative, since the name is beside it. */
  logo?: ReactNode;
  /** Where the sandbox's bank does more than pay; left out for no way there. */
  bankPath?: string;
  /** Whether it is a part of somebody's page, and not the page: then a section with an `h2`. */
  isEmbedded?: boolean;
  /** Called with `payment-changed`. */
  onEvent?: (event: WidgetEvent) => void;
}

/** Page that pays an order by Pix, designed for phones: order, QR code with the remaining time, receipt. The
 *  server's HTML is complete, and its form posts to the page; the remaining time appears once scripts run. Renders the page's `main` and `h1`, unless it is
 *  embedded.
 *  @example <Checkout order={order} initialPayment={payment} port={createHttpCheckoutPort({ baseUrl: "", orderId
 *  })} /> */
export function Checkout({
  order,
  initialPayment,
  port,
  terms = null,
  failure = null,
  ...others
}: CheckoutProps) {
  const { logo, bankPath, isEmbedded = false, onEvent, className, ...rest } = others;
  const [acceptedAt, setAcceptedAt] = useState(terms?.acceptedAt ?? null);
  const { payment, receivedAtMs, isOffline, accept } = usePayment(initialPayment, { port, order });
  const leftMs = useCountdown(payment, receivedAtMs);
  const view = paymentView(payment, { methods: order.methods, isTimeUp: leftMs === 0 });

  const { paymentStatus } = payment;
  const toldStatus = useRef(paymentStatus);
  useEffect(() => {
    if (toldStatus.current === paymentStatus) return;
    toldStatus.current = paymentStatus;
    onEvent?.({ name: "payment-changed", detail: { version: 1, orderId: order.id, paymentStatus } });
  }, [onEvent, order.id, paymentStatus]);

  const Whole = isEmbedded ? "section" : "div";
  const Body = isEmbedded ? "div" : "main";
  return (
    <Whole
      aria-label={isEmbedded ? orderCodeText(order.code) : undefined}
      {...rest}
      className={classNames(
        "gs-ui gs-checkout",
        isEmbedded && "gs-checkout--embedded",
        `gs-checkout--${view.state}`,
        className,
      )}
    >
      <header className="gs-checkout__header">
        <div className="gs-checkout__bar">
          <span className="gs-checkout__mark">{logo ?? <SunIcon />}</span>
          <span className="gs-checkout__distributor">{order.distributorName}</span>
          <span className="gs-checkout__secure">
            <LockIcon />
            {CHECKOUT_TEXTS.secure}
          </span>
        </div>
      </header>
      <Body className="gs-checkout__main">
        <OrderSummary order={order} isEmbedded={isEmbedded} />
        <PaymentBox
          order={order}
          view={view}
          next={payment.paymentStatus === "received" ? null : payment.next}
          leftMs={leftMs}
          isOffline={isOffline}
          isSandbox={payment.sandbox}
          bankPath={bankPath}
          isNews={receivedAtMs !== null}
          port={port}
          terms={terms && { ...terms, acceptedAt }}
          failure={failure}
          onAccepted={setAcceptedAt}
          onPayment={accept}
        />
      </Body>
    </Whole>
  );
}

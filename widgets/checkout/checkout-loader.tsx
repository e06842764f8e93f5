import { useEffect, useRef, useState } from "react";
import { ORDER_FAILURES, ORDER_WIDGET_TEXTS } from "#copy/order-failures.ts";
import type { PayerCheckout } from "#domain/payments/checkout-schema.ts";
import { errorEvent, type WidgetEvent } from "#widgets/events.ts";
import { LoadFailure } from "#widgets/load-failure.tsx";
import { toWidgetFailure } from "#widgets/request.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { Checkout } from "./checkout.tsx";
import { ReloadContext } from "./create-form.tsx";

interface CheckoutLoaderProps {
  /** Must be the same object in each render. */
  port: CheckoutPort;
  /** Reads what the checkout begins with. */
  load: () => Promise<PayerCheckout>;
  /** Called with `ready`, `payment-changed` and `error`. */
  onEvent: (event: WidgetEvent) => void;
}

/** A checkout on another site: reads its order first, and again where the order has changed meanwhile. */
export function CheckoutLoader({ port, load, onEvent }: CheckoutLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  const [checkout, setCheckout] = useState<PayerCheckout | null>(null);
  const [failure, setFailure] = useState<WidgetFailure | null>(null);
  const isReady = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    setCheckout(null);
    setFailure(null);
    load().then(
      (loaded) => {
        if (!isCurrent) return;
        setCheckout(loaded);
        if (isReady.current) return;
        isReady.current = true;
        onEvent({ name: "ready", detail: { version: 1 } });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const failed = toLoadFailure(error);
        setFailure(failed);
        onEvent(errorEvent(failed));
      },
    );
    return () => {
      isCurrent = false;
    };
    // An element renders it once for each order: only another attempt loads again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  const loadAgain = () => {
    setAttempt(attempt + 1);
  };
  if (checkout !== null) {
    return (
      <ReloadContext.Provider value={loadAgain}>
        <Checkout
          isEmbedded
          order={checkout.order}
          initialPayment={checkout.payment}
          terms={checkout.terms}
          port={port}
          onEvent={onEvent}
        />
      </ReloadContext.Provider>
    );
  }
  return (
    <div className="gs-ui">
      <p className="gs-visually-hidden" role="status">
        {failure === null && ORDER_WIDGET_TEXTS.loading}
      </p>
      {failure === null ? (
        <div className="gs-panel gs-payment" aria-hidden="true">
          <span className="gs-skeleton gs-skeleton--title" />
          <span className="gs-skeleton gs-skeleton--text" />
          <span className="gs-skeleton gs-skeleton--button" />
        </div>
      ) : (
        <LoadFailure failure={failure} onRetry={loadAgain} />
      )}
    </div>
  );
}

/** The portal knows of no page where there is no order: the widget says what is missing. */
function toLoadFailure(error: unknown): WidgetFailure {
  const failure = toWidgetFailure(error);
  const { status } = failure;
  return status === 404 ? { type: "ORDER_NOT_FOUND", ...ORDER_FAILURES.ORDER_NOT_FOUND, status } : failure;
}

import { useCallback, useEffect, useState } from "react";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { pollMs } from "./payment-view.ts";

const POLL_AFTER_ERROR_MS = 15_000;
/** In case that the channel lives and says nothing. */
const LIVE_POLL_MS = 15_000;

interface ReceivedPayment {
  payment: OrderPayment;
  /** `performance.now()` at arrival; null for the server-rendered payment. */
  receivedAtMs: number | null;
}

export interface PaymentState extends ReceivedPayment {
  /** Whether the last request failed, so that the shown state may be old. */
  isOffline: boolean;
  /** Takes an answer of the portal, unless a later one is already shown. */
  accept: (payment: OrderPayment) => void;
}

/** A payment that is asked for when the live channel tells of news, and polled besides while it can change (`pollMs`): seldom
 *  while the channel lives, every 15 s after an error, and not while the page is hidden. */
export function usePayment(
  initial: OrderPayment,
  { port, order }: { port: CheckoutPort; order: Pick<OrderDetails, "elsewhere"> },
): PaymentState {
  const [received, setReceived] = useState<ReceivedPayment>({ payment: initial, receivedAtMs: null });
  const [isOffline, setIsOffline] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const alone = pollMs(received.payment, order);
  const isWaiting = alone !== null;
  const everyMs = isWaiting && isLive ? Math.max(alone, LIVE_POLL_MS) : alone;

  const accept = useCallback((payment: OrderPayment) => {
    const receivedAtMs = performance.now();
    setIsOffline(false);
    setReceived((shown) =>
      Date.parse(payment.serverTime) < Date.parse(shown.payment.serverTime)
        ? shown
        : { payment, receivedAtMs },
    );
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const news = () => {
      // What fails is asked for again by the next poll.
      port.readPayment().then(accept, () => {});
    };
    return port.listen({ news, live: setIsLive });
  }, [isWaiting, port, accept]);

  useEffect(() => {
    if (everyMs === null) return;
    return pollPayment({
      ...{ port, everyMs },
      onPayment: accept,
      onError: () => {
        setIsOffline(true);
      },
    });
  }, [everyMs, port, accept]);

  return { ...received, isOffline: isOffline && everyMs !== null, accept };
}

interface PollOptions {
  port: CheckoutPort;
  everyMs: number;
  onPayment: (payment: OrderPayment) => void;
  onError: () => void;
}

/** Polls until the returned function is called, one request at a time. A page that becomes visible polls at once. */
function pollPayment({ port, everyMs, onPayment, onError }: PollOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isAsking = false;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (!isStopped && !document.hidden) timer = setTimeout(ask, delayMs);
  }

  function ask(): void {
    if (isAsking) return;
    isAsking = true;
    port.readPayment().then(
      (payment) => {
        settle(everyMs, () => {
          onPayment(payment);
        });
      },
      () => {
        settle(POLL_AFTER_ERROR_MS, onError);
      },
    );
  }

  function settle(delayMs: number, tell: () => void): void {
    isAsking = false;
    if (isStopped) return;
    tell();
    schedule(delayMs);
  }

  function followVisibility(): void {
    if (document.hidden) clearTimeout(timer);
    else schedule(0);
  }

  document.addEventListener("visibilitychange", followVisibility);
  schedule(everyMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", followVisibility);
  };
}

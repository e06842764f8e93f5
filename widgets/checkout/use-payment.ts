import { useCallback, useEffect, useState } from "react";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { isOpen } from "./payment-view.ts";

const POLL_MS = 3000;
const POLL_AFTER_ERROR_MS = 15_000;

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

/** A payment that is polled while it can change: every 3 s, every 15 s after an error, and not while the page is
 *  hidden. */
export function usePayment(initial: OrderPayment, port: CheckoutPort): PaymentState {
  const [received, setReceived] = useState<ReceivedPayment>({ payment: initial, receivedAtMs: null });
  const [isOffline, setIsOffline] = useState(false);
  const shouldPoll = isOpen(received.payment);

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
    if (!shouldPoll) return;
    return pollPayment({
      port,
      onPayment: accept,
      onError: () => {
        setIsOffline(true);
      },
    });
  }, [shouldPoll, port, accept]);

  return { ...received, isOffline: isOffline && shouldPoll, accept };
}

interface PollOptions {
  port: CheckoutPort;
  onPayment: (payment: OrderPayment) => void;
  onError: () => void;
}

/** Polls until the returned function is called, one request at a time. A page that becomes visible polls at once. */
function pollPayment({ port, onPayment, onError }: PollOptions): () => void {
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
        settle(POLL_MS, () => {
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
  schedule(POLL_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", followVisibility);
  };
}

import { useEffect, useRef, useState } from "react";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";

const TICK_MS = 1000;
/** Differences up to this are network delay, and do not change the countdown, so that seconds do not jump. */
const CLOCK_TOLERANCE_MS = 1500;

interface Countdown {
  chargeId: string;
  leftMs: number;
}

/** Milliseconds until the open charge expires by the portal's clock; null before mount and without an open charge.
 *  The browser's monotonic clock continues the portal's, so that a wrong or changed device clock has no effect.
 *  @param receivedAtMs - `performance.now()` when the payment arrived; null for the server-rendered one */
export function useCountdown(
  { charge, serverTime }: OrderPayment,
  receivedAtMs: number | null,
): number | null {
  const end = useRef<{ chargeId: string; endMs: number } | null>(null);
  const [countdown, setCountdown] = useState<Countdown | null>(null);
  const chargeId = charge?.status === "pending" ? charge.id : null;
  const expiresAt = charge?.expiresAt ?? null;

  useEffect(() => {
    if (chargeId === null || expiresAt === null) return;
    const endMs = Date.parse(expiresAt) - Date.parse(serverTime) + (receivedAtMs ?? performance.now());
    const isKnown =
      end.current?.chargeId === chargeId && Math.abs(end.current.endMs - endMs) < CLOCK_TOLERANCE_MS;
    if (!isKnown) end.current = { chargeId, endMs };
  }, [chargeId, expiresAt, serverTime, receivedAtMs]);

  useEffect(() => {
    if (chargeId === null) return;
    const tick = () => {
      const leftMs = Math.max(0, (end.current?.endMs ?? 0) - performance.now());
      setCountdown((shown) =>
        shown?.chargeId === chargeId && shown.leftMs === leftMs ? shown : { chargeId, leftMs },
      );
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => {
      clearInterval(timer);
    };
  }, [chargeId]);

  return countdown !== null && countdown.chargeId === chargeId ? countdown.leftMs : null;
}

/** Time in milliseconds after which prices count as missing, and can be requested again. */
const PRICE_WAIT_MS = 10_000;

/** The signal of a request for prices: aborted by the page, or after a timeout. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PRICE_WAIT_MS)]);
}

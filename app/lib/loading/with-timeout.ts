/** Prices that do not come within this time are told as missing, with the way to ask again. */
const PRICE_WAIT_MS = 10_000;

/** The signal of a call for prices: as given up by the page, or by time. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PRICE_WAIT_MS)]);
}

import { vi } from "vitest";
import { createPaymentNetwork, type PaymentNetwork } from "#scripts/stack/payment-network.ts";

/** Base by which the Worker reaches the fake provider. */
export const MERCADO_PAGO_SETTINGS = { MERCADO_PAGO_URL: "http://mercado-pago.test" };

/** The local payment provider, reached by the Worker's own `fetch`; requests to other addresses are not affected.
 *  @param before - called before each call is answered; what it throws is a broken connection */
export function openFakeMercadoPago({
  before = () => {},
}: { before?: (call: Request) => void | Promise<void> } = {}) {
  const network: PaymentNetwork = createPaymentNetwork();
  const calls: { method: string; path: string; key: string | null; body: unknown }[] = [];
  const send = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(MERCADO_PAGO_SETTINGS.MERCADO_PAGO_URL)) return send(input, init);
    const { signal = null, ...rest } = init ?? {};
    const request = new Request(input, rest);
    calls.push({
      ...{ method: request.method, path: new URL(url).pathname },
      ...{
        key: request.headers.get("x-idempotency-key"),
        body: await request
          .clone()
          .json()
          .catch(() => null),
      },
    });
    await before(request);
    const answer = await network.answer(request);
    return answer ?? untilAborted(signal);
  });
  return { network, calls };
}

function untilAborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException("aborted", "AbortError"));
    if (signal?.aborted === true) abort();
    signal?.addEventListener("abort", abort);
  });
}

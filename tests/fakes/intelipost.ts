import { vi } from "vitest";

/** Base by which the Worker reaches the fake network of carriers. */
export const INTELIPOST_SETTINGS = { INTELIPOST_URL: "http://intelipost.test/api/v1" };

/** A request as received. */
export interface CarrierCall {
  method: string;
  url: string;
  apiKey: string | null;
  contentType: string | null;
  body: unknown;
}

/** Reaction of the fake to a call: an answer, or none at all. */
export type CarrierReaction = (call: CarrierCall) => Response | Promise<Response>;

interface DeliveryOption {
  delivery_method_id: unknown;
  description: unknown;
  delivery_estimate_business_days: unknown;
  final_shipping_cost: unknown;
  [more: string]: unknown;
}

/** A service of a carrier as the network describes it; valid by default. */
export function carrierOption(changes: Partial<DeliveryOption> = {}): DeliveryOption {
  return {
    delivery_method_id: 3,
    delivery_estimate_business_days: 6,
    delivery_estimate_transit_time_business_days: 5,
    provider_shipping_cost: 312.4,
    final_shipping_cost: 345.67,
    description: "Expresso Cerrado Rodoviário",
    delivery_note: null,
    cubic_weight: 0.521,
    delivery_method_type: "STANDARD",
    delivery_method_name: "Expresso Cerrado",
    logistic_provider_name: "Expresso Cerrado",
    scheduling_enabled: false,
    pickup_enabled: false,
    ...changes,
  };
}

/** An answer with these services. */
export function quotes(options: readonly object[], changes: object = {}): CarrierReaction {
  return () =>
    Response.json({
      status: "OK",
      messages: [],
      content: { id: 1_022_029, client_id: 243, delivery_options: options, volumes: [] },
      time: "19.9 ms",
      timezone: "America/Sao_Paulo",
      locale: "pt_BR",
      ...changes,
    });
}

/** A refusal in the network's format. */
export function refuses(key: string, { status = 400, text = "Recusado" } = {}): CarrierReaction {
  return () =>
    Response.json({ status: "ERROR", messages: [{ type: "ERROR", text, key }], content: null }, { status });
}

export const breaks: CarrierReaction = () => new Response("Bad Gateway", { status: 502 });
export const isBusy: CarrierReaction = () => new Response("Too Many Requests", { status: 429 });
export const talksNonsense: CarrierReaction = () => new Response("<html>Manutenção</html>");
export const isAway: CarrierReaction = () => {
  throw new TypeError("Network connection lost");
};

/** Makes the call time out, by `holdTimeouts`. */
export function hangs(expire: () => void): CarrierReaction {
  return () => {
    expire();
    return new Promise(() => {});
  };
}

/** The network of carriers, reached by the Worker's own `fetch`; requests to other addresses are not affected.
 *  Each reaction answers one call, the last one all further calls. */
export function openFakeIntelipost(...reactions: readonly CarrierReaction[]): { calls: CarrierCall[] } {
  const calls: CarrierCall[] = [];
  const send = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(INTELIPOST_SETTINGS.INTELIPOST_URL)) return send(input, init);
    const { signal = null, ...rest } = init ?? {};
    const request = new Request(input, rest);
    const call: CarrierCall = {
      method: request.method,
      url,
      apiKey: request.headers.get("api-key"),
      contentType: request.headers.get("content-type"),
      body: await request.json(),
    };
    calls.push(call);
    const reaction = reactions[calls.length - 1] ?? reactions.at(-1) ?? breaks;
    return Promise.race([reaction(call), untilAborted(signal)]);
  });
  return { calls };
}

function untilAborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error("aborted"));
    if (signal?.aborted === true) abort();
    signal?.addEventListener("abort", abort);
  });
}

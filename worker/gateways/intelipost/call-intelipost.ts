import { CarrierError } from "./carrier-error.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Timeout of a call including its retry, which is the longest that a buyer waits. */
const TIMEOUT_MS = 5_000;
/** Pause before the retry. */
const PAUSE_MS = 250;

/** Failures that a retry may fix. */
const PASSING = new Set<string>(["unreachable", "failing", "tooManyCalls"]);

export interface IntelipostAccess {
  /** Base URL of the API, such as `https://api.intelipost.com.br/api/v1`. */
  url: string;
  apiKey: string;
  /** Waits before the retry. */
  pause(ms: number): Promise<void>;
}

/** Asks for a quote by product, with one retry if the network is unavailable, fails or limits the rate.
 *  @throws CarrierError; no other error leaves this function, because it could contain the key */
export async function callIntelipost(
  { url, apiKey, pause }: IntelipostAccess,
  request: QuoteRequest,
): Promise<{ status: number; body: unknown }> {
  // A header accepts only these characters, and an error about others would contain the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new CarrierError(apiKey === "" ? "noKey" : "unauthorized");
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const send = () => sendOnce({ url, apiKey, signal }, JSON.stringify(request));
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof CarrierError) || !PASSING.has(error.problem)) throw error;
    await pause(PAUSE_MS);
    return send();
  }
}

async function sendOnce(
  { url, apiKey, signal }: { url: string; apiKey: string; signal: AbortSignal },
  body: string,
): Promise<{ status: number; body: unknown }> {
  let response: Response | undefined;
  let text: string;
  try {
    response = await fetch(`${url.replace(/\/$/, "")}/quote_by_product`, {
      method: "POST",
      headers: { accept: "application/json", "api-key": apiKey, "content-type": "application/json" },
      body,
      // The key must not be sent to another host.
      redirect: "manual",
      signal,
    });
    text = await response.text();
  } catch {
    throw new CarrierError(signal.aborted ? "timeout" : "unreachable", response?.status);
  }
  const { status } = response;
  if (status === 401 || status === 403) throw new CarrierError("unauthorized", status);
  if (status === 429) throw new CarrierError("tooManyCalls", status);
  if (status >= 500 || (status >= 300 && status < 400)) throw new CarrierError("failing", status);
  return { status, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

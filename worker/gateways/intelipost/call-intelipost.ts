import { CarrierError } from "./carrier-error.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** For all of a call: what a buyer waits at most, second try included. */
const TIMEOUT_MS = 5_000;
/** Between the two tries. */
const PAUSE_MS = 250;

/** What a second try may mend. */
const PASSING = new Set<string>(["unreachable", "failing", "tooManyCalls"]);

export interface IntelipostAccess {
  /** Base of the API, as `https://api.intelipost.com.br/api/v1`. */
  url: string;
  apiKey: string;
  /** Waits between the two tries. */
  pause(ms: number): Promise<void>;
}

/** Asks for a quote by product, a second time when the network was away, failed or had too many calls.
 *  @throws CarrierError; no other error leaves here, since one could name the key */
export async function callIntelipost(
  { url, apiKey, pause }: IntelipostAccess,
  request: QuoteRequest,
): Promise<{ status: number; body: unknown }> {
  // A header takes these signs only, and an error about others would repeat them.
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
      // Elsewhere the key has no business.
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

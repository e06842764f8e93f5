import * as z from "zod";
import { DomainError, type ProviderProblem } from "#domain/shared/errors.ts";

export const MERCADO_PAGO = "mercadopago";

/** Timeout of a call including its retry, which is the longest that a payer waits. */
const TIMEOUT_MS = 8_000;
/** Pause before the retry. */
const PAUSE_MS = 250;

/** What a failed call needs to be looked into; never what the provider said, which may repeat the key. */
export interface ProviderFailure {
  problem: ProviderProblem;
  /** HTTP status of its answer; 0 without one. */
  status: number;
}

export interface MercadoPagoAccess {
  /** Base URL of the API, `https://api.mercadopago.com`. */
  url: string;
  accessToken: string;
  /** Waits before the retry. */
  pause(ms: number): Promise<void>;
  /** Reports every failure, for the log. */
  report(failure: ProviderFailure): void;
}

export interface ProviderCall<Answer> {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: object;
  /** Makes a repetition harmless; a POST without it is refused by the provider. */
  key?: string;
  answer: z.ZodType<Answer>;
}

class CallError extends Error {
  readonly failure: ProviderFailure;

  constructor(problem: ProviderProblem, status = 0) {
    super(`Mercado Pago: ${problem}`);
    this.failure = { problem, status };
  }
}

/** Asks Mercado Pago, with one retry if it is unavailable, fails or limits the rate. Every call can be repeated: what
 *  changes something carries a key, or says the same twice.
 *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED; no other error leaves this function, because
 *    it could contain the key */
export async function callMercadoPago<Answer>(
  access: MercadoPagoAccess,
  call: ProviderCall<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await sendOnce(access, call, signal).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.failure.problem !== "failing") throw error;
      await access.pause(PAUSE_MS);
      return sendOnce(access, call, signal);
    });
  } catch (error) {
    const failure =
      error instanceof CallError ? error.failure : { problem: "unreadable" as const, status: 0 };
    access.report(failure);
    const details = { provider: MERCADO_PAGO, problem: failure.problem };
    const isRefusal = failure.problem === "refused" || failure.problem === "notFound";
    throw new DomainError(isRefusal ? "PAYMENT_PROVIDER_REFUSED" : "PAYMENT_PROVIDER_UNAVAILABLE", details);
  }
}

async function sendOnce<Answer>(
  { url, accessToken }: MercadoPagoAccess,
  { method, path, body, key, answer }: ProviderCall<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  // A header accepts only these characters, and an error about others would contain the key.
  if (!/^[\x21-\x7e]+$/.test(accessToken)) throw new CallError(accessToken === "" ? "noKey" : "unauthorized");
  let status = 0;
  let text: string;
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}${path}`, {
      method,
      headers: {
        ...{ accept: "application/json", authorization: `Bearer ${accessToken}` },
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "x-idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The key must not be sent to another host.
      redirect: "manual",
      signal,
    });
    status = response.status;
    text = await response.text();
  } catch {
    throw new CallError(signal.aborted ? "timeout" : "failing", status);
  }
  if (status === 401 || status === 403) throw new CallError("unauthorized", status);
  if (status === 404) throw new CallError("notFound", status);
  if (status === 429 || status >= 500 || (status >= 300 && status < 400))
    throw new CallError("failing", status);
  if (status >= 400) throw new CallError("refused", status);
  const read = answer.safeParse(parse(text));
  if (!read.success) throw new CallError("unreadable", status);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

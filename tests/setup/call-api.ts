import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createApi } from "#worker/api/app.ts";
import { apiEnv } from "../factories/api-env.ts";

const api = createApi({ checksAnswers: true });

export interface Answer<Data = Record<string, unknown>> {
  status: number;
  headers: Headers;
  data: Data;
  error: {
    type: string;
    title: string;
    description: string;
    details: Record<string, unknown>;
    requestId: string;
  };
  /** The whole parsed answer, for other bodies than `{ data }` or `{ error }`; a text when it is not JSON. */
  body: unknown;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** A string or a stream is sent unchanged, anything else as JSON. */
  body?: unknown;
  env?: Record<string, unknown>;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS";

const NO_CHANGES = {};
const bindings = new WeakMap<object, object>();

/** The bindings with changes: the same object for equal changes, since the Worker parses the settings of each new
 *  object. */
function bindingsWith(changes: Record<string, unknown>): object {
  const known = bindings.get(changes) ?? { ...apiEnv, ...changes };
  bindings.set(changes, known);
  return known;
}

/** Starts a call whose response is available before the work after it ends. */
export function startCall(
  method: Method,
  path: string,
  { headers = {}, body, env = NO_CHANGES }: CallOptions = {},
): { response: Promise<Response>; finish: () => Promise<void> } {
  const context = createExecutionContext();
  const init: RequestInit = { method, headers: { "content-type": "application/json", ...headers } };
  if (body instanceof ReadableStream) Object.assign(init, { body, duplex: "half" });
  else if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  const url = new URL(path, "http://portal.test");
  const response = Promise.resolve(api.fetch(new Request(url, init), bindingsWith(env), context));
  return { response, finish: () => waitOnExecutionContext(context) };
}

/** Calls the API as a client does, and waits for the work after the response. */
export async function callApi<Data = Record<string, unknown>>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer<Data>> {
  const call = startCall(method, path, options);
  const response = await call.response;
  const text = await response.text();
  await call.finish();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  const parsed = (isJson ? JSON.parse(text) : {}) as { data: Data; error: Answer["error"] };
  return {
    status: response.status,
    headers: response.headers,
    data: parsed.data,
    error: parsed.error,
    body: isJson ? parsed : text,
  };
}

/** Database statements of a call, from its `Server-Timing`. */
export function statementsOf({ headers }: Pick<Answer, "headers">): number {
  return Number(/, (\d+) statements"/.exec(headers.get("server-timing") ?? "")?.[1]);
}

/** Database round trips of a call, from its `Server-Timing`. */
export function roundTripsOf({ headers }: Pick<Answer, "headers">): number {
  return Number(/desc="(\d+) round trips/.exec(headers.get("server-timing") ?? "")?.[1]);
}

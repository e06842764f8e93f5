import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createApi } from "#worker/api/app.ts";
import { apiEnv } from "../factories/api-env.ts";

const api = createApi();

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
  /** The whole answer as it was parsed, for what is no `{ data }` or `{ error }`; the text of one that is no JSON. */
  body: unknown;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** A string or a stream goes out as it is, anything else as JSON. */
  body?: unknown;
  env?: Record<string, unknown>;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS";

const NO_CHANGES = {};
const bindings = new WeakMap<object, object>();

/** The bindings with these changes: the same object for the same changes, since the Worker reads the settings of each
 *  that it has not seen. */
function bindingsWith(changes: Record<string, unknown>): object {
  const known = bindings.get(changes) ?? { ...apiEnv, ...changes };
  bindings.set(changes, known);
  return known;
}

/** A call whose response may be looked at before the work after it is over. */
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

/** Calls the API as an outside caller would, and waits for the work after the response. */
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

/** Database round trips of a call, as its `Server-Timing` tells them. */
export function roundTripsOf({ headers }: Pick<Answer, "headers">): number {
  return Number(/desc="(\d+) round trips"/.exec(headers.get("server-timing") ?? "")?.[1]);
}

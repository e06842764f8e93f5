import { UNEXPECTED_ERROR_DIALOG } from "#copy/spec/errors.ts";

export type ReadMethod = "GET" | "DELETE";
export type WriteMethod = "POST" | "PUT" | "PATCH";

export type QueryValue = string | number | boolean | undefined;

export interface ApiCall {
  method: ReadMethod | WriteMethod;
  /** Path on the portal itself, as in `/app/user/events`. */
  path: string;
  query?: Readonly<Record<string, QueryValue>> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Part of `fetch` that calls use. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiFailure {
  /** The server's type, or `NETWORK` without an answer and `UNEXPECTED_ANSWER` for one that does not read. */
  type: string;
  title: string;
  description: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** What a call throws when the portal refuses, answers nonsense or cannot be reached. */
export class ApiCallError extends Error implements ApiFailure {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly status: number;

  constructor({ type, title, description, status }: ApiFailure, options?: ErrorOptions) {
    super(`The portal answered ${String(status)} (${type})`, options);
    this.name = "ApiCallError";
    this.type = type;
    this.title = title;
    this.description = description;
    this.status = status;
  }
}

export type ApiAnswer = { isOk: true; data: unknown } | { isOk: false; error: ApiCallError };

/** Sends one call, once. GET and DELETE say all in the address, other methods also in a JSON body, or in a file; every
 *  method but GET carries the browser info. Answers failures instead of throwing them. */
export async function sendCall(send: Fetch, browserInfo: () => string, call: ApiCall): Promise<ApiAnswer> {
  const { method, body, signal } = call;
  try {
    const response = await send(addressOf(call, browserInfo), {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined
          ? {}
          : { "content-type": body instanceof Blob ? body.type : "application/json" }),
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    return readAnswer(response, await response.text());
  } catch (cause) {
    return { isOk: false, error: unreachable(cause) };
  }
}

/** A call that could not be made: the session may well go on, once the portal can be reached again. */
export function unreachable(cause: unknown): ApiCallError {
  return new ApiCallError(failureOf("NETWORK", 0), { cause });
}

/** Whatever went wrong, in words that can be shown: the server's, or those for the unexpected. */
export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiCallError ? error : failureOf("UNEXPECTED_ANSWER", 0);
}

function addressOf({ method, path, query = {} }: ApiCall, browserInfo: () => string): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  if (method !== "GET") params.set("browser", browserInfo());
  const search = params.toString();
  return search === "" ? path : `${path}?${search}`;
}

function readAnswer({ ok, status }: Response, text: string): ApiAnswer {
  if (status === 204) return { isOk: true, data: null };
  const answer = parseObject(text);
  if (ok && answer !== null && "data" in answer) return { isOk: true, data: answer["data"] };
  return { isOk: false, error: new ApiCallError(readFailure(status, answer)) };
}

/** The server's own words count when both title and description are there. */
function readFailure(status: number, answer: Readonly<Record<string, unknown>> | null): ApiFailure {
  const envelope: unknown = answer?.["error"];
  const { type, title, description } = isObject(envelope) ? envelope : {};
  const fallback = failureOf("UNEXPECTED_ANSWER", status);
  return {
    ...fallback,
    ...(isText(type) ? { type } : {}),
    ...(isText(title) && isText(description) ? { title, description } : {}),
  };
}

function failureOf(type: "NETWORK" | "UNEXPECTED_ANSWER", status: number): ApiFailure {
  const { title, message } = UNEXPECTED_ERROR_DIALOG;
  return { type, title, description: message, status };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

import { UNEXPECTED_ERROR_DIALOG } from "#copy/spec/errors.ts";

export type ReadMethod = "GET" | "DELETE";
export type WriteMethod = "POST" | "PUT" | "PATCH";

export type QueryValue = string | number | boolean | undefined;

export interface ApiCall {
  method: ReadMethod | WriteMethod;
  /** Path on the portal's own host, such as `/app/user/events`. */
  path: string;
  query?: Readonly<Record<string, QueryValue>> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** The part of `fetch` that calls need. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiFailure {
  /** The server's error type; `NETWORK` without an answer, `UNEXPECTED_ANSWER` for an unreadable one. */
  type: string;
  title: string;
  description: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** Error of a call that was refused, answered unreadably, or failed to reach the portal. */
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

/** Sends one call, once. GET and DELETE have parameters in the address only, other methods also a JSON body or a
 *  file. All methods but GET send the browser info. Failures are returned, not thrown. */
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

/** Error of a call that could not be made: the session may go on once the portal can be reached. */
export function unreachable(cause: unknown): ApiCallError {
  return new ApiCallError(failureOf("NETWORK", 0), { cause });
}

/** Any error as a failure with words for people: the server's, or general ones for an unexpected error. */
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

/** The server's words are used when both title and description are there. */
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

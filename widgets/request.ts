import { WIDGET_FAILURES } from "#copy/widget-words.ts";

/** The part of `fetch` that the ports need; tests and other runtimes pass their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface WidgetFailure {
  /** Error code of the API, or one of `WIDGET_FAILURES`. */
  type: string;
  title: string;
  description: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** Error of a port: the portal refused, answered unreadably, or could not be reached. */
export class WidgetRequestError extends Error implements WidgetFailure {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly status: number;

  constructor({ type, title, description, status }: WidgetFailure, options?: ErrorOptions) {
    super(`${type}: ${description}`, options);
    this.name = "WidgetRequestError";
    this.type = type;
    this.title = title;
    this.description = description;
    this.status = status;
  }
}

export interface RequestOptions<T> {
  fetch?: Fetch | undefined;
  method?: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  file?: Blob;
  /** Type guard of the expected `data`. */
  isExpected: (data: unknown) => data is T;
}

export const REQUEST_TIMEOUT_MS = 10_000;
/** For ten megabytes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000;
const RETRY_DELAY_MS = 400;

/** Requests the `data` of an answer. Each attempt may take ten seconds, with a file five minutes; a GET without an answer or with a 5xx is
 *  repeated once.
 *  @throws WidgetRequestError */
export async function requestData<T>(url: string, options: RequestOptions<T>): Promise<T> {
  const canRetry = (options.method ?? "GET") === "GET";
  try {
    return await requestOnce(url, options);
  } catch (error) {
    if (!canRetry || !(error instanceof WidgetRequestError) || !isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return requestOnce(url, options);
  }
}

/** Any error as a failure that can be shown and sent to the host page. */
export function toWidgetFailure(error: unknown): WidgetFailure {
  return error instanceof WidgetRequestError ? error : failureOf("UNEXPECTED_ANSWER", 0);
}

/** A failure of the widgets themselves, with its text. */
export function failureOf(type: keyof typeof WIDGET_FAILURES, status: number): WidgetFailure {
  const { title, description } = WIDGET_FAILURES[type];
  return { type, title, description, status };
}

/** Whether a value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A random key. `randomUUID` needs a secure origin; elsewhere, as on a local network, random bytes are used. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the portal has refused: the same, asked again, would be refused again. Who is told to wait is not refused. */
export function isRefusal({ status }: WidgetFailure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function isPassing({ type, status }: WidgetRequestError): boolean {
  return type === "NETWORK" || status >= 500;
}

async function requestOnce<T>(
  url: string,
  {
    fetch: send = (to, init) => fetch(to, init),
    method = "GET",
    headers,
    body,
    file,
    isExpected,
  }: RequestOptions<T>,
): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => {
      abort.abort();
    },
    file === undefined ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS,
  );
  try {
    const response = await send(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(file === undefined ? {} : { "content-type": "application/octet-stream" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      signal: abort.signal,
    });
    return readAnswer(response.status, response.ok, await readJson(response), isExpected);
  } catch (error) {
    if (error instanceof WidgetRequestError) throw error;
    throw new WidgetRequestError(failureOf("NETWORK", 0), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The body as JSON; null for a body that is not JSON. A broken connection rejects. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function readAnswer<T>(
  status: number,
  isOk: boolean,
  answer: unknown,
  isExpected: (data: unknown) => data is T,
): T {
  if (isOk && isRecord(answer) && isExpected(answer["data"])) return answer["data"];
  const refusal = isRecord(answer) && isRecord(answer["error"]) ? answer["error"] : {};
  const fallback = failureOf("UNEXPECTED_ANSWER", status);
  const textOf = (name: "type" | "title" | "description") => {
    const text = refusal[name];
    return typeof text === "string" && text !== "" ? text : fallback[name];
  };
  throw new WidgetRequestError({
    type: textOf("type"),
    title: textOf("title"),
    description: textOf("description"),
    status,
  });
}

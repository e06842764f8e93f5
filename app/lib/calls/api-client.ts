import { handlingOf } from "#domain/access/error-handling.ts";
import type { ErrorHandling } from "#domain/access/error-handling.ts";
import type { SessionRefresh } from "#domain/access/session-refresh.ts";
import { sendCall, unreachable } from "./api-request.ts";
import type { ApiCall, ApiCallError, Fetch, QueryValue, ReadMethod, WriteMethod } from "./api-request.ts";

export interface ApiClientOptions {
  fetch: Fetch;
  refresh: Pick<SessionRefresh, "run" | "settle" | "generation" | "wasRefused">;
  /** Called when the session is over. */
  onLeave: () => void;
  /** Called with an error that the person has to read. */
  onDialog: (error: ApiCallError) => void;
  reloadPage: () => void;
  reloadUserData: () => void;
  /** Browser info as of now, encoded. */
  browserInfo: () => string;
}

export interface ReadOptions {
  query?: Readonly<Record<string, QueryValue>> | undefined;
  signal?: AbortSignal | undefined;
}

export interface WriteOptions extends ReadOptions {
  body?: unknown;
}

export interface ApiClient {
  /** The answer's `data`; null for an answer without content.
   *  @throws ApiCallError on failure; errors of the session have been handled by then */
  call(method: ReadMethod, path: string, options?: ReadOptions): Promise<unknown>;
  call(method: WriteMethod, path: string, options?: WriteOptions): Promise<unknown>;
}

/** Client for calls of pages to the portal's API, with the session of the cookie. Errors of the session (expired,
 *  ended, maintenance, outdated data or page) are handled here, in the same way for all callers. A call is
 *  repeated once at most. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { fetch, browserInfo, refresh, reloadUserData } = options;

  async function call(
    method: ReadMethod | WriteMethod,
    path: string,
    rest: WriteOptions = {},
  ): Promise<unknown> {
    const request: ApiCall = { method, path, ...rest };
    await refresh.settle();
    const generation = refresh.generation();
    const first = await sendCall(fetch, browserInfo, request);
    if (first.isOk) return first.data;
    const handling = handlingOf(first.error.status, first.error.type);
    if (!(await mayRepeat(handling, generation))) {
      const isUnanswered = handling === "refreshAndRepeat" && !refresh.wasRefused();
      throw isUnanswered ? unreachable(first.error) : finish(first.error, handling);
    }

    const second = await sendCall(fetch, browserInfo, request);
    if (second.isOk) return second.data;
    throw finish(second.error, handlingOf(second.error.status, second.error.type));
  }

  /** Whether the call can be repeated. A call sent with an earlier session counts as expired. */
  async function mayRepeat(handling: ErrorHandling | null, generation: number): Promise<boolean> {
    switch (handling) {
      case "refreshAndRepeat":
        return refresh.generation() !== generation || refresh.run();
      case "leave":
        return refresh.generation() !== generation;
      case "reloadUserDataAndRepeat":
        reloadUserData();
        return true;
      default:
        return false;
    }
  }

  /** Handles an error for good, and returns it for throwing. */
  function finish(error: ApiCallError, handling: ErrorHandling | null): ApiCallError {
    switch (handling) {
      case "leave":
      case "refreshAndRepeat":
        options.onLeave();
        break;
      case "dialog":
      case "dialogThenLeave":
        options.onDialog(error);
        break;
      case "reloadPage":
        options.reloadPage();
        break;
      default:
    }
    return error;
  }

  return { call };
}

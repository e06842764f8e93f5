import { isRouteErrorResponse } from "@remix-run/react";

/** Why a page failed: it does not exist, the server could not answer, there is no connection, the person has no
 *  access, or the page's own program has an error. */
export type PageFailure = "missing" | "server" | "unreachable" | "refused" | "program";

const NO_ANSWER = /failed to fetch|networkerror|load failed|network connection/i;
/** The framework's error for an answer that is not from the portal, as from a proxy that cut it off. */
const NO_PAGE = "Unable to decode turbo-stream response";

/** Kind of failure of a page's error. */
export function pageFailureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return "missing";
    return error.status >= 500 ? "server" : "refused";
  }
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return "unreachable";
  return error instanceof Error && error.message.startsWith(NO_PAGE) ? "unreachable" : "program";
}

import { isRouteErrorResponse } from "@remix-run/react";

/** What a page failed for: it is not there, the server could not answer, nobody could be reached, the person is refused,
 *  or the page's own program is wrong. */
export type PageFailure = "missing" | "server" | "unreachable" | "refused" | "program";

const NO_ANSWER = /failed to fetch|networkerror|load failed|network connection/i;
/** The framework's words for an answer that is no page of the portal: somebody between broke it off. */
const NO_PAGE = "Unable to decode turbo-stream response";

/** Which kind of failure an error of a page is. */
export function pageFailureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return "missing";
    return error.status >= 500 ? "server" : "refused";
  }
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return "unreachable";
  return error instanceof Error && error.message.startsWith(NO_PAGE) ? "unreachable" : "program";
}

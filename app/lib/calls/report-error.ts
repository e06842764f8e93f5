import { backgroundApi, pageBuild } from "./browser-api.ts";

/** Number of reports by one page, at most: the first ones tell the cause. */
const MAX_REPORTS = 10;
const MAX_STACK = 5_000;

const reported = new Set<string>();

/** Reports an uncaught error to the portal, once for each message of a page. A failed report is ignored.
 *  @param build - when the page's program was built, in milliseconds */
export function reportError(error: unknown, build: string = pageBuild()): void {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const text = `${name}: ${message}`;
  if (reported.has(text) || reported.size >= MAX_REPORTS) return;
  reported.add(text);
  const body = { message: text, stack: stack.slice(0, MAX_STACK), path: window.location.pathname, build };
  backgroundApi.call("POST", "/app/user/error-report", { body }).catch(() => undefined);
}

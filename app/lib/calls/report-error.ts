import { backgroundApi, pageBuild } from "./browser-api.ts";

/** More of one page are of no use: the first ones tell what went wrong. */
const MAX_REPORTS = 10;
const MAX_STACK = 5_000;

const reported = new Set<string>();

/** Tells the portal of an error that nobody caught, once for each message of a page. Silent when it cannot be told.
 *  @param build - when the page's program was built, milliseconds */
export function reportError(error: unknown, build: string = pageBuild()): void {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const text = `${name}: ${message}`;
  if (reported.has(text) || reported.size >= MAX_REPORTS) return;
  reported.add(text);
  const body = { message: text, stack: stack.slice(0, MAX_STACK), path: window.location.pathname, build };
  backgroundApi.call("POST", "/app/user/error-report", { body }).catch(() => undefined);
}

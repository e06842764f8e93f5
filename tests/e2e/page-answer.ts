import { inject } from "vitest";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import type { Route } from "./page-routes.ts";

/** Form of a page's request: the document, the data that the browser's router loads, or the page's own loader
 *  without its parents'. */
export type Form = "document" | "data" | "own data";

const BARS = (["MAINTENANCE", "INTEGRATOR_INACTIVE", "ACCESS_DENIED"] as const).map(
  (code) => ERROR_MESSAGES[code].title,
);

/** Address of one form of a page. */
export function inForm({ id, isIndex }: Route, path: string, form: Form, isPost = false): string {
  const index = isPost && isIndex ? ["index"] : [];
  const route = encodeURIComponent(id);
  const query = {
    document: index,
    data: index,
    "own data": [...index, `_routes=${route}`],
  }[form];
  const isData = form === "data" || form === "own data";
  return `${path}${isData ? ".data" : ""}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

export interface Asked {
  headers: Readonly<Record<string, string>>;
  /** Fields of a form to send; without them the page is read. */
  form?: Readonly<Record<string, string>>;
}

/** Sends a request without following redirects. */
export function ask(address: string, { headers, form }: Asked): Promise<Response> {
  return fetch(inject("portalUrl") + address, {
    redirect: "manual",
    headers,
    ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
  });
}

/** Outcome of an answer in any form: `to <path>`, `403 <why>`, a failure with its message, or the status. */
export async function outcomeOf(answer: Response): Promise<string> {
  const body = await answer.text();
  const target = redirectOf(answer, body);
  if (target !== null) return `to ${target}`;
  if (answer.status >= 500) return `${String(answer.status)} ${body.slice(0, 1_000)}`;
  if (answer.status !== 403) return String(answer.status);
  return `403 ${BARS.find((title) => body.includes(title)) ?? body}`;
}

/** Target of a redirect: a document's by its status, data's by 204 and a header or by 202 and a line of the data. */
function redirectOf({ status, headers }: Response, body: string): string | null {
  if (status === 302) return headers.get("location");
  if (status === 204) return headers.get("x-remix-redirect");
  const encoded = status === 202 ? /"redirect",("(?:[^"\\]|\\.)*")/.exec(body)?.[1] : undefined;
  return encoded === undefined ? null : (JSON.parse(encoded) as string);
}

/** Works through the items, a few in parallel, and keeps their order. */
export async function workThrough<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return results;
}

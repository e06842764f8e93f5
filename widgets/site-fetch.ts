import type { Theme } from "#domain/theme/theme-schema.ts";
import { type Fetch, isRecord, requestData } from "./request.ts";

/** `fetch` of a widget on another site: without cookies, and with the publishable key. */
export function siteFetch(publishableKey: string, given: Fetch = (url, init) => fetch(url, init)): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("x-publishable-key", publishableKey);
    return given(url, { ...init, headers, credentials: "omit" });
  };
}

/** Loads the theme of the distributor that the key names.
 *  @throws WidgetRequestError */
export async function loadTheme(baseUrl: string, send: Fetch): Promise<Theme> {
  const { theme } = await requestData(apiUrl(baseUrl, "/app/open/theme"), {
    fetch: send,
    isExpected: isThemeAnswer,
  });
  return theme;
}

/** Address of a request, without empty query parameters. */
export function apiUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, "")}${path}${text === "" ? "" : `?${text}`}`;
}

function isThemeAnswer(data: unknown): data is { theme: Theme } {
  return isRecord(data) && isRecord(data["theme"]) && typeof data["theme"]["primaryColor"] === "string";
}

import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { isRecord, requestData } from "./request.ts";
import type { Fetch } from "./request.ts";

/** What a list of kits may be asked for; what is left out is the portal's to choose. Power in kWp, inclusive. */
export type KitQuery = Partial<Omit<KitListQuery, "fullList" | "ids" | "integrator">>;

/** Where the kit buyer's kits come from: services on a page, HTTP in an embed. */
export interface KitPort {
  listKits: (query: KitQuery) => Promise<KitList>;
}

export interface KitClient extends KitPort {
  /** The distributor's look. */
  loadTheme: () => Promise<Theme>;
}

export interface KitClientOptions {
  /** Origin of the portal, such as `https://solnascente.com.br`. */
  baseUrl: string;
  /** Key that names the distributor; it only works on the origins that the distributor allowed. */
  publishableKey: string;
  fetch?: Fetch | undefined;
}

/** Kits and theme of a distributor over HTTP, without cookies.
 *  @throws WidgetRequestError from its functions; `ORIGIN_NOT_ALLOWED` when the key does not know the site
 *  @example createKitPort({ baseUrl: "https://solnascente.com.br", publishableKey: "pk_…" }).listKits({ page: 2 }) */
export function createKitPort({ baseUrl, publishableKey, fetch: given }: KitClientOptions): KitClient {
  const fetchWithoutCookies: Fetch = (url, init) => (given ?? fetch)(url, { ...init, credentials: "omit" });
  const shared = { fetch: fetchWithoutCookies, headers: { "x-publishable-key": publishableKey } };

  return {
    listKits: (query) =>
      requestData(apiUrl(baseUrl, "/app/user/kits", query), { ...shared, isExpected: isKitList }),
    loadTheme: async () => {
      const { theme } = await requestData(apiUrl(baseUrl, "/app/open/theme"), {
        ...shared,
        isExpected: isThemeAnswer,
      });
      return theme;
    },
  };
}

/** Address of a call; fields of the query without a value are left out. */
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

function isKitList(data: unknown): data is KitList {
  return (
    isRecord(data) &&
    Array.isArray(data["items"]) &&
    typeof data["totalItems"] === "number" &&
    isRecord(data["filter"]) &&
    Array.isArray(data["filter"]["structures"])
  );
}

function isThemeAnswer(data: unknown): data is { theme: Theme } {
  return isRecord(data) && isRecord(data["theme"]) && typeof data["theme"]["primaryColor"] === "string";
}

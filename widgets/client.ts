import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { isRecord, requestData } from "./request.ts";
import type { Fetch } from "./request.ts";
import { apiUrl, loadTheme, siteFetch } from "./site-fetch.ts";
import { type HouseSizing, leadPortOver } from "./lead-form/lead-port.ts";
import { createSitePort, type SitePort } from "./site-sale/site-port.ts";

/** Query of a list of kits; the portal has defaults for missing fields. Power in kWp, inclusive. */
export type KitQuery = Partial<Omit<KitListQuery, "fullList" | "ids" | "integrator">> & {
  /** Ids of kits, separated by commas: only these, whatever else is asked. */
  ids?: string;
};

/** Source of the kit buyer's kits: services on a page of the portal, HTTP in an embed. */
export interface KitPort {
  listKits: (query: KitQuery) => Promise<KitList>;
  /** What is sold besides being shown; left out where only the host page is told. */
  sales?: SitePort;
  /** Makes systems of bills, so that kits can be found by them; left out where they cannot. */
  sizing?: HouseSizing;
}

export interface KitClient extends KitPort {
  /** Loads the distributor's theme. */
  loadTheme: () => Promise<Theme>;
}

export interface KitClientOptions {
  /** Origin of the portal, such as `https://solnascente.com.br`. */
  baseUrl: string;
  /** Publishable key of the distributor; it only works on origins that the distributor has allowed. */
  publishableKey: string;
  fetch?: Fetch | undefined;
}

/** Kits and theme of a distributor over HTTP, without cookies.
 *  @throws WidgetRequestError from its functions; `ORIGIN_NOT_ALLOWED` when the key is not allowed on the site
 *  @example createKitPort({ baseUrl: "https://solnascente.com.br", publishableKey: "pk_…" }).listKits({ page: 2 }) */
export function createKitPort({ baseUrl, publishableKey, fetch: given }: KitClientOptions): KitClient {
  const send = siteFetch(publishableKey, given);
  return { ...kitPortOver(baseUrl, send), loadTheme: () => loadTheme(baseUrl, send) };
}

/** Kits, and what is sold, by requests of one widget: an e-mail that was confirmed counts for all later ones. */
export function kitPortOver(baseUrl: string, send: Fetch): KitPort {
  let visit: string | null = null;
  const sendAsVisitor: Fetch = (url, init) => {
    const headers = new Headers(init.headers);
    if (visit !== null) headers.set("x-site-visit", visit);
    return send(url, { ...init, headers });
  };
  const sales = createSitePort(
    (path, options) => requestData(apiUrl(baseUrl, path), { ...options, fetch: sendAsVisitor }),
    {
      payUrl: (orderId) => apiUrl(baseUrl, `/checkout/${encodeURIComponent(orderId)}`),
      onVisit: (confirmed) => {
        visit = confirmed;
      },
    },
  );
  return {
    sales,
    sizing: leadPortOver(baseUrl, send),
    listKits: (query) =>
      requestData(apiUrl(baseUrl, "/app/user/kits", query), { fetch: sendAsVisitor, isExpected: isKitList }),
  };
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

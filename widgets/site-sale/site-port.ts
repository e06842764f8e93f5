import { SITE_SALE_TEXTS } from "#copy/widgets.ts";
import type { AddressLookup } from "#domain/address/address-lookup-schema.ts";
import type {
  SiteQuote,
  SiteQuoteRequest,
  SiteRequest,
  SiteRequestAnswer,
  SiteSale,
  StartedVisit,
  StartVisit,
  Visit,
} from "#domain/widget-keys/site-sale-schema.ts";
import { isRecord, type RequestOptions, WidgetRequestError } from "#widgets/request.ts";

/** What a visitor saves; the portal fills in what is left out. */
export type SiteRequestInput = Pick<SiteRequest, "type" | "kits" | "customer" | "address"> &
  Partial<Pick<SiteRequest, "freightId" | "payment" | "expectedTotalCents">>;

/** Requests of a site that sells. The e-mail that was confirmed last counts for all later ones. */
export interface SitePort {
  /** What the site takes; null where nothing is sold. */
  readSale: () => Promise<SiteSale | null>;
  quote: (question: SiteQuoteRequest) => Promise<SiteQuote>;
  findAddress: (cep: string) => Promise<AddressLookup>;
  startVisit: (visit: StartVisit) => Promise<StartedVisit>;
  confirmVisit: (answer: { challenge: string; code: string }) => Promise<Visit>;
  /** Saves once for each key, however often it is sent. */
  save: (request: SiteRequestInput, key: string) => Promise<SiteRequestAnswer>;
  /** Address of the page on which an order is paid. */
  payUrl: (orderId: string) => string;
}

/** Sends a request of the widget's key to a path of the portal. */
type Ask = <T>(path: string, options: Omit<RequestOptions<T>, "fetch">) => Promise<T>;

const isSale = (data: unknown): data is SiteSale =>
  isRecord(data) && Array.isArray(data["sells"]) && Array.isArray(data["methods"]);
const isQuote = (data: unknown): data is SiteQuote => isRecord(data) && "total" in data && "freight" in data;
const isAddress = (data: unknown): data is AddressLookup => isRecord(data) && typeof data["uf"] === "string";
const isStarted = (data: unknown): data is StartedVisit =>
  isRecord(data) && typeof data["challenge"] === "string";
const isVisit = (data: unknown): data is Visit => isRecord(data) && typeof data["visit"] === "string";
const isSaved = (data: unknown): data is SiteRequestAnswer =>
  isRecord(data) && typeof data["id"] === "string" && typeof data["code"] === "string";

/** Refusals of a key that was switched off, or sells nothing any more: a visitor can do nothing about them. */
const ENDED = ["ORIGIN_NOT_ALLOWED", "accessDenied"];

function endSale(error: unknown): never {
  if (error instanceof WidgetRequestError && ENDED.includes(error.type))
    throw new WidgetRequestError(
      { type: "SALE_ENDED", ...SITE_SALE_TEXTS.ended, status: error.status },
      { cause: error },
    );
  throw error;
}

/** The port over HTTP.
 *  @param portal.onVisit - told the header of later requests once an e-mail is confirmed, and null once another is asked
 *    for */
export function createSitePort(
  ask: Ask,
  portal: { payUrl: SitePort["payUrl"]; onVisit: (visit: string | null) => void },
): SitePort {
  const post = <T>(path: string, body: unknown, isExpected: (data: unknown) => data is T) =>
    ask(`/app/user/site/${path}`, { method: "POST", body, isExpected }).catch(endSale);
  return {
    readSale: async () => {
      const sale = await ask("/app/user/site/sale", { isExpected: isSale });
      return sale.sells.length > 0 ? sale : null;
    },
    quote: (question) => post("quote", question, isQuote),
    findAddress: (cep) => ask(`/app/open/cep/${cep}`, { isExpected: isAddress }),
    startVisit: (visit) => {
      portal.onVisit(null);
      return post("visits", visit, isStarted);
    },
    confirmVisit: async (answer) => {
      const visit = await post("visits/confirm", answer, isVisit);
      portal.onVisit(visit.visit);
      return visit;
    },
    save: (request, key) =>
      ask("/app/user/site/requests", {
        method: "POST",
        headers: { "idempotency-key": key },
        body: request,
        isExpected: isSaved,
      }).catch(endSale),
    payUrl: portal.payUrl,
  };
}

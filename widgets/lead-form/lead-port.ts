import type { EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import type { SiteLead } from "#domain/widget-keys/site-lead-schema.ts";
import type { KitClientOptions } from "#widgets/client.ts";
import { apiUrl, siteFetch } from "#widgets/site-fetch.ts";
import { type Fetch, isRecord, requestData } from "#widgets/request.ts";

/** Makes systems of houses and their bills. */
export interface HouseSizing {
  /** Names of the cities of a state. */
  listCities: (state: string) => Promise<string[]>;
  estimate: (house: EstimateRequest) => Promise<EstimateAnswer>;
}

/** Source of the lead form's numbers, and who it passes visitors on to. */
export interface LeadPort extends HouseSizing {
  send: (lead: SiteLead) => Promise<void>;
}

/** The port over HTTP, without cookies.
 *  @throws WidgetRequestError from its functions
 *  @example createLeadPort({ baseUrl: "https://solnascente.com.br", publishableKey: "pk_…" }) */
export function createLeadPort({ baseUrl, publishableKey, fetch: given }: KitClientOptions): LeadPort {
  return leadPortOver(baseUrl, siteFetch(publishableKey, given));
}

/** The port by requests of one widget. */
export function leadPortOver(baseUrl: string, send: Fetch): LeadPort {
  const post = <T>(path: string, body: unknown, isExpected: (data: unknown) => data is T) =>
    requestData(apiUrl(baseUrl, `/app/user/site/${path}`), { fetch: send, method: "POST", body, isExpected });
  return {
    listCities: async (state) => {
      const address = apiUrl(baseUrl, `/app/open/municipalities/${state}`);
      const { items } = await requestData(address, { fetch: send, isExpected: isCityList });
      return items.map(({ name }) => name);
    },
    estimate: (house) => post("estimate", house, isEstimate),
    send: async (lead) => {
      await post("leads", lead, isRecord);
    },
  };
}

function isCityList(data: unknown): data is { items: { name: string }[] } {
  return isRecord(data) && Array.isArray(data["items"]);
}

function isEstimate(data: unknown): data is EstimateAnswer {
  return isRecord(data) && "estimate" in data;
}

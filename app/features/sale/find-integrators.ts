import { type BuyerCompany, parseBuyerCompanies } from "#domain/integrators/buyer-company.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Companies to buy for whose name, CNPJ or e-mail address matches.
 *  @throws ApiCallError */
export async function findIntegrators(search: string, signal: AbortSignal): Promise<readonly BuyerCompany[]> {
  const query = new URLSearchParams({ search });
  return parseBuyerCompanies(
    await portalApi.call("GET", `/app/staff/buyers?${query.toString()}`, { signal }),
  );
}

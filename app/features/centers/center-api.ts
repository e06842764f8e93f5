import { type CenterOption, parseCenterList } from "#domain/centers/center-list.ts";
import { portalApi } from "../session/browser-api.ts";

/** The active centers.
 *  @throws ApiCallError */
export async function readCenters(signal: AbortSignal): Promise<readonly CenterOption[]> {
  return parseCenterList(await portalApi.call("GET", "/app/user/distribution-centers", { signal }));
}

/** @throws ApiCallError, of status 404 for a center that has been closed meanwhile */
export async function saveCenter(id: string): Promise<void> {
  await portalApi.call("PUT", "/app/user/distribution-center", { body: { chosenDistributionCenter: id } });
}

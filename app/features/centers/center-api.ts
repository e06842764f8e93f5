import type { CenterOption } from "#domain/centers/center-list.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** The active centers.
 *  @throws ApiCallError */
export async function readCenters(signal: AbortSignal): Promise<readonly CenterOption[]> {
  const { parseCenterList } = await loadChunk(() => import("#domain/centers/center-list.ts"));
  return parseCenterList(await portalApi.call("GET", "/app/user/distribution-centers", { signal }));
}

/** Saves the person's center.
 *  @throws ApiCallError with status 404 for a center that was closed in between */
export async function saveCenter(id: string): Promise<void> {
  await portalApi.call("PUT", "/app/user/distribution-center", { body: { chosenDistributionCenter: id } });
}

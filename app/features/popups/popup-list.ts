import type { ShownPopup } from "#domain/popups/browser-popups.ts";
import { loadPart } from "#app/lib/loading/load-part.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

/** How long a loaded list is reused, in milliseconds. */
const LIST_LIFE_MS = 10 * 60_000;

let held: { userId: string; readAt: number; popups: Promise<readonly ShownPopup[]> } | null = null;

/** The pop-ups of the signed-in person, cached in memory and loaded again once the list is old. A failed load
 *  answers an empty list, and the next page tries again. */
export function readPopups(userId: string, now: number): Promise<readonly ShownPopup[]> {
  if (held?.userId !== userId || now - held.readAt >= LIST_LIFE_MS) {
    const popups = loadAll().catch(() => {
      held = null;
      return [];
    });
    held = { userId, readAt: now, popups };
  }
  return held.popups;
}

async function loadAll(): Promise<ShownPopup[]> {
  const { parsePopupPage } = await loadPart(() => import("#domain/popups/browser-popups.ts"));
  const popups: ShownPopup[] = [];
  for (let page = 1; ; page += 1) {
    const answer = parsePopupPage(await backgroundApi.call("GET", "/app/user/popups", { query: { page } }));
    popups.push(...(answer?.items ?? []));
    if (answer === null || answer.items.length === 0 || popups.length >= answer.totalItems) return popups;
  }
}

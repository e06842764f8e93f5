import {
  choosePopup,
  NO_POPUP_HISTORY,
  type PopupFacts,
  type PopupHistory,
} from "#domain/popups/popup-choice.ts";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";

export interface PopupPlace {
  userId: string;
  distributorId: string;
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Locks that let one tab count at a time; without them, counts are only in order within this tab. */
  locks: Pick<LockManager, "request"> | undefined;
}

export interface PopupDraw<Facts extends PopupFacts> {
  popups: readonly Facts[];
  page: string;
  now: () => number;
  random: () => number;
  /** Called right before counting: whether the pop-up would still be shown. */
  isWanted: () => boolean;
}

export interface PopupHistoryStore {
  draw<Facts extends PopupFacts>(draw: PopupDraw<Facts>): Promise<Facts | null>;
}

/** Remembers in the browser, for all tabs, which pop-ups the person has seen. Without storage the memory lasts as
 *  long as the page. */
export function createPopupHistory({ userId, distributorId, storage, locks }: PopupPlace): PopupHistoryStore {
  const key = `popupHistory:${userId}` as const;
  const kept = createClientStorage({ distributorId, storage, crypto });
  let remembered: PopupHistory = NO_POPUP_HISTORY;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the editor's TypeScript 5 needs it
    if (locks !== undefined) return locks.request(`girassol:${key}`, work) as Promise<T>;
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  return {
    /** The pop-up to show on a page now, already counted as seen; null without one. */
    draw: ({ popups, page, now, random, isWanted }) =>
      inTurn(async () => {
        const { parsePopupHistory } = await loadChunk(() => import("#domain/popups/browser-popups.ts"));
        const history = (await kept.read(key, parsePopupHistory)) ?? remembered;
        if (!isWanted()) return null;
        const choice = choosePopup(history, { popups, page, now: now(), random: random() });
        remembered = choice.history;
        await kept.write(key, remembered);
        return choice.popup;
      }),
  };
}

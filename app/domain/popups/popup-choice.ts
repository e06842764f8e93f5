/** The facts of a pop-up that the choice depends on. */
export interface PopupFacts {
  id: string;
  /** Names of the pages that show it. */
  whereToDisplay: readonly string[];
  /** How often one person sees it, at least 1. */
  displayFrequency: number;
}

/** The browser's record of a pop-up for one person. */
export interface PopupRecord {
  popUpId: string;
  /** Weight in the random choice: 1 plus the remaining share of displays, so from 2 for a new pop-up down to 1. */
  weight: number;
  displayedTimes: number;
}

export interface PopupHistory {
  records: readonly PopupRecord[];
  /** Last display of any pop-up per page, in milliseconds since 1970. */
  shownAt: Readonly<Record<string, number>>;
}

export const NO_POPUP_HISTORY: PopupHistory = { records: [], shownAt: {} };

/** Minimum time between two pop-ups on the same page. */
const POPUP_PAUSE_MS = 3_600_000;

/** Displays so far as a percentage of the intended number.
 *  @example shownPct(1, 4) // 25 */
export function shownPct(displayedTimes: number, displayFrequency: number): number {
  return (displayedTimes / displayFrequency) * 100;
}

/** One record for each pop-up: records of removed pop-ups are dropped, new ones start at zero, counts stay. */
export function reconcileRecords(
  records: readonly PopupRecord[],
  popups: readonly PopupFacts[],
): PopupRecord[] {
  const times = new Map(records.map(({ popUpId, displayedTimes }) => [popUpId, displayedTimes]));
  return popups.map((popup) => toRecord(popup, times.get(popup.id) ?? 0));
}

/** Pop-ups of a page with displays left for this person. */
export function eligiblePopups<Facts extends PopupFacts>(
  popups: readonly Facts[],
  records: readonly PopupRecord[],
  page: string,
): Facts[] {
  const times = new Map(records.map(({ popUpId, displayedTimes }) => [popUpId, displayedTimes]));
  return popups.filter(
    ({ id, whereToDisplay, displayFrequency }) =>
      whereToDisplay.includes(page) && shownPct(times.get(id) ?? 0, displayFrequency) < 100,
  );
}

/** Whether a page has shown no pop-up within the last hour. A display in the future, by a wrong clock, is ignored. */
export function isPageDue({ shownAt }: PopupHistory, page: string, now: number): boolean {
  const last = shownAt[page];
  return last === undefined || last > now || now - last >= POPUP_PAUSE_MS;
}

/** Chooses the pop-up to display on a page at random by weight, and counts it; null if none is due. The returned
 *  history must be stored, even without a display.
 *  @param now - milliseconds since 1970
 *  @param random - at least 0, below 1
 *  @source spec, popup advertisement choice */
export function choosePopup<Facts extends PopupFacts>(
  history: PopupHistory,
  { popups, page, now, random }: { popups: readonly Facts[]; page: string; now: number; random: number },
): { popup: Facts | null; history: PopupHistory } {
  const records = reconcileRecords(history.records, popups);
  const kept = { ...history, records };
  const eligible = isPageDue(history, page, now) ? eligiblePopups(popups, records, page) : [];
  const popup = draw(eligible, records, random);
  if (popup === null) return { popup, history: kept };
  return {
    popup,
    history: {
      records: records.map((record) =>
        record.popUpId === popup.id ? toRecord(popup, record.displayedTimes + 1) : record,
      ),
      shownAt: { ...history.shownAt, [page]: now },
    },
  };
}

function draw<Facts extends PopupFacts>(
  eligible: readonly Facts[],
  records: readonly PopupRecord[],
  random: number,
): Facts | null {
  const weights = new Map(records.map(({ popUpId, weight }) => [popUpId, weight]));
  const weightOf = ({ id }: Facts) => weights.get(id) ?? 1;
  let rest = random * eligible.reduce((sum, popup) => sum + weightOf(popup), 0);
  for (const popup of eligible) {
    rest -= weightOf(popup);
    if (rest < 0) return popup;
  }
  return eligible.at(-1) ?? null;
}

function toRecord({ id, displayFrequency }: PopupFacts, displayedTimes: number): PopupRecord {
  const left = Math.max(0, 100 - shownPct(displayedTimes, displayFrequency));
  return { popUpId: id, weight: 1 + left / 100, displayedTimes };
}

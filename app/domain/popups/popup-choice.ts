/** A pop-up as far as the choice goes. */
export interface PopupFacts {
  id: string;
  /** Names of pages. */
  whereToDisplay: readonly string[];
  /** How often one person sees it, at least 1. */
  displayFrequency: number;
}

/** What a browser remembers of a pop-up for one person. */
export interface PopupRecord {
  popUpId: string;
  /** Share in the draw: 1 and what is left of its showings, so from 2 for one never shown down to 1. */
  weight: number;
  displayedTimes: number;
}

export interface PopupHistory {
  records: readonly PopupRecord[];
  /** When a pop-up was last shown on a page, milliseconds since 1970, by the page's name. */
  shownAt: Readonly<Record<string, number>>;
}

export const NO_POPUP_HISTORY: PopupHistory = { records: [], shownAt: {} };

/** A page shows a pop-up once in this time. */
const POPUP_PAUSE_MS = 3_600_000;

/** Showings so far in percent of those that there are to be.
 *  @example shownPct(1, 4) // 25 */
export function shownPct(displayedTimes: number, displayFrequency: number): number {
  return (displayedTimes / displayFrequency) * 100;
}

/** One record for each pop-up: those of pop-ups that are gone are dropped, new ones begin at zero, and counts stay. */
export function reconcileRecords(
  records: readonly PopupRecord[],
  popups: readonly PopupFacts[],
): PopupRecord[] {
  const times = new Map(records.map(({ popUpId, displayedTimes }) => [popUpId, displayedTimes]));
  return popups.map((popup) => toRecord(popup, times.get(popup.id) ?? 0));
}

/** Pop-ups of a page that this person has not seen as often as they are meant to be: below 100 percent. */
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

/** Whether a page has shown none within the last hour. A showing in the future, by a clock that was wrong, counts as
 *  none. */
export function isPageDue({ shownAt }: PopupHistory, page: string, now: number): boolean {
  const last = shownAt[page];
  return last === undefined || last > now || now - last >= POPUP_PAUSE_MS;
}

/** Draws the pop-up to show on a page, each with the weight of its record, and counts it; null when none is due. The
 *  history that comes back is the one to keep, also when nothing is shown.
 *  @param now - milliseconds since 1970      @param random - at least 0, below 1
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

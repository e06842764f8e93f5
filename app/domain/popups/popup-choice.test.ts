import { expect, test } from "vitest";
import {
  choosePopup,
  eligiblePopups,
  isPageDue,
  NO_POPUP_HISTORY,
  type PopupFacts,
  type PopupHistory,
  type PopupRecord,
  reconcileRecords,
  shownPct,
} from "./popup-choice.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

function buildPopup(id: string, fields: Partial<PopupFacts> = {}): PopupFacts {
  return { id, whereToDisplay: ["KitsIntegrator"], displayFrequency: 4, ...fields };
}

function buildRecord(popUpId: string, displayedTimes: number, weight = 1): PopupRecord {
  return { popUpId, weight, displayedTimes };
}

function choose(history: PopupHistory, popups: readonly PopupFacts[], random = 0, now = NOW) {
  return choosePopup(history, { popups, page: "KitsIntegrator", now, random });
}

test("the shown share is displayed times over the frequency, in percent [POPUP-04]", () => {
  expect(shownPct(0, 3)).toBe(0);
  expect(shownPct(1, 4)).toBe(25);
  expect(shownPct(3, 2)).toBe(150);
});

test.each([
  [0, 1, true],
  [1, 1, false],
  [3, 4, true],
  [4, 4, false],
  [5, 4, false],
  [98, 99, true],
  [99, 99, false],
])("shown %i times of %i, a pop-up of the page is eligible: %s [POPUP-04]", (times, frequency, expected) => {
  const popup = buildPopup("pop_1", { displayFrequency: frequency });
  const records = [buildRecord("pop_1", times)];
  expect(eligiblePopups([popup], records, "KitsIntegrator")).toEqual(expected ? [popup] : []);
});

test("only pop-ups of the page are eligible [POPUP-04]", () => {
  const here = buildPopup("pop_1", { whereToDisplay: ["Requests", "KitsIntegrator"] });
  const elsewhere = buildPopup("pop_2", { whereToDisplay: ["Requests"] });
  expect(eligiblePopups([here, elsewhere], [], "KitsIntegrator")).toEqual([here]);
});

test("the one that is drawn counts one more, the others stay [POPUP-05]", () => {
  const history = { records: [buildRecord("pop_1", 1), buildRecord("pop_2", 2)], shownAt: {} };
  const { popup, history: after } = choose(history, [buildPopup("pop_1"), buildPopup("pop_2")], 0.99);
  expect(popup?.id).toBe("pop_2");
  expect(after.records.map(({ popUpId, displayedTimes }) => [popUpId, displayedTimes])).toEqual([
    ["pop_1", 1],
    ["pop_2", 3],
  ]);
  expect(after.shownAt).toEqual({ KitsIntegrator: NOW });
});

// Weights are 1 plus the remaining share: never shown 2, shown 3 of 4 times 1.25. The border is at 2 / 3.25 =
// 0.6153….
test.each([
  [0, "pop_1"],
  [0.6153, "pop_1"],
  [0.6154, "pop_2"],
  [0.999_999, "pop_2"],
])("the draw falls by weight: %d draws %s [POPUP-05]", (random, expected) => {
  const history = { records: [buildRecord("pop_2", 3)], shownAt: {} };
  expect(choose(history, [buildPopup("pop_1"), buildPopup("pop_2")], random).popup?.id).toBe(expected);
});

test("when none is eligible none is drawn, and nothing is counted [POPUP-05]", () => {
  const history = { records: [buildRecord("pop_1", 4)], shownAt: {} };
  expect(choose(history, [buildPopup("pop_1")])).toEqual({
    popup: null,
    history: { records: [buildRecord("pop_1", 4)], shownAt: {} },
  });
  expect(choose(NO_POPUP_HISTORY, [])).toEqual({ popup: null, history: NO_POPUP_HISTORY });
});

test("records of pop-ups that are gone are dropped, new ones begin at zero, counts stay [POPUP-06]", () => {
  const records = [buildRecord("pop_gone", 3), buildRecord("pop_kept", 2, 1.5)];
  expect(reconcileRecords(records, [buildPopup("pop_kept"), buildPopup("pop_new")])).toEqual([
    { popUpId: "pop_kept", weight: 1.5, displayedTimes: 2 },
    { popUpId: "pop_new", weight: 2, displayedTimes: 0 },
  ]);
});

test("a choice that shows nothing still keeps the records up to date [POPUP-06]", () => {
  const history = { records: [buildRecord("pop_gone", 1)], shownAt: { KitsIntegrator: NOW - 1 } };
  const { popup, history: after } = choose(history, [buildPopup("pop_new")]);
  expect(popup).toBeNull();
  expect(after).toEqual({ records: [buildRecord("pop_new", 0, 2)], shownAt: { KitsIntegrator: NOW - 1 } });
});

test("a weight follows the frequency when that is changed [POPUP-06]", () => {
  const records = [buildRecord("pop_1", 2, 1.5)];
  expect(reconcileRecords(records, [buildPopup("pop_1", { displayFrequency: 8 })])[0]?.weight).toBe(1.75);
  expect(reconcileRecords(records, [buildPopup("pop_1", { displayFrequency: 1 })])[0]?.weight).toBe(1);
});

test.each([
  [0, false],
  [HOUR_MS - 1, false],
  [HOUR_MS, true],
  [HOUR_MS + 1, true],
])("%i ms after the last one, the page is due: %s [POPUP-07]", (elapsedMs, expected) => {
  const history = { records: [], shownAt: { KitsIntegrator: NOW - elapsedMs } };
  expect(isPageDue(history, "KitsIntegrator", NOW)).toBe(expected);
  expect(choose(history, [buildPopup("pop_1")]).popup !== null).toBe(expected);
});

test("another page waits for nothing, and a clock that was ahead blocks nothing [POPUP-07]", () => {
  const history = { records: [], shownAt: { Requests: NOW, KitsIntegrator: NOW + 1 } };
  expect(isPageDue(history, "DashboardIntegrator", NOW)).toBe(true);
  expect(isPageDue(history, "Requests", NOW)).toBe(false);
  expect(isPageDue(history, "KitsIntegrator", NOW)).toBe(true);
});

import { expect, test } from "vitest";
import { parsePopupHistory, parsePopupPage } from "./browser-popups.ts";

const POPUP = {
  id: "pop_1",
  title: "Semana do Sol",
  description: "Kits com prioridade.",
  image: null,
  link: "/kitsIntegrator",
  whereToDisplay: ["KitsIntegrator", "PageOfTomorrow"],
  displayFrequency: 3,
};

test("a page of the list is read as it comes; anything else is none", () => {
  expect(parsePopupPage({ items: [POPUP], totalItems: 1 })).toEqual({ items: [POPUP], totalItems: 1 });
  expect(parsePopupPage({ items: [{ ...POPUP, displayFrequency: 0 }], totalItems: 1 })).toBeNull();
  expect(parsePopupPage(null)).toBeNull();
});

test("a history is read as it was kept; anything else is none", () => {
  const history = {
    records: [{ popUpId: "pop_1", weight: 1.5, displayedTimes: 2 }],
    shownAt: { KitsIntegrator: 1_764_000_000_000 },
  };
  expect(parsePopupHistory(history)).toEqual(history);
  expect(
    parsePopupHistory({ records: [{ popUpId: "pop_1", displayedTimes: -1, weight: 1 }], shownAt: {} }),
  ).toBeNull();
  expect(parsePopupHistory("[]")).toBeNull();
});

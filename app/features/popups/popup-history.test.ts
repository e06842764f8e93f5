import { expect, test } from "vitest";
import type { PopupFacts } from "#domain/popups/popup-choice.ts";
import { createPopupHistory, type PopupPlace } from "./popup-history.ts";

const POPUP: PopupFacts = { id: "pop_1", whereToDisplay: ["A", "B", "C"], displayFrequency: 2 };
const NOW = Date.UTC(2026, 10, 21, 12);

function createArea() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Locks that are granted one after the other by name, as browsers do between tabs. */
function createLocks(): NonNullable<PopupPlace["locks"]> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: unknown) => {
      const next = last.then(() => (work as () => unknown)());
      last = next.catch(() => undefined);
      return next as Promise<never>;
    },
  };
}

function openTab(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">, locks: PopupPlace["locks"]) {
  const history = createPopupHistory({
    userId: "usr_1",
    distributorId: "dst_1",
    storage: () => storage,
    locks,
  });
  return (page: string, { isWanted = true, popups = [POPUP] } = {}) =>
    history.draw({ popups, page, now: () => NOW, random: () => 0, isWanted: () => isWanted });
}

test("what one page counted is known to the next, encrypted in the browser's storage", async () => {
  const area = createArea();
  const locks = createLocks();
  expect((await openTab(area, locks)("A"))?.id).toBe("pop_1");
  expect([...area.items.keys()]).toEqual(["girassol:popupHistory:usr_1"]);
  expect([...area.items.values()][0]).not.toContain("pop_1");
  const draw = openTab(area, locks);
  expect(await draw("A")).toBeNull();
  expect((await draw("B"))?.id).toBe("pop_1");
  expect(await draw("C")).toBeNull();
});

test("two tabs that ask at once count both, and show no more than the frequency", async () => {
  const area = createArea();
  const locks = createLocks();
  const tabs = [openTab(area, locks), openTab(area, locks), openTab(area, locks)];
  const shown = await Promise.all(tabs.map((draw, index) => draw(["A", "B", "C"][index] ?? "")));
  expect(shown.filter((popup) => popup !== null)).toHaveLength(2);
});

test("two tabs on the same page at once show it in one of them", async () => {
  const area = createArea();
  const locks = createLocks();
  const shown = await Promise.all([openTab(area, locks)("A"), openTab(area, locks)("A")]);
  expect(shown.map((popup) => popup?.id ?? null)).toEqual(["pop_1", null]);
});

test("a page that was left meanwhile counts nothing", async () => {
  const area = createArea();
  const draw = openTab(area, createLocks());
  expect(await draw("A", { isWanted: false })).toBeNull();
  expect(area.items.size).toBe(0);
});

test("where nothing can be kept, the page itself remembers, also without locks", async () => {
  const closed = {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
    removeItem: () => undefined,
  };
  const draw = openTab(closed, undefined);
  expect((await draw("A"))?.id).toBe("pop_1");
  expect(await draw("A")).toBeNull();
  expect((await draw("B"))?.id).toBe("pop_1");
  expect(await draw("C")).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { readRecent, type RecentChoice, withRecent, writeRecent } from "./recent-choices.ts";

const OWNER = { userId: "usr_1", distributorId: "dst_1" };

afterEach(() => {
  window.sessionStorage.clear();
});

function buildChoice(id: string): RecentChoice {
  return { group: "requests", id, title: `Pedido ${id}`, detail: "", path: `/requests/detail/${id}` };
}

test("what was opened last comes first, once, and five are kept", () => {
  const choices = ["1", "2", "3", "4", "5"].map(buildChoice);
  expect(withRecent(choices, buildChoice("3")).map(({ id }) => id)).toEqual(["3", "1", "2", "4", "5"]);
  expect(withRecent(choices, buildChoice("6")).map(({ id }) => id)).toEqual(["6", "1", "2", "3", "4"]);
});

test("choices are kept in the tab, unreadable there, for one user of one distributor", async () => {
  await writeRecent(OWNER, [buildChoice("1")]);
  expect(Object.values(window.sessionStorage).join("")).not.toContain("Pedido");
  expect(await readRecent(OWNER)).toEqual([buildChoice("1")]);
  expect(await readRecent({ ...OWNER, userId: "usr_2" })).toEqual([]);
  expect(await readRecent({ ...OWNER, distributorId: "dst_2" })).toEqual([]);
});

test("what does not read as choices counts as none", async () => {
  await writeRecent(OWNER, [{ ...buildChoice("1"), group: "leads" } as unknown as RecentChoice]);
  expect(await readRecent(OWNER)).toEqual([]);
});

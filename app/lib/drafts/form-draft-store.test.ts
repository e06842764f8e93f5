// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { clearFormDraft, createFormDraftStore } from "./form-draft-store.ts";

const TARGET = { name: "order", userId: "usr_1", distributorId: "dist_1" };
const FIELDS = { customer: ["Marina Alves"], accept: [] };
const KEY = "girassol:formDraft:usr_1:order";
const SAVED_AT = Date.parse("2026-11-21T12:00:00Z");

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test("a draft is read by a later page of the tab, and lies there encrypted", async () => {
  await createFormDraftStore(TARGET).write(FIELDS);
  expect(await createFormDraftStore(TARGET).read()).toEqual(FIELDS);
  expect(window.sessionStorage.getItem(KEY)).toMatch(/^[\w-]{40,}$/);
  expect(window.localStorage).toHaveLength(0);
});

test("a draft that outlasts its tab is read by another tab, and lies there encrypted", async () => {
  const target = { ...TARGET, outlastsTab: true };
  await createFormDraftStore(target).write(FIELDS);
  window.sessionStorage.clear();
  expect(await createFormDraftStore(target).read()).toEqual(FIELDS);
  expect(window.localStorage.getItem(KEY)).toMatch(/^[\w-]{40,}$/);
});

test("of a draft that outlasts its tab a tab goes on with its own, and is told of what another one kept later", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: SAVED_AT });
  const store = createFormDraftStore({ ...TARGET, outlastsTab: true });
  await store.write(FIELDS);
  expect(await store.readNewer()).toBeNull();
  const own = window.sessionStorage.getItem(KEY) ?? "";
  vi.setSystemTime(SAVED_AT + 1);
  await store.write({ customer: ["Paulo"] });
  window.sessionStorage.setItem(KEY, own);
  expect([await store.read(), await store.readNewer()]).toEqual([FIELDS, { customer: ["Paulo"] }]);
});

test("a draft of all tabs is the one that was kept last, whoever kept it", async () => {
  await createFormDraftStore(TARGET).write(FIELDS);
  const store = createFormDraftStore({ ...TARGET, isOfAllTabs: true });
  await store.write({ customer: ["Paulo"] });
  expect([await store.read(), await store.readNewer()]).toEqual([{ customer: ["Paulo"] }, null]);
  expect(window.localStorage).toHaveLength(1);
});

test("what was kept after a purchase was sent stays when that is dropped, in the browser or in the tab", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: SAVED_AT });
  const target = { ...TARGET, outlastsTab: true };
  const store = createFormDraftStore(target);
  await store.write(FIELDS);
  const own = window.sessionStorage.getItem(KEY) ?? "";
  vi.setSystemTime(SAVED_AT + 1);
  await store.write({ customer: ["Paulo"] });
  window.sessionStorage.setItem(KEY, own);
  await clearFormDraft(target, SAVED_AT);
  expect(window.sessionStorage).toHaveLength(0);
  expect(await store.read()).toEqual({ customer: ["Paulo"] });
  await clearFormDraft(target, SAVED_AT + 1);
  expect(await store.read()).toBeNull();
});

test.each([
  ["another user's", { ...TARGET, userId: "usr_2" }],
  ["another form's", { ...TARGET, name: "customer" }],
  ["another distributor's", { ...TARGET, distributorId: "dist_2" }],
])("%s draft is not read", async (_whose, target) => {
  await createFormDraftStore(TARGET).write(FIELDS);
  expect(await createFormDraftStore(target).read()).toBeNull();
});

test.each([
  ["24 hours", 86_400_000, FIELDS],
  ["24 hours and a millisecond", 86_400_001, null],
  ["less than nothing", -1, null],
])("a draft that is %s old is read as it should be", async (_age, ageMs, expected) => {
  vi.useFakeTimers({ toFake: ["Date"], now: SAVED_AT });
  const store = createFormDraftStore(TARGET);
  await store.write(FIELDS);
  vi.setSystemTime(SAVED_AT + ageMs);
  expect(await store.read()).toEqual(expected);
  expect(window.sessionStorage).toHaveLength(expected === null ? 0 : 1);
});

test("a draft that was dropped is gone, also while it was still being kept", async () => {
  const store = createFormDraftStore(TARGET);
  void store.write(FIELDS);
  await clearFormDraft(TARGET);
  expect(await store.read()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("the last of several drafts counts", async () => {
  const store = createFormDraftStore(TARGET);
  for (const customer of ["M", "Ma", "Mar"]) void store.write({ customer: [customer] });
  expect(await store.read()).toEqual({ customer: ["Mar"] });
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { clearFormDraft, createFormDraftStore } from "./form-draft-store.ts";

const TARGET = { name: "order", userId: "usr_1", distributorId: "dist_1" };
const FIELDS = { customer: ["Marina Alves"], accept: [] };
const SAVED_AT = Date.parse("2026-11-21T12:00:00Z");

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test("a draft is read by a later page of the tab, and lies there encrypted", async () => {
  await createFormDraftStore(TARGET).write(FIELDS);
  expect(await createFormDraftStore(TARGET).read()).toEqual(FIELDS);
  expect(window.sessionStorage.getItem("girassol:formDraft:usr_1:order")).toMatch(/^[\w-]{40,}$/);
  expect(window.localStorage).toHaveLength(0);
});

test("a draft that outlasts its tab is read by another tab, and lies there encrypted", async () => {
  const target = { ...TARGET, outlastsTab: true };
  await createFormDraftStore(target).write(FIELDS);
  window.sessionStorage.clear();
  expect(await createFormDraftStore(target).read()).toEqual(FIELDS);
  expect(window.localStorage.getItem("girassol:formDraft:usr_1:order")).toMatch(/^[\w-]{40,}$/);
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

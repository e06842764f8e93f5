// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchTyping } from "#app/lib/forms/typed-fields.ts";
import type { DraftFields } from "./form-draft-fields.ts";
import { keepFormDraft } from "./form-draft-keeper.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  [249, 0],
  [250, 1],
])("typing that has rested for %i ms has been kept %i times", async (ms, times) => {
  const { type, written } = await openForm();
  type("M");
  await vi.advanceTimersByTimeAsync(200);
  type("Ma");
  await vi.advanceTimersByTimeAsync(ms);
  expect(written).toEqual(Array.from({ length: times }, () => ({ name: ["Ma"], city: [""] })));
});

test.each([
  ["is left", (field: HTMLInputElement) => field.dispatchEvent(new Event("change", { bubbles: true }))],
  ["is sent", (field: HTMLInputElement) => field.form?.dispatchEvent(new Event("submit"))],
  ["goes with its page", () => window.dispatchEvent(new Event("pagehide"))],
  ["goes out of sight", () => document.dispatchEvent(new Event("visibilitychange"))],
])("what was typed is kept at once when it %s, and not again", async (_what, leave) => {
  const { field, type, written } = await openForm();
  type("Marina");
  leave(field);
  expect(written).toEqual([{ name: ["Marina"], city: [""] }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toHaveLength(1);
});

test("a form in which nobody types keeps nothing", async () => {
  const { written, keeper } = await openForm();
  window.dispatchEvent(new Event("pagehide"));
  keeper.stop();
  expect(written).toEqual([]);
});

test("a draft is put back and told, and is not kept anew for that", async () => {
  const { field, onRestored, written } = await openForm({ draft: { name: ["Marina"] } });
  expect(field.value).toBe("Marina");
  expect(onRestored).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([]);
});

test("a draft that says what the form says is not told", async () => {
  const { onRestored } = await openForm({ draft: { name: ["before"] } });
  expect(onRestored).not.toHaveBeenCalled();
});

test.each([
  ["types", () => undefined],
  [
    "types, leaving the field,",
    (field: HTMLInputElement) => field.dispatchEvent(new Event("change", { bubbles: true })),
  ],
])("what somebody %s before the draft is there wins over it", async (_what, leave) => {
  const { field, onRestored, type, arrive } = await openForm();
  type("Olga");
  leave(field);
  await arrive({ name: ["Marina"] });
  expect(field.value).toBe("Olga");
  expect(onRestored).not.toHaveBeenCalled();
});

test("what was typed before anything kept it stays, the draft's other fields come back, and all of it is kept", async () => {
  const { field, other, onRestored, written, arrive } = await openForm({ typedBefore: "Olga" });
  await arrive({ name: ["Marina"], city: ["Anápolis"] });
  expect([field.value, other.value]).toEqual(["Olga", "Anápolis"]);
  expect(onRestored).toHaveBeenCalledOnce();
  expect(written).toEqual([{ name: ["Olga"], city: ["Anápolis"] }]);
});

test("what was typed before anything kept it is kept where there is no draft", async () => {
  const { written, arrive } = await openForm({ typedBefore: "Olga" });
  await arrive(null);
  expect(written).toEqual([{ name: ["Olga"], city: [""] }]);
});

test("a form that is gone before its draft is there is not filled", async () => {
  const { field, keeper, onRestored, arrive } = await openForm();
  keeper.stop();
  await arrive({ name: ["Marina"] });
  expect(field.value).toBe("before");
  expect(onRestored).not.toHaveBeenCalled();
});

test("clearing drops the draft and what was about to be kept; later typing makes a new one", async () => {
  const { store, type, written, keeper } = await openForm();
  type("Marina");
  keeper.clear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.clear).toHaveBeenCalledOnce();
  expect(written).toEqual([]);
  type("Olga");
  await vi.advanceTimersByTimeAsync(250);
  expect(written).toEqual([{ name: ["Olga"], city: [""] }]);
});

test("discarding puts back what the form held before the draft, and drops it", async () => {
  const { field, store, written, keeper } = await openForm({ draft: { name: ["Marina"] } });
  keeper.discard();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(field.value).toBe("before");
  expect(store.clear).toHaveBeenCalledOnce();
  expect(written).toEqual([]);
});

test("ending keeps what is left, and then nothing more", async () => {
  const { type, written, keeper } = await openForm();
  type("Marina");
  keeper.stop();
  type("Olga");
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([{ name: ["Marina"], city: [""] }]);
});

/** Opens a form with one field and its draft keeper, and returns what was stored. Without a draft, the read is
 *  still pending. */
async function openForm({ draft, typedBefore }: { draft?: DraftFields; typedBefore?: string } = {}) {
  document.body.innerHTML = `<form><input name="name" value="before" /><input name="city" /></form>`;
  const form = document.forms[0] ?? document.createElement("form");
  const field = form.elements.namedItem("name") as HTMLInputElement;
  const other = form.elements.namedItem("city") as HTMLInputElement;
  if (typedBefore !== undefined) {
    field.value = typedBefore;
    watchTyping(window);
  }
  const written: DraftFields[] = [];
  let deliver: (draft: DraftFields | null) => void = () => undefined;
  const store = {
    read: () =>
      new Promise<DraftFields | null>((resolve) => {
        deliver = resolve;
      }),
    write: async (fields: DraftFields) => void written.push(fields),
    clear: vi.fn(() => Promise.resolve()),
  };
  const onRestored = vi.fn();
  const keeper = keepFormDraft({ form, store, onRestored });
  const arrive = async (fields: DraftFields | null) => {
    deliver(fields);
    await vi.advanceTimersByTimeAsync(0);
  };
  if (draft !== undefined) await arrive(draft);
  return {
    field,
    other,
    store,
    written,
    keeper,
    onRestored,
    arrive,
    type(text: string) {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

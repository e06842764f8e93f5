// @vitest-environment happy-dom
import { act, StrictMode, useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { change, click, find, findButton, render } from "#widgets/testing/render.tsx";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { createFormDraftStore } from "./form-draft-store.ts";
import { useFormDraft } from "./use-form-draft.ts";

const TARGET = { name: "order", userId: "usr_1", distributorId: "dist_1" };
const NOTICE = "Recuperamos o que você tinha digitado.";

afterEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
});

test("what was typed is back after leaving and coming back, and the page says so", async () => {
  const first = await render(<OrderForm />);
  expect(first.container.querySelector("[role=status]")?.textContent).toBe("");
  await change(customerOf(first.container), "Marina Alves");
  await first.unmount();
  const second = await openAgain();
  expect(customerOf(second.container).value).toBe("Marina Alves");
  expect(second.container.querySelector("[role=status]")?.textContent).toBe(NOTICE);
});

test("a form that mounts twice, as React's strict mode does, gets its draft back", async () => {
  await createFormDraftStore(TARGET).write({ customer: ["Marina Alves"] });
  const page = await openAgain(
    <StrictMode>
      <OrderForm />
    </StrictMode>,
  );
  expect(customerOf(page.container).value).toBe("Marina Alves");
});

test("another user of the same tab finds an empty form", async () => {
  await createFormDraftStore(TARGET).write({ customer: ["Marina Alves"] });
  const page = await openAgain(<OrderForm userId="usr_2" />);
  expect(customerOf(page.container).value).toBe("");
});

test("a form without drafts neither gets nor keeps one", async () => {
  await createFormDraftStore(TARGET).write({ customer: ["Marina Alves"] });
  const page = await openAgain(<OrderForm enabled={false} />);
  expect(customerOf(page.container).value).toBe("");
  await change(customerOf(page.container), "Olga");
  await page.unmount();
  expect(await createFormDraftStore(TARGET).read()).toEqual({ customer: ["Marina Alves"] });
});

test("a form that was saved is empty the next time", async () => {
  const first = await render(<OrderForm />);
  await change(customerOf(first.container), "Marina Alves");
  await click(findButton(first.container, "saved"));
  await first.unmount();
  const second = await openAgain();
  expect(customerOf(second.container).value).toBe("");
});

test("“Descartar” empties the form and takes the notice away, and the focus stays in its place", async () => {
  await createFormDraftStore(TARGET).write({ customer: ["Marina Alves"] });
  const page = await openAgain();
  await click(findButton(page.container, "Descartar"));
  expect(customerOf(page.container).value).toBe("");
  expect(page.container.querySelector("[role=status]")?.textContent).toBe("");
  expect(page.container.querySelector("button.gs-button")).toBeNull();
  expect(document.activeElement).toBe(find(page.container, ".app-draft-notice"));
  await page.unmount();
  expect(await createFormDraftStore(TARGET).read()).toBeNull();
});

test("on the server there is only the form", () => {
  expect(renderToString(<OrderForm />)).not.toContain(NOTICE);
});

/** Opens a page and waits until all storage operations so far are done. */
async function openAgain(page = <OrderForm />) {
  const opened = await render(page);
  await act(async () => {
    await createFormDraftStore({ ...TARGET, name: "nothing" }).read();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  });
  return opened;
}

function customerOf(container: HTMLElement): HTMLInputElement {
  return find<HTMLInputElement>(container, "[name=customer]");
}

function OrderForm({ userId = "usr_1", enabled = true }: { userId?: string; enabled?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { restored, clear, discard } = useFormDraft(form, { ...TARGET, userId, enabled });
  return (
    <form ref={form}>
      <DraftNotice restored={restored} onDiscard={discard} />
      <input name="customer" />
      <button type="button" onClick={clear}>
        saved
      </button>
    </form>
  );
}

// @vitest-environment happy-dom
import { act, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { useConfirmedSubmit } from "./use-confirmed-submit.ts";

afterEach(() => {
  document.body.replaceChildren();
});

interface Shown {
  isAsking: boolean;
  sumCents: number | null;
  toldCents?: number | null;
}

/** A form with a button that saves. */
async function openForm(first: Shown) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent = vi.fn<() => void>();
  const tell = vi.fn<(held: ReturnType<typeof useConfirmedSubmit>) => void>();
  const held = () => tell.mock.lastCall?.[0];
  function Page({ isAsking, sumCents, toldCents = null }: Shown) {
    const form = useRef<HTMLFormElement>(null);
    const now = useConfirmedSubmit(form, isAsking, { cents: sumCents, toldCents });
    useEffect(() => tell(now));
    return (
      <form
        ref={form}
        onSubmit={(event) => {
          now.onSubmit(event);
          if (!event.isDefaultPrevented()) sent();
          event.preventDefault();
        }}
      >
        <button name="intent" value="budget" />
      </form>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => act(async () => root.unmount()));
  const show = async (shown: Shown) => act(async () => root.render(<Page {...shown} />));
  await show(first);
  return {
    sent,
    show,
    changed: () => held()?.changed,
    look: async () => act(async () => held()?.look()),
    press: async () => act(async () => document.querySelector("button")?.click()),
  };
}

test("what is known is saved at once", async () => {
  const { press, sent } = await openForm({ isAsking: false, sumCents: 100 });
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

test("a press while the sum is asked for waits, and saves the sum that was seen", async () => {
  const { press, show, sent, changed } = await openForm({ isAsking: true, sumCents: 100 });
  await press();
  expect(sent).not.toHaveBeenCalled();
  await show({ isAsking: false, sumCents: 100 });
  expect(sent).toHaveBeenCalledOnce();
  expect(changed()).toBeNull();
});

test("a sum that became another one is told and saved by a second press, and not by going back to the first", async () => {
  const { press, show, sent, changed } = await openForm({ isAsking: true, sumCents: 100 });
  await press();
  await show({ isAsking: false, sumCents: 120 });
  expect(changed()).toEqual({ fromCents: 100, toCents: 120 });
  await show({ isAsking: false, sumCents: 100 });
  expect(sent).not.toHaveBeenCalled();
  await show({ isAsking: false, sumCents: 120 });
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

test("a sum that moves after somebody went about saving is told; one that was not known yet nobody has seen", async () => {
  const { look, show, changed } = await openForm({ isAsking: false, sumCents: 100 });
  await look();
  await show({ isAsking: false, sumCents: 90 });
  expect(changed()).toEqual({ fromCents: 100, toCents: 90 });
  await show({ isAsking: true, sumCents: 90 });
  await look();
  await show({ isAsking: false, sumCents: 80 });
  expect(changed()).toBeNull();
});

test("whoever sees no sums saves without", async () => {
  const { press, show, sent } = await openForm({ isAsking: true, sumCents: null });
  await press();
  await show({ isAsking: false, sumCents: null });
  expect(sent).toHaveBeenCalledOnce();
});

test("a sum that a refusal told is accepted by its button, also before the page shows it", async () => {
  const { press, show, sent } = await openForm({ isAsking: true, sumCents: 100, toldCents: 120 });
  await press();
  await show({ isAsking: false, sumCents: 120, toldCents: 120 });
  expect(sent).toHaveBeenCalledOnce();
});

test("a total that a refusal told is saved although the page, whose freight does not come, shows the sum before it", async () => {
  const { press, show, sent, changed } = await openForm({ isAsking: true, sumCents: 100, toldCents: 120 });
  await press();
  await show({ isAsking: false, sumCents: 100, toldCents: 120 });
  expect(sent).toHaveBeenCalledOnce();
  expect(changed()).toBeNull();
});

// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakePortal, renderPage } from "#tests/fakes/live-portal.ts";
import { LiveAbsence } from "./absence.tsx";
import { LiveProvider } from "./provider.tsx";

const AWAY = "Sem atualizações ao vivo. Tentando reconectar…";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a channel that is away for 15 s is said to be, until it is back", async () => {
  const { sockets } = fakePortal();
  const page = await renderPage(<Page />);
  await pass(14_999);
  expect(page.text()).toBe("");
  await pass(1);
  expect(page.text()).toBe(AWAY);
  await pass(1_000);
  expect([page.text(), sockets.length]).toEqual([AWAY, 2]);
  await act(async () => sockets[1]?.open());
  expect(page.text()).toBe("");
});

test("a channel that comes back in time is not spoken of, and its next absence counts from its own beginning", async () => {
  const { sockets } = fakePortal();
  const page = await renderPage(<Page />);
  await pass(9_000);
  await act(async () => sockets.at(-1)?.open());
  await pass(10_000);
  expect(page.text()).toBe("");
  await act(async () => sockets.at(-1)?.dispatchEvent(new Event("error")));
  await pass(14_999);
  expect(page.text()).toBe("");
  await pass(1);
  expect(page.text()).toBe(AWAY);
});

function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

function Page() {
  return (
    <LiveProvider distributorId="dist_1" userId="usr_1" previewOf={null} startSeq={10} builtAt="1">
      <LiveAbsence />
    </LiveProvider>
  );
}

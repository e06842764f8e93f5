// @vitest-environment happy-dom
import { act, useEffect, useRef } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#tests/fakes/live-portal.ts";
import { useSaleQuote } from "./use-sale-quote.ts";

const router = vi.hoisted(() => ({
  fetcher: { state: "idle", data: undefined as object | undefined, submit: () => undefined },
}));
vi.mock("@remix-run/react", () => ({
  useFetcher: () => router.fetcher,
  useNavigation: () => ({ state: "idle" }),
}));

/** A form whose total is asked for at once, and the steps of its request. */
async function openForm() {
  const heard = vi.fn<(quote: ReturnType<typeof useSaleQuote>) => void>();
  function Page() {
    const form = useRef<HTMLFormElement>(null);
    const quote = useSaleQuote(form, undefined);
    useEffect(() => heard(quote));
    return <form ref={form} />;
  }
  router.fetcher = { ...router.fetcher, state: "idle", data: undefined };
  const page = await renderPage(<Page />);
  const quote = () => heard.mock.lastCall?.[0];
  return {
    isBusy: () => quote()?.isBusy,
    ask: async () => act(async () => quote()?.refresh()),
    become: async (next: { state?: string; data?: object }) => {
      router.fetcher = { ...router.fetcher, ...next };
      await page.show(<Page />);
    },
  };
}

test("a total is out of date from its request to its answer", async () => {
  const { isBusy, ask, become } = await openForm();
  expect(isBusy()).toBe(false);
  await ask();
  expect(isBusy()).toBe(true);
  await become({ state: "submitting" });
  expect(isBusy()).toBe(true);
  await become({ state: "idle", data: {} });
  expect(isBusy()).toBe(false);
});

test("an answer that comes between two renders ends its request too", async () => {
  const { isBusy, ask, become } = await openForm();
  await ask();
  await become({ data: {} });
  expect(isBusy()).toBe(false);
});

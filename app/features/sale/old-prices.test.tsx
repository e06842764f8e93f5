// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderPage } from "#tests/fakes/live-portal.ts";
import { readAnswers } from "../design/express-answers.ts";
import { useComposition } from "../design/use-composition.ts";
import type { ChoiceSum } from "../closed-kits/choice-sum.ts";
import { useChoiceSum } from "../closed-kits/use-choice-sum.ts";
import { useConfirmedCart } from "../loose-products/use-confirmed-cart.ts";
import { usePrices } from "../mount-kit/use-prices.ts";

interface Prices {
  status: "pending" | "failed" | "known";
  retry: () => void;
}
/** Data of a page, loaded for another choice. */
type Loaded = { choice: string; sum: ChoiceSum };

const AMOUNTS = [{ id: "a", amount: 2 }];
const LINES = [{ id: "a", amount: 2, recAmount: 0 }];
const ANSWERS = readAnswers(new URLSearchParams());
const SHOWS = { productPrices: true, kitPrice: true };
const ANSWER = {
  items: [{ id: "a", name: "A", powerW: 1_000, singlePriceCents: 1_000 }],
  ...{ lines: AMOUNTS, products: LINES, removed: [], missing: [], missingIds: [], problems: [] },
};

function useExpressPrices(loaded: Loaded): Prices {
  const { isPending, hasFailed, retry } = useComposition(LINES, { answers: ANSWERS, loaded }, () => {});
  return { status: isPending ? "pending" : hasFailed ? "failed" : "known", retry };
}

function useClosedPrices(loaded: Loaded): Prices {
  return useChoiceSum({ choice: AMOUNTS, integrator: null, loaded, shown: {} });
}

function useMountedPrices(): Prices {
  const { status, retry } = usePrices(AMOUNTS, { shows: SHOWS, integratorId: null, onFailure: () => {} });
  return { status: status === "asking" ? "pending" : status === "failed" ? "failed" : "known", retry };
}

function useLoosePrices(): Prices {
  const lines = LINES.map(({ id, amount }) => ({ id, amount, productCode: "A", name: "A" }));
  const { isCurrent, hasFailed, retry } = useConfirmedCart(lines, { integratorId: null, first: null });
  return { status: isCurrent ? "known" : hasFailed ? "failed" : "pending", retry };
}

/** A server that answers on the test's command, and fake timers for timeouts. */
function fakeServer() {
  let clock = new AbortController();
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => (clock = new AbortController()).signal);
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      answers.push(resolve);
      signal?.addEventListener("abort", () => {
        reject(new Error("given up"));
      });
    });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    /** Waits longer than the pause before a request. */
    untilAsked: () => act(() => vi.advanceTimersByTimeAsync(500)),
    answer: () =>
      act(async () => {
        answers.at(-1)?.(Response.json({ data: ANSWER }));
        await settle();
      }),
    letTimeRunOut: () =>
      act(async () => {
        clock.abort();
        await settle();
      }),
    calls: () => answers.length,
  };
}

function Page({
  loaded,
  usePagePrices,
  tell,
}: {
  loaded: Loaded;
  usePagePrices: (loaded: Loaded) => Prices;
  tell: (prices: Prices) => void;
}) {
  const prices = usePagePrices(loaded);
  useEffect(() => {
    tell(prices);
  });
  return null;
}

test.each([
  ["express kits", useExpressPrices],
  ["closed kits", useClosedPrices],
  ["mounted kits", useMountedPrices],
  ["loose products", useLoosePrices],
])(
  "%s: prices that do not come are pending, then old with a way to ask again; so are those of a page that comes back",
  async (_page, usePagePrices) => {
    const server = fakeServer();
    let prices: Prices = { status: "known", retry: () => {} };
    const tell = (next: Prices) => {
      prices = next;
    };
    const pageOf = (loaded: Loaded) => <Page {...{ loaded, usePagePrices, tell }} />;
    const fresh = (): Loaded => ({ choice: "b~1", sum: { totalCents: 1, missing: 0, kits: {} } });
    const { show } = await renderPage(pageOf(fresh()));
    await server.untilAsked();
    expect([prices.status, server.calls()]).toEqual(["pending", 1]);
    await server.letTimeRunOut();
    expect(prices.status).toBe("failed");
    await act(async () => prices.retry());
    expect(prices.status).toBe("pending");
    await server.untilAsked();
    await server.answer();
    expect([prices.status, server.calls()]).toEqual(["known", 2]);
    await show(pageOf(fresh()));
    await act(async () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(prices.status).toBe("pending");
    await server.untilAsked();
    await server.answer();
    expect([prices.status, server.calls()]).toEqual(["known", 3]);
  },
);

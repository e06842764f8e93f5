import { afterEach, expect, test, vi } from "vitest";
import { createKitPort } from "./client.ts";
import { REQUEST_TIMEOUT_MS } from "./request.ts";
import type { Fetch } from "./request.ts";
import { buildKitList, jsonResponse } from "./testing/factories.ts";

afterEach(() => {
  vi.useRealTimers();
});

function openPort(fetch: Fetch) {
  const spy = vi.fn(fetch);
  const port = createKitPort({ baseUrl: "https://sol.example/", publishableKey: "pk_sol_1", fetch: spy });
  return { spy, port };
}

test("kits are asked for with the key, without cookies and without what was left out", async () => {
  const { spy, port } = openPort(async () => jsonResponse({ data: buildKitList() }));
  expect(await port.listKits({ page: 2, minPower: 5.5, structure: undefined })).toEqual(buildKitList());
  const [url, init] = spy.mock.calls[0] ?? [];
  expect(url).toBe("https://sol.example/app/user/kits?page=2&minPower=5.5");
  expect(new Headers(init?.headers).get("x-publishable-key")).toBe("pk_sol_1");
  expect(init?.credentials).toBe("omit");
});

test("the theme is taken out of the distributor's data", async () => {
  const theme = { primaryColor: "#c2410c" };
  const { port } = openPort(async () => jsonResponse({ data: { title: "Sol", theme } }));
  expect(await port.loadTheme()).toEqual(theme);
});

test.each([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a 502", () => Promise.resolve(new Response("Bad gateway", { status: 502 }))],
])("a read is tried once more after %s", async (_name, fail) => {
  vi.useFakeTimers();
  const answers = [fail, () => Promise.resolve(jsonResponse({ data: buildKitList() }))];
  const { spy, port } = openPort(() => (answers.shift() ?? fail)());
  const listed = port.listKits({});
  await vi.runAllTimersAsync();
  expect(await listed).toEqual(buildKitList());
  expect(spy).toHaveBeenCalledTimes(2);
});

test("a refusal is final and keeps the portal's words", async () => {
  const error = { type: "ORIGIN_NOT_ALLOWED", title: "Não", description: "Este site não." };
  const { spy, port } = openPort(async () => jsonResponse({ error }, 403));
  await expect(port.listKits({})).rejects.toMatchObject({ ...error, status: 403 });
  expect(spy).toHaveBeenCalledTimes(1);
});

test("a portal that stays silent is given up after ten seconds a try", async () => {
  vi.useFakeTimers();
  const { spy, port } = openPort(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => {
          reject(new DOMException("aborted", "AbortError"));
        });
      }),
  );
  const refused = expect(port.listKits({})).rejects.toMatchObject({ type: "NETWORK", status: 0 });
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS * 2 + 1000);
  await refused;
  expect(spy).toHaveBeenCalledTimes(2);
});

test("a confirmed e-mail counts for later requests, until another one is asked for", async () => {
  const answers: Record<string, unknown> = {
    "/app/user/site/visits": { challenge: "c" },
    "/app/user/site/visits/confirm": {
      visit: "v_1",
      expiresAt: "2026-11-30T00:00:00.000Z",
      integrator: null,
    },
  };
  const { spy, port } = openPort(async (url) =>
    jsonResponse({ data: answers[new URL(url).pathname] ?? buildKitList() }),
  );
  const visitOfLast = async () => {
    await port.listKits({});
    return new Headers(spy.mock.lastCall?.[1].headers).get("x-site-visit");
  };
  const start = () => port.sales?.startVisit({ email: "marina@cliente.test", as: "customer" });
  await start();
  expect(await visitOfLast()).toBeNull();
  await port.sales?.confirmVisit({ challenge: "c", code: "042195" });
  expect(await visitOfLast()).toBe("v_1");
  await start();
  expect(await visitOfLast()).toBeNull();
});

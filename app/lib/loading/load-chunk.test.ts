// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadChunk, replacePage } from "./load-chunk.ts";
import { loadPart } from "./load-part.ts";

const NOTHING = new TypeError("Failed to fetch");

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

const spyOnReload = () => vi.spyOn(window.location, "reload").mockImplementation(() => undefined);

test("without a connection the page stays, and a part that did not arrive is asked for again once there is one", async () => {
  const reload = spyOnReload();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(NOTHING).mockResolvedValueOnce("part");
  const part = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("a connection whose loss the browser does not know of leaves the page where it is, too", async () => {
  const reload = spyOnReload();
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(NOTHING));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(NOTHING).mockResolvedValueOnce("part");
  const part = loadChunk(load);
  await replacePage(NOTHING);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("a part that is gone from a server that answers loads the page again, once for all that fail", async () => {
  const reload = spyOnReload();
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 404 })));
  void loadChunk(() => Promise.reject(NOTHING));
  await replacePage(NOTHING);
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that the page does without is not asked for while nobody answers, and leaves the page where it is", async () => {
  const reload = spyOnReload();
  const server = vi.fn<typeof fetch>().mockRejectedValue(NOTHING);
  vi.stubGlobal("fetch", server);
  const failure = new TypeError("Failed to fetch");
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValueOnce("part");
  await expect(loadPart(load)).rejects.toMatchObject({ why: "OFFLINE" });
  expect(load).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response(null));
  await expect(loadPart(load)).rejects.toMatchObject({ why: "GONE" });
  // The bundler's own loader reports the same failure.
  await replacePage(failure);
  expect(await loadPart(load)).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

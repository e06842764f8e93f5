// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { loadChunk } from "./load-chunk.ts";

test("without a connection the page stays, and a part that did not arrive is asked for again once there is one", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const listen = vi.spyOn(window, "addEventListener");
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValueOnce("part");
  const part = loadChunk(load);
  await vi.waitFor(() => {
    expect(listen).toHaveBeenCalledWith("online", expect.any(Function), { once: true });
  });
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

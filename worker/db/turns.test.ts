import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTurns } from "./turns.ts";

const inTurn = createTurns(4);

/** A save that lasts until `end` is called. */
function createSave(key: string, log: string[], name: string) {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = inTurn(key, async () => {
    log.push(name);
    await over;
    return name;
  });
  return { done, end: () => end() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("turns of saves", () => {
  it("lets four of a database run, and the others in their order as these end", async () => {
    const log: string[] = [];
    const saves = ["a", "b", "c", "d", "e", "f"].map((name) => createSave("one", log, name));
    const elsewhere = createSave("other", log, "elsewhere");
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(["a", "b", "c", "d", "elsewhere"]);
    saves[2]?.end();
    await saves[2]?.done;
    await vi.advanceTimersByTimeAsync(10);
    expect(log.slice(5)).toEqual(["e"]);
    for (const save of [...saves, elsewhere]) save.end();
    expect(await Promise.all(saves.map(({ done }) => done))).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("goes on after a save that failed", async () => {
    const failing = Array.from({ length: 4 }, () =>
      inTurn("failing", () => Promise.reject(new Error("full"))),
    );
    const next = inTurn("failing", () => Promise.resolve("saved"));
    const results = await Promise.allSettled(failing);
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(await next).toBe("saved");
  });

  it("waits in a row that moves, until nobody waits for it any more", async () => {
    const log: string[] = [];
    const steady = (name: string, ms: number) =>
      inTurn("steady", async () => {
        log.push(name);
        await new Promise((resolve) => setTimeout(resolve, ms));
      });
    const saves = Array.from({ length: 84 }, (_none, at) => steady(String(at), 900));
    const results = Promise.allSettled(saves);
    await vi.advanceTimersByTimeAsync(14_000);
    // Four at once, sixteen times: nobody has gone ahead.
    expect(log).toEqual(Array.from({ length: 64 }, (_none, at) => String(at)));
    await vi.advanceTimersByTimeAsync(10_000);
    const refused = (await results).flatMap((one, at) =>
      one.status === "rejected" ? [[at, one.reason]] : [],
    );
    expect(refused.map(([at]) => at)).toEqual(Array.from({ length: 16 }, (_none, at) => 68 + at));
    expect(refused[0]?.[1]).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(log).toHaveLength(68);
  });

  it("waits a second at most for saves that never end", async () => {
    const log: string[] = [];
    for (const name of ["a", "b", "c", "d", "late"]) createSave("stuck", log, name);
    await vi.advanceTimersByTimeAsync(999);
    expect(log).not.toContain("late");
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toContain("late");
    // After ten seconds they count as over, and nobody waits for them.
    await vi.advanceTimersByTimeAsync(10_000);
    const after = createSave("stuck", log, "after");
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toContain("after");
    after.end();
  });
});

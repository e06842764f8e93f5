import { expect, inject, onTestFinished, test } from "vitest";
import { createTrial } from "#scripts/bench/delivery/trial.ts";
import { startOwnParty } from "./own-party.ts";

test("200 pages get each of 500 events that is for them once and in order, and no other, whatever breaks", async () => {
  const party = await startOwnParty();
  const trial = createTrial({ party, secret: inject("liveSecret"), people: 200, seed: 1 });
  onTestFinished(trial.close);
  await trial.connect(200);
  const result = await trial.run({
    events: 500,
    burst: 5,
    restartsAt: [250],
    dropPct: 60,
    duplicatePct: 30,
    deadlineMs: 60_000,
  });
  expect(result).toMatchObject({ missing: 0, repeated: 0, foreign: 0, disordered: 0, restarts: 1 });
  // The trial had disturbances: sockets were lost and came back, and old events were posted again.
  expect(result.drops).toBeGreaterThan(20);
  expect(result.duplicatePosts).toBeGreaterThan(10);
  expect(result.caughtUp).toBeGreaterThan(100);
  expect(result.deliveries).toBeGreaterThan(5_000);
}, 90_000);

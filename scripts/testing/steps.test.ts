import { expect, test } from "vitest";
import { runSteps } from "./steps.ts";
import type { Step } from "./steps.ts";

/** Steps that end on the test's command, with the recorded order of starts and ends. */
function openSteps() {
  const seen: string[] = [];
  const ends = new Map<string, (ok: boolean) => void>();
  function step(name: string, after?: Step): Step {
    const run = async () => {
      seen.push(`${name} begins`);
      const ok = await new Promise<boolean>((resolve) => ends.set(name, resolve));
      return { ok, passed: 0, failed: 0, skipped: 0, secondTries: [], notTried: [], output: [] };
    };
    return { name, run, ...(after === undefined ? {} : { after }) };
  }
  async function end(name: string, ok = true): Promise<void> {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.(ok);
  }
  const tell = ({ name }: { name: string }) => seen.push(`${name} is over`);
  return { step, end, seen, tell };
}

test("no more steps run at a time than there are lanes, and a step waits for the one that it comes after", async () => {
  const { step, end, seen, tell } = openSteps();
  const faults = step("faults");
  const all = [faults, step("journeys", faults), step("unit"), step("api")];
  const run = runSteps(all, { lanes: 2, stopEarly: false, tell });

  await end("unit");
  await end("api");
  await end("faults");
  await end("journeys");

  expect((await run).map(({ name }) => name)).toEqual(["unit", "api", "faults", "journeys"]);
  expect(seen).toEqual([
    ...["faults begins", "unit begins", "unit is over", "api begins", "api is over"],
    ...["faults is over", "journeys begins", "journeys is over"],
  ]);
});

test("after a failure nothing else begins where it is to stop early", async () => {
  const { step, end, seen, tell } = openSteps();
  const run = runSteps([step("types"), step("build")], { lanes: 1, stopEarly: true, tell });

  await end("types", false);

  expect((await run).map(({ ok }) => ok)).toEqual([false]);
  expect(seen).toEqual(["types begins", "types is over"]);
});

test("a step that comes after one that is not there is no step that is left out in silence", async () => {
  const { step, tell } = openSteps();
  const run = runSteps([step("journeys", step("faults"))], { lanes: 2, stopEarly: false, tell });

  await expect(run).rejects.toThrow("journeys waits for a step that is not among these");
});

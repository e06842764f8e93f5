import { expect, test } from "vitest";
import { afterFailure, askCircuit, type CircuitState, WORKING } from "./circuit-breaker.ts";

const NOW = 1_000_000;
const OPEN: CircuitState = { phase: "open", untilMs: NOW + 30_000 };

test("the third failure in a row lets a service rest for thirty seconds", () => {
  const once = afterFailure(WORKING, NOW);
  const twice = afterFailure(once, NOW);
  expect([once, twice]).toEqual([
    { phase: "closed", failures: 1 },
    { phase: "closed", failures: 2 },
  ]);
  expect(askCircuit(twice, NOW)).toEqual({ mayAsk: true, state: twice });
  expect(afterFailure(twice, NOW)).toEqual(OPEN);
});

test.each([
  [NOW, false],
  [NOW + 29_999, false],
  [NOW + 30_000, true],
])("a service that rests from second 1,000 to 1,030, asked at %i ms: %s", (at, mayAsk) => {
  expect(askCircuit(OPEN, at).mayAsk).toBe(mayAsk);
});

test("after the rest one call tries the service; others wait until it has reported, ten seconds at most", () => {
  const trial = askCircuit(OPEN, NOW + 30_000);
  expect(trial).toEqual({ mayAsk: true, state: { phase: "halfOpen", lostAtMs: NOW + 40_000 } });
  expect(askCircuit(trial.state, NOW + 30_001)).toEqual({ mayAsk: false, state: trial.state });
  expect(askCircuit(trial.state, NOW + 39_999).mayAsk).toBe(false);
  expect(askCircuit(trial.state, NOW + 40_000)).toEqual({
    mayAsk: true,
    state: { phase: "halfOpen", lostAtMs: NOW + 50_000 },
  });
});

test("a trial that fails lets the service rest anew", () => {
  const trial: CircuitState = { phase: "halfOpen", lostAtMs: NOW + 10_000 };
  expect(afterFailure(trial, NOW + 5_000)).toEqual({ phase: "open", untilMs: NOW + 35_000 });
});

test("a call from before the rest that fails during it does not lengthen it", () => {
  expect(afterFailure(OPEN, NOW + 20_000)).toBe(OPEN);
});

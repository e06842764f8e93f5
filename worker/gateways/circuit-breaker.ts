/** State of an external service: it works (with a number of failures in a row), it is paused until an instant, or one
 *  call is testing it, which counts as failed if it has not reported by an instant. Instants are in milliseconds. */
export type CircuitState =
  | { phase: "closed"; failures: number }
  | { phase: "open"; untilMs: number }
  | { phase: "halfOpen"; lostAtMs: number };

/** Number of failures in a row that pauses a service. */
const FAILURES_TO_OPEN = 3;
/** Duration of the pause. */
const REST_MS = 30_000;
/** Time for the testing call to report. */
const TRIAL_MS = 10_000;

export const WORKING: CircuitState = { phase: "closed", failures: 0 };

/** Whether the service may be called now, and its state afterwards. */
export function askCircuit(state: CircuitState, nowMs: number): { mayAsk: boolean; state: CircuitState } {
  if (state.phase === "closed") return { mayAsk: true, state };
  const waitsUntilMs = state.phase === "open" ? state.untilMs : state.lostAtMs;
  if (nowMs < waitsUntilMs) return { mayAsk: false, state };
  return { mayAsk: true, state: { phase: "halfOpen", lostAtMs: nowMs + TRIAL_MS } };
}

/** The state after a failed call. A call from before the pause does not prolong it. */
export function afterFailure(state: CircuitState, nowMs: number): CircuitState {
  if (state.phase === "open") return state;
  const failures = state.phase === "closed" ? state.failures + 1 : FAILURES_TO_OPEN;
  return failures < FAILURES_TO_OPEN
    ? { phase: "closed", failures }
    : { phase: "open", untilMs: nowMs + REST_MS };
}

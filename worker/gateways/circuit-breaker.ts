/** What is known of a service outside: it works (with so many failures in a row), it rests until an instant, or one call
 *  is trying it, which counts as lost when it has not reported by an instant. Instants in milliseconds. */
export type CircuitState =
  | { phase: "closed"; failures: number }
  | { phase: "open"; untilMs: number }
  | { phase: "halfOpen"; lostAtMs: number };

/** Failures in a row after which a service rests. */
const FAILURES_TO_OPEN = 3;
/** How long it is not asked. */
const REST_MS = 30_000;
/** How long the call that tries it has to report. */
const TRIAL_MS = 10_000;

export const WORKING: CircuitState = { phase: "closed", failures: 0 };

/** Whether the service may be asked now, and what is known of it from then on. */
export function askCircuit(state: CircuitState, nowMs: number): { mayAsk: boolean; state: CircuitState } {
  if (state.phase === "closed") return { mayAsk: true, state };
  const waitsUntilMs = state.phase === "open" ? state.untilMs : state.lostAtMs;
  if (nowMs < waitsUntilMs) return { mayAsk: false, state };
  return { mayAsk: true, state: { phase: "halfOpen", lostAtMs: nowMs + TRIAL_MS } };
}

/** What is known after a call that failed. A call from before the rest does not lengthen it. */
export function afterFailure(state: CircuitState, nowMs: number): CircuitState {
  if (state.phase === "open") return state;
  const failures = state.phase === "closed" ? state.failures + 1 : FAILURES_TO_OPEN;
  return failures < FAILURES_TO_OPEN
    ? { phase: "closed", failures }
    : { phase: "open", untilMs: nowMs + REST_MS };
}

import { afterFailure, askCircuit, type CircuitState, WORKING } from "./circuit-breaker.ts";

/** Prevents calls to a service that has failed repeatedly, within this isolate. */
export interface CircuitBreaker {
  mayAsk(nowMs: number): boolean;
  succeeded(): void;
  /** Whether this failure paused the service. */
  failed(nowMs: number): { rests: boolean };
}

const circuits = new Map<string, CircuitState>();

/** The breaker of one service for one distributor. Only failing services are remembered.
 *  @param name - service, distributor and credentials, so that other credentials start anew */
export function openCircuitBreaker(name: string): CircuitBreaker {
  return {
    mayAsk(nowMs) {
      const { mayAsk, state } = askCircuit(circuits.get(name) ?? WORKING, nowMs);
      if (state.phase !== "closed") circuits.set(name, state);
      return mayAsk;
    },
    succeeded: () => void circuits.delete(name),
    failed(nowMs) {
      const before = circuits.get(name) ?? WORKING;
      const after = afterFailure(before, nowMs);
      circuits.set(name, after);
      return { rests: after.phase === "open" && after !== before };
    },
  };
}

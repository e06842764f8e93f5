import { afterFailure, askCircuit, type CircuitState, WORKING } from "./circuit-breaker.ts";

/** Keeps a service from being asked that failed again and again, for everybody whom this isolate serves. */
export interface CircuitBreaker {
  mayAsk(nowMs: number): boolean;
  succeeded(): void;
  /** Whether this failure was the one that lets the service rest. */
  failed(nowMs: number): { rests: boolean };
}

const circuits = new Map<string, CircuitState>();

/** The breaker of one service for one distributor. What works is not remembered, so the memory holds only what fails.
 *  @param name - service, distributor and access: other credentials begin anew */
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

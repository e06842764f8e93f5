import type { IntegratorStatus } from "#domain/access/actor.ts";
import type { TransitionTable } from "#domain/shared/transitions.ts";

/** In the order in which they want attention. */
export const INTEGRATOR_STATUSES = [
  "wait",
  "enable",
  "inactive",
  "disable",
] as const satisfies readonly IntegratorStatus[];

/** Where a company may go from where it stands: an application is approved or refused, a refused one may be looked at
 *  again, and an active company is switched off and on. */
export const INTEGRATOR_TRANSITIONS = {
  wait: ["enable", "disable"],
  enable: ["inactive"],
  inactive: ["enable"],
  disable: ["wait"],
} as const satisfies TransitionTable<IntegratorStatus>;

/** What somebody decides about a company. */
export type IntegratorDecision = "approve" | "refuse" | "reopen" | "deactivate" | "reactivate";

/** What a move between two states is called, or null when there is no such move. */
export function decisionOf(from: IntegratorStatus, to: IntegratorStatus): IntegratorDecision | null {
  const allowed: readonly IntegratorStatus[] = INTEGRATOR_TRANSITIONS[from];
  if (!allowed.includes(to)) return null;
  if (from === "wait") return to === "enable" ? "approve" : "refuse";
  if (from === "disable") return "reopen";
  return to === "enable" ? "reactivate" : "deactivate";
}

import type { IntegratorStatus } from "#domain/access/actor.ts";
import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Statuses in order of urgency. */
export const INTEGRATOR_STATUSES = [
  "wait",
  "enable",
  "inactive",
  "disable",
] as const satisfies readonly IntegratorStatus[];

/** Allowed transitions of an integrator: an application is approved or refused, a refusal can be reopened, and an
 *  active integrator can be deactivated and reactivated. */
export const INTEGRATOR_TRANSITIONS = {
  wait: ["enable", "disable"],
  enable: ["inactive"],
  inactive: ["enable"],
  disable: ["wait"],
} as const satisfies TransitionTable<IntegratorStatus>;

/** Decisions about an integrator. */
export type IntegratorDecision = "approve" | "refuse" | "reopen" | "deactivate" | "reactivate";

/** The decision that leads from one status to another; null if the transition is not allowed. */
export function decisionOf(from: IntegratorStatus, to: IntegratorStatus): IntegratorDecision | null {
  const allowed: readonly IntegratorStatus[] = INTEGRATOR_TRANSITIONS[from];
  if (!allowed.includes(to)) return null;
  if (from === "wait") return to === "enable" ? "approve" : "refuse";
  if (from === "disable") return "reopen";
  return to === "enable" ? "reactivate" : "deactivate";
}

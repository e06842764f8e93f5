import { INTEGRATOR_STATUS_LABELS } from "#copy/spec/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";

const TONES = {
  wait: "gs-badge gs-badge--warn",
  enable: "gs-badge gs-badge--ok",
  disable: "gs-badge gs-badge--danger",
  inactive: "gs-badge gs-badge--info",
} as const satisfies Record<IntegratorStatus, string>;

/** Badge with the status of a company. */
export function StatusBadge({ status }: { status: IntegratorStatus }) {
  return <span className={TONES[status]}>{INTEGRATOR_STATUS_LABELS[status]}</span>;
}

import { INTEGRATOR_STATUS_LABELS } from "#copy/spec/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const TONES = {
  wait: "warn",
  enable: "ok",
  disable: "danger",
  inactive: "info",
} as const satisfies Record<IntegratorStatus, BadgeTone>;

/** Badge with the status of a company. */
export function StatusBadge({ status }: { status: IntegratorStatus }) {
  return <Badge tone={TONES[status]}>{INTEGRATOR_STATUS_LABELS[status]}</Badge>;
}

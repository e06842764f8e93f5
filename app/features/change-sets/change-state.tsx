import { CHANGE_SET_TEXTS as TEXTS } from "#copy/change-sets.ts";
import type { ChangeSetState } from "#domain/change-sets/change-set.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const BADGES: Partial<Record<ChangeSetState, BadgeTone>> = {
  scheduled: "info",
  applying: "info",
  applied: "ok",
  failed: "danger",
};

/** Badge with the state of a change. */
export function ChangeState({ state }: { state: ChangeSetState }) {
  return (
    <Badge tone={BADGES[state] ?? "quiet"} data-state={state}>
      {TEXTS.states[state]}
    </Badge>
  );
}

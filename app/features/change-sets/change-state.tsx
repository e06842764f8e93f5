import { CHANGE_SET_TEXTS as TEXTS } from "#copy/change-sets.ts";
import type { ChangeSetState } from "#domain/change-sets/change-set.ts";

const BADGES: Partial<Record<ChangeSetState, string>> = {
  scheduled: "gs-badge--info",
  applying: "gs-badge--info",
  applied: "gs-badge--ok",
  failed: "gs-badge--danger",
};

/** Badge with the state of a change. */
export function ChangeState({ state }: { state: ChangeSetState }) {
  return (
    <span className={`gs-badge ${BADGES[state] ?? "app-badge-quiet"}`} data-state={state}>
      {TEXTS.states[state]}
    </span>
  );
}

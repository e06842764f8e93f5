import type { TransitionTable } from "#domain/shared/transitions.ts";

export const IMPORT_STATES = [
  "uploaded",
  "checking",
  "checked",
  "applying",
  "applied",
  "cancelled",
  "reverted",
  "failed",
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** Transitions of an import. One that is cancelled while it is applied keeps its changes, which can be undone. */
export const IMPORT_MOVES = {
  uploaded: ["uploaded", "checking", "cancelled", "failed"],
  checking: ["checked", "cancelled", "failed"],
  checked: ["uploaded", "checking", "applying", "cancelled"],
  applying: ["applied", "cancelled", "failed"],
  applied: ["reverted"],
  cancelled: ["reverted"],
  reverted: [],
  failed: ["reverted"],
} as const satisfies TransitionTable<ImportState>;

/** States in which a worker should be active on the import. */
export const WORKING_STATES = ["checking", "applying"] as const satisfies readonly ImportState[];

export const IMPORT_ROW_STATES = ["read", "new", "changed", "same", "failed", "applied"] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

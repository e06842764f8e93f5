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

/** How an import goes on. One that is cancelled amid its work keeps what was applied, and may be taken back. */
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

/** States in which somebody is at work on the import, or should be. */
export const WORKING_STATES = ["checking", "applying"] as const satisfies readonly ImportState[];

export const IMPORT_ROW_STATES = ["read", "new", "changed", "same", "failed", "applied"] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

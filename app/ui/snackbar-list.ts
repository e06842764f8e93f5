import type { Snackbar } from "./snackbars.tsx";

const MAX_SHOWN = 3;
/** Default time of a message in milliseconds; the first one after a page load stays a little longer. */
const FIRST_MS = 5_000;
const NEXT_MS = 3_000;

export interface ShownSnackbar {
  id: number;
  snackbar: Snackbar;
  durationMs: number;
}

export interface SnackbarList {
  /** Oldest first, at most three. */
  shown: readonly ShownSnackbar[];
  /** Whether a message was shown since the page was loaded. */
  hadOne: boolean;
}

export const NO_SNACKBARS: SnackbarList = { shown: [], hadOne: false };

/** The messages after one was shown or closed: the newest three, each with its time. A message replaces an
 *  identical one. */
export function snackbarsAfter(
  { shown, hadOne }: SnackbarList,
  change: { event: "shown"; id: number; snackbar: Snackbar } | { event: "closed"; id: number },
): SnackbarList {
  const { id } = change;
  if (change.event === "closed") return { shown: shown.filter((one) => one.id !== id), hadOne };
  const { snackbar } = change;
  const durationMs = snackbar.durationMs ?? (hadOne ? NEXT_MS : FIRST_MS);
  const others = shown.filter((one) => !saysTheSame(one.snackbar, snackbar));
  return { shown: [...others, { id, snackbar, durationMs }].slice(-MAX_SHOWN), hadOne: true };
}

function saysTheSame(one: Snackbar, other: Snackbar): boolean {
  return one.type === other.type && one.title === other.title && one.detail === other.detail;
}

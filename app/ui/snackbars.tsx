import { createContext, useContext } from "react";
import type { Alert } from "#domain/live/messages.ts";

/** A short message of at most two lines, with an optional action. */
export interface Snackbar {
  type: Alert["type"];
  title: string;
  detail?: string | undefined;
  /** Time in milliseconds; by default the usual one. */
  durationMs?: number | undefined;
  actions?: readonly SnackbarAction[] | undefined;
}

/** Links to a page of the portal, or runs a function. */
export type SnackbarAction = { label: string } & ({ path: string } | { onClick: () => void });

export interface Snackbars {
  show(snackbar: Snackbar): void;
}

/** Without a provider, messages are not shown. */
export const SnackbarsContext = createContext<Snackbars>({ show: () => undefined });

/** Shows short messages at the edge of the screen. */
export function useSnackbars(): Snackbars {
  return useContext(SnackbarsContext);
}

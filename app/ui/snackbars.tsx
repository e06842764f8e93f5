import { createContext, useContext } from "react";
import type { Alert } from "#domain/live/messages.ts";

/** What a snackbar says: at most two lines, and what the person can do about it. */
export interface Snackbar {
  type: Alert["type"];
  title: string;
  detail?: string | undefined;
  /** Milliseconds; without it the usual time. */
  durationMs?: number | undefined;
  actions?: readonly SnackbarAction[] | undefined;
}

/** Leads to a page of the portal, or does something here. */
export type SnackbarAction = { label: string } & ({ path: string } | { onClick: () => void });

export interface Snackbars {
  show(snackbar: Snackbar): void;
}

/** Without a provider nothing is ever shown. */
export const SnackbarsContext = createContext<Snackbars>({ show: () => undefined });

/** Shows short messages at the edge of the screen. */
export function useSnackbars(): Snackbars {
  return useContext(SnackbarsContext);
}

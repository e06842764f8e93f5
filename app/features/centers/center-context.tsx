import { useRouteLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import type { loader } from "#app/routes/_portal/route.tsx";

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The dialog in which integrators choose their center: one for the whole frame, opened from any page. */
export interface CenterDialogControl {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const CONTROL = {
  open: () => {
    setOpen(true);
  },
  close: () => {
    setOpen(false);
  },
};

/** Whether the dialog is open, and functions that open and close it. */
export function useCenterDialog(): CenterDialogControl {
  const current = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  return { isOpen: current, ...CONTROL };
}

/** The center of the signed-in person; null for people without one, such as the distributor's. `chosen` is null
 *  until the person chooses one; support in somebody's name is not asked to choose. */
export function useOwnCenter() {
  return useRouteLoaderData<typeof loader>("routes/_portal")?.ownCenter ?? null;
}

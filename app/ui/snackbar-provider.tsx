import { type ReactNode, useCallback, useMemo, useReducer, useRef } from "react";
import { SnackbarRegion } from "./snackbar-region.tsx";
import { NO_SNACKBARS, snackbarsAfter } from "./snackbar-list.ts";
import { type Snackbar, SnackbarsContext } from "./snackbars.tsx";

/** Provides short messages to the pages inside, shown above everything else. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [{ shown }, change] = useReducer(snackbarsAfter, NO_SNACKBARS);
  const lastId = useRef(0);
  const snackbars = useMemo(
    () => ({
      show: (snackbar: Snackbar) => {
        lastId.current += 1;
        change({ event: "shown", id: lastId.current, snackbar });
      },
    }),
    [],
  );
  const close = useCallback((id: number) => {
    change({ event: "closed", id });
  }, []);
  return (
    <SnackbarsContext.Provider value={snackbars}>
      {children}
      <SnackbarRegion shown={shown} onClose={close} />
    </SnackbarsContext.Provider>
  );
}

import { createContext, useCallback, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { handlingOf } from "#domain/access/error-handling.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import type { ApiFailure } from "#app/lib/calls/api-request.ts";
import { attachSessionHost, leavePortal } from "#app/lib/calls/browser-api.ts";
import { SessionDialog } from "./session-dialog.tsx";

type ShowError = (error: unknown) => void;

export interface SessionProviderProps {
  /** Who is signed in. */
  userId: string;
  /** Where that person signs in. */
  loginPath: string;
  /** When the page's program was built. */
  builtAt: string;
  /** Makes the page's loaders run again. */
  reloadUserData: () => void;
  children: ReactNode;
}

/** Without a provider nothing is ever shown. */
const ShowErrorContext = createContext<ShowError>(() => undefined);

/** Hosts the session of the pages inside: their calls refresh it, and its errors are shown here. */
export function SessionProvider({
  userId,
  loginPath,
  builtAt,
  reloadUserData,
  children,
}: SessionProviderProps) {
  const [shown, setShown] = useState<ApiFailure | null>(null);
  const showError = useCallback((error: unknown) => {
    setShown((current) => (current !== null && endsSession(current) ? current : toFailure(error)));
  }, []);
  useEffect(
    () => attachSessionHost({ userId, loginPath, builtAt, showError, reloadUserData }),
    [userId, loginPath, builtAt, showError, reloadUserData],
  );
  return (
    <ShowErrorContext.Provider value={showError}>
      {children}
      {shown !== null && (
        <SessionDialog
          error={shown}
          onClose={() => {
            setShown(null);
            if (endsSession(shown)) void leavePortal();
          }}
        />
      )}
    </ShowErrorContext.Provider>
  );
}

/** Shows a failed call in a dialog: the server's words, or those for the unexpected. */
export function useShowError(): ShowError {
  return useContext(ShowErrorContext);
}

function endsSession({ status, type }: ApiFailure): boolean {
  return handlingOf(status, type) === "dialogThenLeave";
}

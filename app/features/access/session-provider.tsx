import { createContext, useCallback, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { handlingOf } from "#domain/access/error-handling.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import type { ApiFailure } from "#app/lib/calls/api-request.ts";
import { attachSessionHost, leavePortal } from "#app/lib/calls/browser-api.ts";
import { SessionDialog } from "./session-dialog.tsx";

type ShowError = (error: unknown) => void;

export interface SessionProviderProps {
  /** Id of the signed-in person. */
  userId: string;
  /** Sign-in page of that person. */
  loginPath: string;
  /** When the page's program was built. */
  builtAt: string;
  /** Makes the page's loaders run again. */
  reloadUserData: () => void;
  children: ReactNode;
}

/** Without a provider, errors are not shown. */
const ShowErrorContext = createContext<ShowError>(() => undefined);

/** Provides the session to the pages inside: it refreshes the session for their calls and shows their errors. */
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

/** Returns a function that shows a failed call in a dialog: the server's words, or general ones for an unexpected
 *  error. */
export function useShowError(): ShowError {
  return useContext(ShowErrorContext);
}

function endsSession({ status, type }: ApiFailure): boolean {
  return handlingOf(status, type) === "dialogThenLeave";
}

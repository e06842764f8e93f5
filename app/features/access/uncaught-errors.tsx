import { useEffect } from "react";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { reportError } from "#app/lib/calls/report-error.ts";
import { useShowError } from "./session-provider.tsx";

/** Handles uncaught errors: a failed call to the portal is shown to the person, any other error is reported to the
 *  portal.
 *  @param builtAt - when the page's program was built */
export function UncaughtErrors({ builtAt }: { builtAt: string }) {
  const showError = useShowError();
  useEffect(() => {
    const onError = ({ error, message }: ErrorEvent) => {
      reportError(error ?? message, builtAt);
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      const reason: unknown = event.reason;
      if (reason instanceof ApiCallError) showError(reason);
      else reportError(reason, builtAt);
    };
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, [builtAt, showError]);
  return null;
}

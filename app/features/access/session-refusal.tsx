import { isRouteErrorResponse, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { handlingOf } from "#domain/access/error-handling.ts";
import { type ApiFailure, toFailure } from "#app/lib/calls/api-request.ts";
import { leavePortal } from "#app/lib/calls/browser-api.ts";
import { reportError } from "#app/lib/calls/report-error.ts";
import { SessionDialog } from "./session-dialog.tsx";

export interface SessionRefusalProps {
  /** The error of the page's loader or action. */
  error: unknown;
  /** The error page, which is all that people without JavaScript get. */
  children: ReactNode;
}

/** Shows an error page, and the session's dialog over it when the refusal ends the session: closing the dialog
 *  leads to the sign-in page. Errors of the page's own program are reported to the portal; the server knows its
 *  own. */
export function SessionRefusal({ error, children }: SessionRefusalProps) {
  const [isOpen, setIsOpen] = useState(true);
  const builtAt = useRouteLoaderData<{ builtAt: string }>("routes/_portal")?.builtAt ?? "";
  useEffect(() => {
    if (error instanceof Error && (error.stack ?? "") !== "") reportError(error, builtAt);
  }, [error, builtAt]);
  const failure = failureOf(error);
  const endsSession = failure !== null && handlingOf(failure.status, failure.type) === "dialogThenLeave";
  return (
    <>
      {children}
      {endsSession && isOpen && (
        <SessionDialog
          error={failure}
          onClose={() => {
            setIsOpen(false);
            void leavePortal();
          }}
        />
      )}
    </>
  );
}

function failureOf(error: unknown): ApiFailure | null {
  if (!isRouteErrorResponse(error)) return null;
  const said = error.data as Partial<Record<"type" | "title" | "description", unknown>> | null;
  const text = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);
  const fallback = toFailure(error);
  return {
    status: error.status,
    type: text(said?.type, fallback.type),
    title: text(said?.title, fallback.title),
    description: text(said?.description, fallback.description),
  };
}

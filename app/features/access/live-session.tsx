import { useRevalidator } from "@remix-run/react";
import type { ServerMessage } from "#domain/live/messages.ts";
import { useLiveMessages } from "../live/provider.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Messages about the session and the access of the signed-in person. */
const ABOUT_THE_SESSION: ReadonlySet<ServerMessage["type"]> = new Set([
  "session.ended",
  "user.changed",
  "maintenance.changed",
]);

/** Whether a message concerns the session. */
export function isAboutSession({ type }: ServerMessage): boolean {
  return ABOUT_THE_SESSION.has(type);
}

/** Listens to messages about the session of the signed-in person. When maintenance begins, it asks the server
 *  whether the person is kept out: a refusal opens the session's dialog over the page, which keeps its unsaved
 *  input. When a session ended or rights changed, it loads the page again, and the server shows, refuses or
 *  redirects as on any visit. */
export function LiveSession() {
  const { revalidate } = useRevalidator();
  useLiveMessages((message) => {
    if (message.type === "maintenance.changed") {
      if (message.active) askWhetherKeptOut();
    } else if (isAboutSession(message)) {
      revalidate();
    }
  });
  return null;
}

/** The API client handles a refusal by itself; any other failure says nothing about maintenance. */
function askWhetherKeptOut(): void {
  portalApi.call("GET", "/app/user/reload").catch(() => undefined);
}

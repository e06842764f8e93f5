import { useRevalidator } from "@remix-run/react";
import type { ServerMessage } from "#domain/live/messages.ts";
import { useLiveMessages } from "../live/provider.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Messages about who is signed in and may be here; all others are news. */
const ABOUT_THE_SESSION: ReadonlySet<ServerMessage["type"]> = new Set([
  "session.ended",
  "user.changed",
  "maintenance.changed",
]);

/** Whether a message is the session's business. */
export function isAboutSession({ type }: ServerMessage): boolean {
  return ABOUT_THE_SESSION.has(type);
}

/** Hears what concerns the session of whoever looks at the page. When maintenance begins it asks whether the person is
 *  kept out: the refusal opens the session's dialog over the page as it stands, with what was typed. When a session
 *  ended or rights changed, the page is loaded again: the server then shows, refuses or sends away as on any visit. */
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

/** What the answer means is met by the client of all calls; one that fails otherwise says nothing about maintenance. */
function askWhetherKeptOut(): void {
  portalApi.call("GET", "/app/user/reload").catch(() => undefined);
}

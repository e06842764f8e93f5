import * as z from "zod/mini";
import { handlingOf } from "#domain/access/error-handling.ts";
import { DeliverySchema } from "#domain/live/messages.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";
import type { MissedEvents } from "./connection.ts";
import type { LiveTicket } from "./connection.ts";

const TIMEOUT_MS = 10_000;

const TicketSchema = z.object({ token: z.string(), room: z.string(), url: z.string() });

const EventsSchema = z.object({ events: z.array(z.unknown()), lastSeq: z.int() });

/** Requests a ticket; null when nobody is signed in, or when the session has expired and cannot be refreshed.
 *  @throws Error for any other answer of the portal */
export async function requestTicket(signal: AbortSignal): Promise<LiveTicket | null> {
  try {
    const data = await backgroundApi.call("POST", "/app/user/live-token", { signal: withTimeout(signal) });
    return TicketSchema.parse(data);
  } catch (error) {
    if (isUnauthorised(error)) return null;
    throw error;
  }
}

/** Whether somebody is signed in; an expired session is refreshed.
 *  @throws Error when the portal cannot tell */
export async function checkSession(signal: AbortSignal): Promise<boolean> {
  try {
    await backgroundApi.call("GET", "/app/user/reload", { signal: withTimeout(signal) });
    return true;
  } catch (error) {
    if (isUnauthorised(error)) return false;
    throw error;
  }
}

/** Requests the events after a sequence number, without those of unknown types.
 *  @throws Error when the portal does not answer with events */
export async function requestEvents(after: number, signal: AbortSignal): Promise<MissedEvents> {
  const data = await backgroundApi.call("GET", "/app/user/events", {
    query: { after },
    signal: withTimeout(signal),
  });
  const { events, lastSeq } = EventsSchema.parse(data);
  return {
    lastSeq,
    events: events.flatMap((event) => {
      const delivery = DeliverySchema.safeParse(event);
      return delivery.success ? [delivery.data] : [];
    }),
  };
}

function isUnauthorised(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  return error.type === "expiredToken" || handlingOf(error.status, error.type) === "leave";
}

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
}

import * as z from "zod/mini";
import { DeliverySchema } from "#domain/realtime/messages.ts";
import type { LiveTicket } from "./live-channel.ts";
import type { MissedEvents } from "./live-connection.ts";

const TIMEOUT_MS = 10_000;

const TicketAnswerSchema = z.object({
  data: z.object({ token: z.string(), room: z.string(), url: z.string(), lastSeq: z.int() }),
});

const EventsAnswerSchema = z.object({
  data: z.object({ events: z.array(z.unknown()), lastSeq: z.int() }),
});

/** Asks for a ticket; null when nobody is signed in.
 *  @throws Error when the portal answers anything else */
export async function requestTicket(signal: AbortSignal): Promise<LiveTicket | null> {
  const response = await fetch("/app/user/live-token", { method: "POST", signal: withTimeout(signal) });
  if (response.status === 401) return null;
  return TicketAnswerSchema.parse(await readJson(response)).data;
}

/** Asks for what was announced after `after`; messages that this page does not know are left out.
 *  @throws Error when the portal does not answer with events */
export async function requestEvents(after: number, signal: AbortSignal): Promise<MissedEvents> {
  const response = await fetch(`/app/user/events?after=${String(after)}`, { signal: withTimeout(signal) });
  const { data } = EventsAnswerSchema.parse(await readJson(response));
  return {
    lastSeq: data.lastSeq,
    events: data.events.flatMap((event) => {
      const delivery = DeliverySchema.safeParse(event);
      return delivery.success ? [delivery.data] : [];
    }),
  };
}

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The portal answered ${String(response.status)}`);
  return response.json();
}

import * as z from "zod";
import type { Person } from "./portal.ts";
import { DeliverySchema } from "#domain/live/messages.ts";
import type { Delivery } from "#domain/live/messages.ts";
import { listenTo } from "#tests/party/listener.ts";
import type { Listener } from "#tests/party/listener.ts";

const TicketSchema = z.object({ token: z.string(), room: z.string(), url: z.string(), lastSeq: z.int() });
const EventsSchema = z.object({ events: z.array(DeliverySchema), lastSeq: z.int() });

export type Ticket = z.infer<typeof TicketSchema>;

/** Requests a ticket of the live channel, as a page does. */
export async function askTicket(person: Person): Promise<Ticket> {
  return TicketSchema.parse((await person.call("POST", "/app/user/live-token")).data);
}

/** Opens the ticket's socket. */
export function openSocket({ url, room, token }: Ticket): Promise<Listener> {
  const address = new URL(`/party/${encodeURIComponent(room)}`, url);
  address.searchParams.set("token", token);
  return listenTo(address.href.replace("http", "ws"), {});
}

/** Events for a person after `seq`, as a page catches up. */
export async function readEvents(person: Person, seq: number): Promise<readonly Delivery[]> {
  return EventsSchema.parse((await person.call("GET", `/app/user/events?after=${seq}`)).data).events;
}

/** A delivery in short: kind of the notification or type of the message, with the order. */
export function describeDelivery({ message }: Delivery): string {
  if ("code" in message) return `${message.type} ${message.code}`;
  if (message.type !== "notification") return message.type;
  const { kind, content } = message.notification;
  return "code" in content ? `${kind} ${content.code}` : kind;
}

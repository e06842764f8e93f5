import type * as Party from "partykit/server";
import { parseBuild } from "#domain/live/build-version.ts";
import { createAskNotifications } from "#party/ask-notifications.ts";
import { hashBody, readPublicationHash, readSocketClaims } from "#party/auth.ts";
import { readClientMessage } from "#party/client-message.ts";
import { EntrySchema, newConnectionState } from "#party/connection-state.ts";
import type { ConnectionState, Entry } from "#party/connection-state.ts";
import { notePresence, tellPresence } from "#party/presence.ts";
import { deliver, parsePublication, selectNewEvents, tellNewVersion } from "#party/publication.ts";
import type { Publication } from "#party/publication.ts";
import { answerQuestion } from "#party/questions.ts";
import { readBody } from "#party/read-body.ts";

/** Room for the health check of the rooms' server; no distributor has this id. */
const HEALTH_ROOM = "health";

/** Header in which the edge passes the checked facts of a connection to the room. */
const ENTRY_HEADER = "x-girassol-entry";

/** Storage key of the last delivered sequence number. */
const LAST_SEQ = "lastSeq";

const MAX_BODY_BYTES = 1024 * 1024;

/** The live channel of one distributor, or of a part of its people. The API posts events; browsers receive those
 *  addressed to them and may ask for their notifications. The room stores only the last sequence number, and
 *  hibernates between posts. */
export default class DistributorRoom implements Party.Server {
  readonly options = { hibernate: true };
  readonly room: Party.Room;

  constructor(room: Party.Room) {
    this.room = room;
  }

  /** Runs at the edge before the room wakes, and refuses connections without a valid token. The query is removed from
   *  the URL, because PartyKit stores the URL with the connection. */
  static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
    const url = new URL(request.url);
    const claims = await readSocketClaims(url.searchParams.get("token"), lobby.id, lobby.env);
    if (claims === null) return refuse(401, "The room needs a socket token of its own");
    const entry: Entry = { claims, build: parseBuild(url.searchParams.get("build")) };
    url.search = "";
    const headers = new Headers([...request.headers]);
    headers.set(ENTRY_HEADER, encodeURIComponent(JSON.stringify(entry)));
    return new Request(url, { headers });
  }

  /** Stores the facts of the connection with it, where they survive hibernation, and tells an outdated page about the
   *  new version. */
  onConnect(connection: Party.Connection<ConnectionState>, { request }: Party.ConnectionContext): void {
    const header = decodeURIComponent(request.headers.get(ENTRY_HEADER) ?? "null");
    const entry = EntrySchema.parse(JSON.parse(header));
    connection.setState(newConnectionState(entry));
    tellNewVersion(entry.claims.builtAt, [connection]);
  }

  /** Answers questions. An invalid message closes the socket. */
  async onMessage(
    data: string | ArrayBuffer | ArrayBufferView,
    sender: Party.Connection<ConnectionState>,
  ): Promise<void> {
    if (sender.state === null) return;
    const read = readClientMessage(data, sender.state.person);
    if (!read.isMessage) {
      sender.close(read.code, read.reason);
      return;
    }
    const { message } = read;
    const now = Date.now();
    if (message.type === "present") {
      notePresence(sender, message, { connections: this.connections(), now });
      return;
    }
    const ask = createAskNotifications(this.room.env);
    await answerQuestion(sender, message, { ask, now });
  }

  /** Completes the closing handshake; otherwise a hibernating socket stays half open. Whoever had something open has it
   *  no more. */
  onClose(connection: Party.Connection<ConnectionState>): void {
    connection.close();
    if (connection.state?.openRequestId != null) {
      tellPresence(this.connections().filter(({ id }) => id !== connection.id));
    }
  }

  private connections(): Party.Connection<ConnectionState>[] {
    return [...this.room.getConnections<ConnectionState>()];
  }

  /** Accepts the API's signed events, and answers the health check. */
  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method === "GET" && this.room.id === HEALTH_ROOM) {
      return Response.json({ data: { status: "ok" } });
    }
    if (request.method !== "POST") return refuse(405, "Events are posted");
    const body = await readBody(request.body, MAX_BODY_BYTES);
    if (body === null) return refuse(413, "The body is larger than 1 MiB");
    const authorization = request.headers.get("authorization");
    const signedHash = await readPublicationHash(authorization, this.room.id, this.room.env);
    if (signedHash === null) return refuse(401, "The post needs a publication token of its room");
    if ((await hashBody(body)) !== signedHash) return refuse(401, "The body is not the one that was signed");
    const publication = parsePublication(body);
    return publication === null ? refuse(400, "The body is no publication") : this.publish(publication);
  }

  /** Handles one publication at a time. Delivery comes before storage: after a crash in between the API sends again,
   *  and browsers drop events that they have seen. */
  private publish(publication: Publication): Promise<Response> {
    const { storage } = this.room;
    return this.room.blockConcurrencyWhile(async () => {
      const lastSeq = (await storage.get<number>(LAST_SEQ)) ?? 0;
      const connections = this.connections();
      tellNewVersion(publication.builtAt, connections);
      const events = selectNewEvents(lastSeq, publication);
      if (events === null) return Response.json({ lastSeq }, { status: 409 });
      const newest = events.at(-1);
      if (newest === undefined) return Response.json({ lastSeq });
      deliver(events, connections);
      await storage.put(LAST_SEQ, newest.seq);
      return Response.json({ lastSeq: newest.seq });
    });
  }
}

function refuse(status: number, reason: string): Response {
  return new Response(reason, { status });
}

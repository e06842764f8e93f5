import type * as Party from "partykit/server";
import { LiveClaimsSchema } from "#domain/realtime/messages.ts";
import type { LiveClaims } from "#domain/realtime/messages.ts";
import { hashBody, readPublicationHash, readSocketClaims } from "#party/auth.ts";
import { deliver, parsePublication, selectNewEvents } from "#party/publication.ts";
import type { Publication } from "#party/publication.ts";
import { readBody } from "#party/read-body.ts";

/** Room that says whether the rooms' server works; no distributor has this id. */
const HEALTH_ROOM = "health";

/** Hands the claims from the edge, which checked them, to the room. */
const CLAIMS_HEADER = "x-girassol-claims";

/** Storage key of the last sequence number that was delivered. */
const LAST_SEQ = "lastSeq";

const MAX_BODY_BYTES = 256 * 1024;
const UNSUPPORTED_DATA = 1003;

/** The live channel of one distributor: the API posts events, browsers receive those that are for them. It keeps
 *  nothing but the last sequence number, and sleeps between posts. */
export default class DistributorRoom implements Party.Server {
  readonly options = { hibernate: true };
  readonly room: Party.Room;

  constructor(room: Party.Room) {
    this.room = room;
  }

  /** Runs at the edge, before the room wakes: without a token of this distributor nobody gets in. The address goes on
   *  without its query, because PartyKit stores it with the connection. */
  static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Promise<Request | Response> {
    const url = new URL(request.url);
    const claims = await readSocketClaims(url.searchParams.get("token"), lobby.id, lobby.env);
    if (claims === null) return refuse(401, "The room needs a socket token of its distributor");
    url.search = "";
    const headers = new Headers([...request.headers]);
    headers.set(CLAIMS_HEADER, JSON.stringify(claims));
    return new Request(url, { headers });
  }

  /** Ties the claims to the connection, where they survive hibernation. */
  onConnect(connection: Party.Connection<LiveClaims>, { request }: Party.ConnectionContext): void {
    connection.setState(LiveClaimsSchema.parse(JSON.parse(request.headers.get(CLAIMS_HEADER) ?? "null")));
  }

  /** Browsers only listen: whoever speaks is none of ours. */
  onMessage(_message: string | ArrayBuffer | ArrayBufferView, sender: Party.Connection): void {
    sender.close(UNSUPPORTED_DATA, "The live channel is one-way");
  }

  /** Answers the browser's goodbye: a hibernating socket stays half open without. */
  onClose(connection: Party.Connection): void {
    connection.close();
  }

  /** Takes the API's signed events; answers the health check. */
  async onRequest(request: Party.Request): Promise<Response> {
    if (request.method === "GET" && this.room.id === HEALTH_ROOM) {
      return Response.json({ data: { status: "ok" } });
    }
    if (request.method !== "POST") return refuse(405, "Events are posted");
    const body = await readBody(request.body, MAX_BODY_BYTES);
    if (body === null) return refuse(413, "The body is larger than 256 KiB");
    const authorization = request.headers.get("authorization");
    const signedHash = await readPublicationHash(authorization, this.room.id, this.room.env);
    if (signedHash === null) return refuse(401, "The post needs a publication token of its distributor");
    if ((await hashBody(body)) !== signedHash) return refuse(401, "The body is not the one that was signed");
    const publication = parsePublication(body);
    return publication === null ? refuse(400, "The body is no publication") : this.publish(publication);
  }

  /** One publication at a time. Delivered before it is stored: a crash in between makes the API send again, and
   *  browsers drop what they have seen. */
  private publish(publication: Publication): Promise<Response> {
    const { storage } = this.room;
    return this.room.blockConcurrencyWhile(async () => {
      const lastSeq = (await storage.get<number>(LAST_SEQ)) ?? 0;
      const events = selectNewEvents(lastSeq, publication);
      if (events === null) return Response.json({ lastSeq }, { status: 409 });
      const newest = events.at(-1);
      if (newest === undefined) return Response.json({ lastSeq });
      deliver(events, this.room.getConnections<LiveClaims>());
      await storage.put(LAST_SEQ, newest.seq);
      return Response.json({ lastSeq: newest.seq });
    });
  }
}

function refuse(status: number, reason: string): Response {
  return new Response(reason, { status });
}

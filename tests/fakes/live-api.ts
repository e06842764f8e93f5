import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { jwtVerify } from "jose";
import type { NotificationPage } from "#domain/live/messages.ts";

/** Ids of a person who is refused, and of one who gets an invalid answer. */
export const REFUSED_USER = "user_refused";
export const GARBLED_USER = "user_garbled";

export interface FakeLiveApi {
  url: string;
  stop(): Promise<void>;
}

/** The portal's API for rooms. Its only notification quotes the person and filter of the room's request. */
export async function startLiveApi(secret: string): Promise<FakeLiveApi> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void answer(request.headers.authorization ?? "", Buffer.concat(chunks).toString()).then(
        ({ status, body }) => {
          const isRight = request.method === "POST" && request.url === "/app/live/notifications";
          response.writeHead(isRight ? status : 404, { "content-type": "application/json" }).end(body);
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(authorization: string, filter: string): Promise<{ status: number; body: string }> {
    const key = new TextEncoder().encode(secret);
    const token = authorization.replace(/^Bearer /, "");
    const proof = await jwtVerify(token, key, { audience: "room", requiredClaims: ["exp"] }).catch(
      () => null,
    );
    if (proof === null) return { status: 401, body: "{}" };
    const { userId, distributorId, sessionId, iat = 0, exp = 0 } = proof.payload;
    if (userId === REFUSED_USER) return { status: 403, body: "{}" };
    if (userId === GARBLED_USER) return { status: 200, body: '{"data":{"read":"many"}}' };
    const page: NotificationPage = {
      read: 3,
      unread: exp - iat,
      merged: filter.includes('"merged":true'),
      notifications: [
        {
          id: "ntf_1",
          notificationId: "nev_1",
          createdAt: "2026-11-21T12:00:00.000Z",
          lookedAt: null,
          kind: "orderCreated",
          content: {
            requestId: String(sessionId),
            code: String(userId),
            name: `${String(distributorId)} ${filter}`,
            totalCents: 1,
          },
        },
      ],
    };
    return { status: 200, body: JSON.stringify({ data: page }) };
  }

  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

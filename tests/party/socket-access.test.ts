import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { signSocketToken } from "#worker/security/live-tokens.ts";
import { buildEvent, createRoom, handshakeStatus } from "./room-driver.ts";

type Room = ReturnType<typeof createRoom>;

/** Tokens that a room must refuse; null for a missing one. */
const refusals: [string, (room: Room) => Promise<string | null>][] = [
  ["no token", () => Promise.resolve(null)],
  ["a token that is none", () => Promise.resolve("abc")],
  ["a token of another distributor", () => createRoom().signSocket()],
  [
    "a token for another room of the distributor",
    (room) => room.signSocket({ room: `${room.distributorId}-1` }),
  ],
  ["an expired token", (room) => sign(room, { expiresAt: "-1s" })],
  ["a token that never expires", (room) => sign(room, { expiresAt: null })],
  ["a token for posting", (room) => sign(room, { audience: "publish" })],
  ["a token for nobody's type", (room) => sign(room, { type: "owner" })],
  ["a token signed with another secret", (room) => signSocketToken(room.claimsOf({}), "another secret")],
  ["a token with changed claims", promote],
];

test.each(refusals)("a socket with %s is refused", async (_what, makeToken) => {
  const room = createRoom();
  const token = await makeToken(room);
  expect(await handshakeStatus(token === null ? room.url : `${room.url}?token=${token}`)).toBe(401);
});

test("a socket with a token of its distributor is let in", async () => {
  const room = createRoom();
  expect(await handshakeStatus(`${room.url}?token=${await room.signSocket()}`)).toBe(101);
});

test("claims sent beside the token count for nothing", async () => {
  const room = createRoom();
  const claims = room.claimsOf({ type: "admin" });
  const forged = encodeURIComponent(JSON.stringify({ claims, build: null }));
  const forger = await room.connect(
    { type: "integrator", integratorId: "int_1" },
    { "x-girassol-entry": forged },
  );
  await room.post([buildEvent(1, { types: ["admin"] }), buildEvent(2, { integratorIds: ["int_1"] })]);
  expect(await forger.until(2)).toEqual([2]);
});

async function sign(
  room: Room,
  {
    audience = "socket",
    expiresAt = "60s",
    type = "admin",
  }: { audience?: string; expiresAt?: string | null; type?: string },
): Promise<string> {
  const token = new SignJWT({ ...room.claimsOf({}), type })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience);
  if (expiresAt !== null) token.setExpirationTime(expiresAt);
  return token.sign(new TextEncoder().encode(room.secret));
}

/** An integrator's token whose type was changed after it had been signed. */
async function promote(room: Room): Promise<string> {
  const [header, claims, signature] = (await room.signSocket({ type: "integrator" })).split(".");
  const changed = Buffer.from(claims ?? "", "base64url")
    .toString()
    .replace("integrator", "admin");
  return `${header}.${Buffer.from(changed).toString("base64url")}.${signature}`;
}

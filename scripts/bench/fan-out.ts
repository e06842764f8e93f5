import { round } from "./report.ts";
import type { Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { SequencedEvent } from "#domain/realtime/messages.ts";
import { newId } from "#worker/scope.ts";
import { signPublication, signSocketToken } from "#worker/security/live-tokens.ts";

const EVENTS_A_POST = 100;
const DEADLINE_MS = 60_000;

/** Time from the first post to the last delivery, of many events to a room with many sockets. */
export async function measureFanOut(
  { partyUrl, secrets }: BenchServer,
  { sockets, events }: { sockets: number; events: number },
): Promise<Section> {
  const room = newId("dst");
  const person = { userId: "usr_bench", sessionId: "ses_bench", type: "admin" as const };
  const claims = { distributorId: room, ...person, roleId: null, integratorId: null };
  const token = await signSocketToken(claims, secrets.LIVE_SECRET);
  const address = `${partyUrl.replace("http", "ws")}/party/${room}?token=${token}`;
  const listeners = await Promise.all(Array.from({ length: sockets }, () => listen(address, events)));
  const startedAt = performance.now();
  for (let from = 1; from <= events; from += EVENTS_A_POST) {
    await publish(`${partyUrl}/party/${room}`, room, buildEvents(from, EVENTS_A_POST), secrets.LIVE_SECRET);
  }
  await Promise.all(listeners.map(({ all }) => all));
  const ms = performance.now() - startedAt;
  for (const { close } of listeners) close();
  const value = `${round(ms)} ms, ${round((events * sockets * 1000) / ms)} deliveries/s`;
  return {
    title: "Live room",
    figures: [{ what: `${events} events to ${sockets} sockets`, value, numbers: { ms, events, sockets } }],
  };
}

/** A socket that counts: `all` settles when so many messages came. */
async function listen(address: string, count: number): Promise<{ all: Promise<void>; close: () => void }> {
  const socket = new WebSocket(address);
  const all = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("A socket waits in vain for its messages")), DEADLINE_MS);
    let received = 0;
    socket.addEventListener("message", () => {
      received += 1;
      if (received < count) return;
      clearTimeout(timer);
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("The room refused a socket")));
  });
  return { all, close: () => socket.close() };
}

function buildEvents(from: number, count: number): SequencedEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    audience: { types: ["admin"] },
    message: { type: "request.changed", requestId: newId("req"), code: `PED-${from + index}` },
  }));
}

async function publish(
  url: string,
  room: string,
  events: readonly SequencedEvent[],
  secret: string,
): Promise<void> {
  const body = JSON.stringify({ oldestSeq: 1, events });
  const authorization = `Bearer ${await signPublication(room, body, secret)}`;
  const response = await fetch(url, { method: "POST", headers: { authorization }, body });
  if (response.status !== 200)
    throw new Error(`The room answered ${response.status}: ${await response.text()}`);
}

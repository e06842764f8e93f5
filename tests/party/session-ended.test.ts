import { expect, test } from "vitest";
import type { SequencedEvent } from "#domain/live/messages.ts";
import { buildEvent, createRoom } from "./room-driver.ts";

/** The end of sessions of `user_1`, as the API announces it. */
function buildEnd(seq: number, sessions: { only?: string; except?: string } = {}): SequencedEvent {
  const { only = null, except = null } = sessions;
  return {
    seq,
    audience: { userIds: ["user_1"] },
    message: { type: "session.ended", userId: "user_1", only, except },
  };
}

/** Two sessions of a person and one of another receive an end of sessions and later events. */
async function endSessions(sessions: { only?: string; except?: string }) {
  const room = createRoom();
  const [first, second, other] = [
    await room.connect({ sessionId: "session_1" }),
    await room.connect({ sessionId: "session_2" }),
    await room.connect({ userId: "user_2", sessionId: "session_3" }),
  ];
  await room.post([buildEnd(1, sessions), buildEvent(2)]);
  return { first, second, other };
}

// Closing a socket takes time, so the tests run in parallel.
test("sockets of the sessions that ended are cut once they heard it, and hear nothing after; all others stay", async () => {
  const [one, others, all] = await Promise.all([
    endSessions({ only: "session_1" }),
    endSessions({ except: "session_1" }),
    endSessions({}),
  ]);
  const ended = [one.first, others.second, all.first, all.second];
  const kept = [one.second, others.first];
  const strangers = [one.other, others.other, all.other];
  expect(await Promise.all(ended.map(({ closed }) => closed))).toEqual([4401, 4401, 4401, 4401]);
  expect(ended.map((socket) => socket.seqs())).toEqual([[1], [1], [1], [1]]);
  expect(await Promise.all(kept.map((socket) => socket.until(2)))).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await Promise.all(strangers.map((socket) => socket.until(2)))).toEqual([[2], [2], [2]]);
});

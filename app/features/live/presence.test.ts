import { expect, test } from "vitest";
import type { LiveStatus } from "./channel.ts";
import { createPresence } from "./presence.ts";

const PERSON = { distributorId: "dist_1", userId: "usr_1" };
const SAID = { type: "present", ...PERSON };

function createPage() {
  const sent: unknown[] = [];
  let status: LiveStatus = "DISCONNECTED";
  let listener = (): void => undefined;
  const presence = createPresence(
    {
      send: (text) => sent.push(JSON.parse(text)),
      subscribe(next) {
        listener = next;
        return () => undefined;
      },
      getSnapshot: () => status,
    },
    PERSON,
  );
  return {
    presence,
    /** What was sent since the last time. */
    sent: () => sent.splice(0),
    become(next: LiveStatus) {
      status = next;
      listener();
    },
  };
}

test("what a page has open is said once it is connected, and again after each reconnection", () => {
  const { presence, sent, become } = createPage();
  const leave = presence.enter("req_1");
  expect(sent()).toEqual([]);
  become("CONNECTED");
  expect(sent()).toEqual([{ ...SAID, watches: true, openRequestId: "req_1" }]);
  become("DISCONNECTED");
  become("CONNECTED");
  expect(sent()).toEqual([{ ...SAID, watches: true, openRequestId: "req_1" }]);
  leave();
  expect(sent()).toEqual([{ ...SAID, openRequestId: null }]);
  become("DISCONNECTED");
  become("CONNECTED");
  expect(sent()).toEqual([]);
});

test("a board only asks, and does not take back what another tab has open", () => {
  const { presence, sent, become } = createPage();
  become("CONNECTED");
  const leave = presence.enter(null);
  leave();
  expect(sent()).toEqual([{ ...SAID, watches: true }]);
});

test("others are shown, and the person is not", () => {
  const { presence } = createPage();
  let told = 0;
  const stop = presence.subscribe(() => {
    told += 1;
  });
  const other = { userId: "usr_2", name: "Bia Reis", requestId: "req_1" };
  presence.receive([{ userId: "usr_1", name: "Ana Lima", requestId: "req_1" }, other]);
  expect([presence.getSnapshot(), told]).toEqual([[other], 1]);
  stop();
  presence.receive([]);
  expect([presence.getSnapshot(), told]).toEqual([[], 1]);
});

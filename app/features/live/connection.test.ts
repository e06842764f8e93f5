import { expect, test } from "vitest";
import type { Delivery } from "#domain/live/messages.ts";
import { createLiveInbox } from "./connection.ts";

function buildDelivery(seq: number): Delivery {
  return { seq, message: { type: "request.changed", requestId: `req_${seq}`, code: `PED-${seq}` } };
}

test.each([
  ["nothing up to where the page starts", [9, 10], []],
  ["what follows it", [11, 12], [11, 12]],
  ["what follows after a gap, since not everything is for everybody", [13, 19], [13, 19]],
  ["each message once", [11, 11, 12, 11, 12], [11, 12]],
])("an inbox at 10 hands on %s", (_what, arriving, handedOn) => {
  const codes: string[] = [];
  const inbox = createLiveInbox(10, (message) => {
    if ("code" in message) codes.push(message.code);
  });
  for (const seq of arriving) inbox.receive(buildDelivery(seq));
  expect(codes).toEqual(handedOn.map((seq) => `PED-${seq}`));
});

test("an inbox is never set back", () => {
  const inbox = createLiveInbox(10, () => {});
  inbox.advance(15);
  inbox.advance(12);
  expect(inbox.lastSeq()).toBe(15);
});

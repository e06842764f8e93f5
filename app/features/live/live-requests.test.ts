import { expect, onTestFinished, test, vi } from "vitest";
import { requestEvents, requestTicket } from "./live-requests.ts";

const { signal } = new AbortController();
const ticket = { token: "token", room: "dist_1", url: "https://rooms.test", lastSeq: 10 };
const delivery = { seq: 11, message: { type: "request.changed", requestId: "req_1", code: "PED-1" } };

test("a ticket is asked for with a post", async () => {
  const fetching = answerWith(Response.json({ data: ticket }));
  expect(await requestTicket(signal)).toEqual(ticket);
  expect(fetching).toHaveBeenCalledWith("/app/user/live-token", expect.objectContaining({ method: "POST" }));
});

test("without a session there is no ticket", async () => {
  answerWith(Response.json({ error: { code: "NOT_SIGNED_IN" } }, { status: 401 }));
  expect(await requestTicket(signal)).toBeNull();
});

test.each([
  ["an error", () => Response.json({}, { status: 503 })],
  ["something else", () => Response.json({ data: {} })],
])("a portal that answers %s gives no ticket", async (_what, answer) => {
  answerWith(answer());
  await expect(requestTicket(signal)).rejects.toThrow();
});

test("events after a number are listed, without messages that this page does not know", async () => {
  const unknown = { seq: 12, message: { type: "newer" } };
  const fetching = answerWith(Response.json({ data: { events: [delivery, unknown], lastSeq: 12 } }));
  expect(await requestEvents(10, signal)).toEqual({ events: [delivery], lastSeq: 12 });
  expect(fetching).toHaveBeenCalledWith("/app/user/events?after=10", expect.anything());
});

test("events that cannot be had are an error", async () => {
  answerWith(Response.json({}, { status: 401 }));
  await expect(requestEvents(10, signal)).rejects.toThrow("The portal answered 401");
});

function answerWith(response: Response) {
  const fetching = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetching;
}

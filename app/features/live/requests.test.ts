// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { attachSessionHost } from "#app/lib/calls/browser-api.ts";
import { checkSession, requestEvents, requestTicket } from "./requests.ts";

const { signal } = new AbortController();
const ticket = { token: "token", room: "dist_1", url: "https://rooms.test" };
const delivery = { seq: 11, message: { type: "request.changed", requestId: "req_1", code: "PED-1" } };

test("a ticket is asked for with a post that carries the browser info", async () => {
  const fetching = answerWith(Response.json({ data: ticket }));
  expect(await requestTicket(signal)).toEqual(ticket);
  const [address, init] = fetching.mock.calls[0] ?? [];
  const url = new URL(String(address), "https://sol.portal.test");
  expect([init?.method, url.pathname, [...url.searchParams.keys()]]).toEqual([
    "POST",
    "/app/user/live-token",
    ["browser"],
  ]);
  expect(parseBrowserInfo(url.searchParams.get("browser") ?? "").javaScriptEnabled).toBe(true);
});

test.each([
  [401, "anything"],
  [403, "invalidToken"],
  [403, "legacyAuthenticationMethod"],
  [403, "invalidRefreshToken"],
])("without a session, as an answer %d of the type %s says, there is no ticket", async (status, type) => {
  const answer = () => Response.json({ error: { type } }, { status });
  answerWith(answer(), answer());
  expect(await requestTicket(signal)).toBeNull();
  expect(await checkSession(signal)).toBe(false);
});

test.each([
  ["an error", () => Response.json({}, { status: 503 })],
  ["a dialog's error", () => Response.json({ error: { type: "maintenance" } }, { status: 403 })],
  ["something else", () => Response.json({ data: {} })],
])("a portal that answers %s gives no ticket, and nothing is shown", async (_what, answer) => {
  const { showError } = signIn();
  const fetching = answerWith(answer());
  await expect(requestTicket(signal)).rejects.toThrow();
  expect(fetching).toHaveBeenCalledOnce();
  expect(showError).not.toHaveBeenCalled();
});

test("a ticket that is asked for with an expired token is asked for again in a fresh session", async () => {
  signIn();
  const fetching = answerWith(expired(), Response.json({ data: {} }), Response.json({ data: ticket }));
  expect(await requestTicket(signal)).toEqual(ticket);
  expect(pathsOf(fetching)).toEqual(["/app/user/live-token", "/app/refreshSession", "/app/user/live-token"]);
});

test("a session that expired and cannot be refreshed gives no ticket", async () => {
  signIn();
  const fetching = answerWith(
    expired(),
    Response.json({ error: { type: "invalidRefreshToken" } }, { status: 401 }),
  );
  expect(await requestTicket(signal)).toBeNull();
  expect(pathsOf(fetching)).toEqual(["/app/user/live-token", "/app/refreshSession"]);
});

test.each([
  [true, "somebody is signed in", () => [Response.json({ data: {} })]],
  [false, "nobody is", () => [Response.json({ error: { type: "invalidToken" } }, { status: 401 })]],
  [
    true,
    "the session is refreshed",
    () => [expired(), Response.json({ data: {} }), Response.json({ data: {} })],
  ],
  [
    false,
    "it cannot be",
    () => [expired(), Response.json({ error: { type: "invalidRefreshToken" } }, { status: 401 })],
  ],
])("the session is said to stand (%s) when %s", async (stands, _when, answers) => {
  signIn();
  const fetching = answerWith(...answers());
  expect(await checkSession(signal)).toBe(stands);
  expect(pathsOf(fetching)[0]).toBe("/app/user/reload");
});

test("a portal that fails says nothing about the session", async () => {
  answerWith(Response.json({}, { status: 503 }));
  await expect(checkSession(signal)).rejects.toThrow("The portal answered 503");
});

test("events after a number are listed, without messages that this page does not know", async () => {
  const unknown = { seq: 12, message: { type: "newer" } };
  const fetching = answerWith(Response.json({ data: { events: [delivery, unknown], lastSeq: 12 } }));
  expect(await requestEvents(10, signal)).toEqual({ events: [delivery], lastSeq: 12 });
  expect(fetching).toHaveBeenCalledWith("/app/user/events?after=10", expect.anything());
});

test("events that are asked for with an expired token are asked for again in a fresh session", async () => {
  signIn();
  const answer = Response.json({ data: { events: [delivery], lastSeq: 11 } });
  const fetching = answerWith(expired(), Response.json({ data: {} }), answer);
  expect(await requestEvents(10, signal)).toEqual({ events: [delivery], lastSeq: 11 });
  expect(pathsOf(fetching)).toEqual(["/app/user/events", "/app/refreshSession", "/app/user/events"]);
});

test("events that cannot be had are an error", async () => {
  answerWith(Response.json({}, { status: 401 }));
  await expect(requestEvents(10, signal)).rejects.toThrow("The portal answered 401");
});

function expired(): Response {
  return Response.json({ error: { type: "expiredToken" } }, { status: 403 });
}

/** Signs a person in on this page. */
function signIn() {
  const showError = vi.fn();
  onTestFinished(
    attachSessionHost({
      userId: "usr_1",
      builtAt: "1",
      loginPath: "/",
      showError,
      reloadUserData: () => undefined,
    }),
  );
  return { showError };
}

/** A portal that gives these answers in turn. */
function answerWith(...responses: Response[]) {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const response of responses) fetching.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetching;
}

function pathsOf(fetching: ReturnType<typeof answerWith>): string[] {
  return fetching.mock.calls.map(([url]) => new URL(url, "https://sol.portal.test").pathname);
}

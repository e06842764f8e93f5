// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakePortal, renderPage } from "#tests/fakes/live-portal.ts";
import { attachSessionHost } from "#app/lib/calls/browser-api.ts";
import { LiveProvider, useLiveMessages, useLiveStatus, useNewVersion } from "./provider.tsx";
import { requestNotifications } from "./questions.ts";

const delivery = { seq: 11, message: { type: "request.changed", requestId: "req_1", code: "PED-1" } };

test("the page opens one channel, shows its status, hears its messages and leaves it", async () => {
  const { sockets, fetching } = fakePortal();
  const heard: string[] = [];
  const page = await renderPage(<Page onCode={(code) => heard.push(code)} />);
  expect(page.text()).toBe("PENDING");
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.open());
  expect(page.text()).toBe("CONNECTED");
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await act(async () => sockets[0]?.receive(JSON.stringify(delivery)));
  await vi.waitFor(() => expect(heard).toEqual(["PED-1"]));
  await page.leave();
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test("a page that mounts twice, as React's strict mode does, keeps one socket", async () => {
  const { sockets } = fakePortal();
  const page = await renderPage(
    <StrictMode>
      <Page onCode={() => {}} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await page.leave();
  expect(sockets).toHaveLength(1);
});

test("nothing is opened on the server", () => {
  const { sockets, fetching } = fakePortal();
  expect(renderToString(<Page onCode={() => {}} />)).toBe("<p>DISCONNECTED</p>");
  expect(fetching).not.toHaveBeenCalled();
  expect(sockets).toEqual([]);
});

test("a page without a provider is disconnected and hears nothing", () => {
  expect(renderToString(<Status onCode={() => {}} />)).toBe("<p>DISCONNECTED</p>");
});

test("the end of the session is told", async () => {
  const { fetching } = fakePortal();
  fetching.mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
  const onUnauthorised = vi.fn();
  const page = await renderPage(<Page onCode={() => {}} onUnauthorised={onUnauthorised} />);
  await vi.waitFor(() => expect(onUnauthorised).toHaveBeenCalledOnce());
  expect(page.text()).toBe("DISCONNECTED");
});

test("another person gets another channel, and the one before is closed", async () => {
  const { sockets } = fakePortal();
  const heard: string[] = [];
  const onCode = (code: string) => void heard.push(code);
  const page = await renderPage(<Page onCode={onCode} />);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.open());
  await page.show(<Page userId="usr_2" onCode={onCode} />);
  expect(page.text()).toBe("PENDING");
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  await act(async () => sockets[1]?.open());
  await act(async () => sockets[0]?.receive(JSON.stringify(delivery)));
  await act(async () => sockets[1]?.receive(JSON.stringify({ ...delivery, seq: 12 })));
  await vi.waitFor(() => expect(heard).toEqual(["PED-1"]));
});

test.each([
  ["2026-11-21T12:00:00Z", "CONNECTED"],
  ["2026-11-22T12:00:00Z", "CONNECTED2026-11-22T12:00:00Z"],
])("a page of noon that is told of the version of %s shows %s", async (builtAt, text) => {
  const { sockets } = fakePortal();
  const page = await renderPage(<Page onCode={() => {}} />);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.open());
  await act(async () => sockets[0]?.receive(JSON.stringify({ direct: { type: "newVersion", builtAt } })));
  expect(page.text()).toBe(text);
});

test.each([
  [window, new Event("pagehide"), window, Object.assign(new Event("pageshow"), { persisted: true })],
  [document, new Event("freeze"), document, new Event("resume")],
] as const)(
  "a page that is put aside leaves the channel, and connects when it is back",
  async (from, aside, to, back) => {
    const { sockets } = fakePortal();
    const page = await renderPage(<Page onCode={() => {}} />);
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    await act(async () => sockets[0]?.open());
    await act(async () => from.dispatchEvent(aside));
    expect([page.text(), sockets[0]?.isClosed]).toEqual(["DISCONNECTED", true]);
    await act(async () => to.dispatchEvent(back));
    await vi.waitFor(() => expect(sockets).toHaveLength(2));
    await act(async () => sockets[1]?.open());
    expect(page.text()).toBe("CONNECTED");
  },
);

test("a page that shows itself for the first time keeps its socket", async () => {
  const { sockets } = fakePortal();
  await renderPage(<Page onCode={() => {}} />);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await act(async () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false })));
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false]);
});

test("a question that is asked while the session is being refreshed waits for that and for the connection [NOTIF-17]", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { sockets, fetching } = fakePortal();
  fetching.mockImplementationOnce(() =>
    Promise.resolve(Response.json({ error: { type: "expiredToken" } }, { status: 403 })),
  );
  fetching.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ data: {} })), 2_000)),
  );
  const host = { userId: "usr_1", builtAt: "1", loginPath: "/" };
  onTestFinished(attachSessionHost({ ...host, showError: () => undefined, reloadUserData: () => undefined }));
  await renderPage(<Page onCode={() => {}} />);
  const asked = requestNotifications({ limit: 25, page: 1, status: "all", merged: false });
  await pass(1_999);
  expect([sockets.length, fetching.mock.calls.length]).toEqual([0, 2]);
  await pass(101);
  expect(sockets).toHaveLength(1);
  await act(async () => sockets[0]?.open());
  await pass(50);
  const question = JSON.parse(sockets[0]?.sent[0] ?? "");
  expect(question).toMatchObject({ type: "getBaseNotifications", distributorId: "dist_1", userId: "usr_1" });
  const page = { read: 3, unread: 2, notifications: [], merged: false };
  const direct = { ...page, type: "last30DaysNotifications", requestId: question.requestId };
  await act(async () => sockets[0]?.receive(JSON.stringify({ direct })));
  expect(await asked).toEqual(page);
});

function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

interface PageProps {
  userId?: string;
  onCode: (code: string) => void;
  onUnauthorised?: () => void;
}

function Page({ userId = "usr_1", onCode, onUnauthorised }: PageProps) {
  return (
    <LiveProvider
      distributorId="dist_1"
      userId={userId}
      previewOf={null}
      startSeq={10}
      builtAt="2026-11-21T12:00:00Z"
      onUnauthorised={onUnauthorised}
    >
      <Status onCode={onCode} />
    </LiveProvider>
  );
}

function Status({ onCode }: PageProps) {
  useLiveMessages((message) => {
    if ("code" in message) onCode(message.code);
  });
  return (
    <p>
      {useLiveStatus()}
      {useNewVersion()}
    </p>
  );
}

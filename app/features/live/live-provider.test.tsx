// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { LiveProvider, useLiveMessages, useLiveStatus } from "./live-provider.tsx";

const delivery = { seq: 11, message: { type: "request.changed", requestId: "req_1", code: "PED-1" } };

test("the page opens one channel, shows its status, hears its messages and leaves it", async () => {
  const { sockets, fetching } = fakePortal();
  const heard: string[] = [];
  const page = await render(<Page onCode={(code) => heard.push(code)} />);
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
  const page = await render(
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
  const page = await render(<Page onCode={() => {}} onUnauthorised={onUnauthorised} />);
  await vi.waitFor(() => expect(onUnauthorised).toHaveBeenCalledOnce());
  expect(page.text()).toBe("DISCONNECTED");
});

interface PageProps {
  onCode: (code: string) => void;
  onUnauthorised?: () => void;
}

function Page({ onCode, onUnauthorised }: PageProps) {
  return (
    <LiveProvider startSeq={10} builtAt="2026-11-21T12:00:00Z" onUnauthorised={onUnauthorised}>
      <Status onCode={onCode} />
    </LiveProvider>
  );
}

function Status({ onCode }: PageProps) {
  useLiveMessages((message) => {
    if ("code" in message) onCode(message.code);
  });
  return <p>{useLiveStatus()}</p>;
}

async function render(page: React.ReactNode) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const root = createRoot(place);
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  await act(async () => root.render(page));
  return { text: () => place.textContent, leave };
}

/** A portal that gives tickets and has nothing to catch up with, and sockets that the test plays. */
function fakePortal() {
  const sockets: FakeSocket[] = [];
  const fetching = vi.fn((path: string) =>
    Promise.resolve(
      Response.json({
        data: path.includes("live-token")
          ? { token: "token", room: "dist_1", url: "https://rooms.test", lastSeq: 10 }
          : { events: [], lastSeq: 10 },
      }),
    ),
  );
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { sockets, fetching };
}

class FakeSocket extends EventTarget {
  readyState = 0;
  isClosed = false;
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receive(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  close(): void {
    this.readyState = 3;
    this.isClosed = true;
  }
}

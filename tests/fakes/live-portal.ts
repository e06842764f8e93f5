import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** Renders a page until it is unmounted or the test is over. */
export async function renderPage(page: ReactNode) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const root = createRoot(place);
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  const show = async (next: ReactNode) => {
    await act(async () => root.render(next));
    // Waits for late parts.
    await act(() => vi.dynamicImportSettled());
  };
  await show(page);
  return {
    text: () => place.textContent,
    show,
    leave,
  };
}

/** A portal with tickets and no missed events, and sockets that the test plays. */
export function fakePortal() {
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
  readonly sent: string[] = [];
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receive(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.isClosed = true;
  }
}

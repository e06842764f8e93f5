import { afterEach, expect, test, vi } from "vitest";
import { sendWithProgress } from "./send-with-progress.ts";

type Listener = (event: object) => void;

/** A fake XMLHttpRequest that the test drives. */
class PlayedRequest {
  static last: PlayedRequest;
  status = 0;
  responseText = "";
  sent: unknown = null;
  headers: Record<string, string> = {};
  listeners = new Map<string, Listener>();
  upload = {
    addEventListener: (name: string, listener: Listener) => this.listeners.set(`upload ${name}`, listener),
  };
  opened: string[] = [];
  constructor() {
    PlayedRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.play("abort");
  }
  play(name: string, event: object = {}) {
    this.listeners.get(name)?.(event);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function start(signal?: AbortSignal) {
  vi.stubGlobal("XMLHttpRequest", PlayedRequest);
  const shares: number[] = [];
  const init = {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: "x",
    ...(signal && { signal }),
  };
  const answer = sendWithProgress("/files", init, (share) => shares.push(share));
  return { answer, shares, request: PlayedRequest.last };
}

test("a file that is sent tells how much of it has gone, and its answer is read as any other", async () => {
  const { answer, shares, request } = start();
  expect([request.opened, request.headers, request.sent]).toEqual([
    ["POST", "/files"],
    { "content-type": "image/png" },
    "x",
  ]);
  request.play("upload progress", { loaded: 25, total: 100 });
  request.play("upload progress", { loaded: 100, total: 100 });
  Object.assign(request, { status: 422, responseText: '{"error":{}}' });
  request.play("load");
  const response = await answer;
  expect([shares, response.status, await response.text()]).toEqual([[0.25, 1], 422, '{"error":{}}']);
});

test("a call that is not answered, or stopped, fails as a fetch does", async () => {
  const lost = start();
  lost.request.play("error");
  await expect(lost.answer).rejects.toBeInstanceOf(TypeError);
  const controller = new AbortController();
  const stopped = start(controller.signal);
  controller.abort();
  await expect(stopped.answer).rejects.toBeInstanceOf(TypeError);
});

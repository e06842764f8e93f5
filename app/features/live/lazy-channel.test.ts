import { expect, test, vi } from "vitest";
import { createLazyChannel } from "./provider.tsx";
import type { LiveChannel } from "./channel.ts";

/** A channel that records its calls, and a function that connects it. */
function fakeChannel() {
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  let status: ReturnType<LiveChannel["getSnapshot"]> = "DISCONNECTED";
  const channel: LiveChannel = {
    open: () => asked.push("open"),
    close: () => asked.push("close"),
    send: (text) => asked.push(text),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => status,
  };
  const connect = () => {
    status = "CONNECTED";
    for (const listener of listeners) listener();
  };
  return { channel, asked, connect };
}

test("a channel is fetched once, when it is first opened, and tells its status on", async () => {
  const { channel, asked, connect } = fakeChannel();
  const load = vi.fn(() => Promise.resolve(channel));
  const late = createLazyChannel(load);
  const told = vi.fn();
  late.subscribe(told);
  expect(late.getSnapshot()).toBe("DISCONNECTED");
  expect(load).not.toHaveBeenCalled();
  late.open();
  late.open();
  await vi.waitFor(() => expect(asked).toEqual(["open"]));
  expect(load).toHaveBeenCalledOnce();
  connect();
  expect(told).toHaveBeenCalledOnce();
  expect(late.getSnapshot()).toBe("CONNECTED");
  late.send("hello");
  late.close();
  late.open();
  expect(asked).toEqual(["open", "hello", "close", "open"]);
});

test("a channel that is closed before it arrives stays closed", async () => {
  const { channel, asked } = fakeChannel();
  const loaded = Promise.resolve(channel);
  const late = createLazyChannel(() => loaded);
  late.open();
  late.close();
  late.send("lost");
  await loaded;
  await Promise.resolve();
  expect(asked).toEqual([]);
});

import { expect, onTestFinished, test, vi } from "vitest";
import { buildDelivery, createLivePage, nextTurn } from "#tests/fakes/live-page.ts";
import type { LivePageOptions } from "#tests/fakes/live-page.ts";
import { createFakeLocks } from "#tests/fakes/locks.ts";
import { joinTabs } from "./tabs.ts";

const NEW_VERSION = JSON.stringify({ direct: { type: "newVersion", builtAt: "2026-11-22T12:00:00Z" } });

test("tabs of one person share one socket, and all hear what it hears", async () => {
  const openTab = createBrowser();
  const { leader, socket } = await openLeader(openTab);
  const follower = openTab();
  await becomes(follower, "CONNECTED");
  await follower.catchesUp();
  socket.onData(JSON.stringify(buildDelivery(11)));
  socket.onData(NEW_VERSION);
  await vi.waitFor(() => expect([follower.seqs, follower.directs.length]).toEqual([[11], 1]));
  expect([leader.seqs, leader.directs.length]).toEqual([[11], 1]);
  expect([follower.tickets(), follower.sockets()]).toEqual([0, 0]);
});

test("a tab that follows lists what it missed, and what arrives meanwhile comes after that", async () => {
  const openTab = createBrowser();
  const { leader, socket } = await openLeader(openTab);
  const follower = openTab();
  await becomes(follower, "CONNECTED");
  const list = await follower.nextList();
  socket.onData(JSON.stringify(buildDelivery(12)));
  socket.onData(JSON.stringify(buildDelivery(13)));
  socket.onData(NEW_VERSION);
  await vi.waitFor(() => expect(follower.directs).toHaveLength(1));
  expect([leader.seqs, follower.seqs]).toEqual([[12, 13], []]);
  list.answer({ events: [buildDelivery(11), buildDelivery(12)], lastSeq: 12 });
  await follower.catchesUp();
  expect(follower.seqs).toEqual([11, 12, 13]);
});

test("the tabs that follow have the status of the one that leads", async () => {
  const openTab = createBrowser();
  const leader = openTab();
  const socket = await leader.nextSocket();
  const follower = openTab();
  expect(follower.channel.getSnapshot()).toBe("PENDING");
  socket.onOpen();
  await becomes(follower, "CONNECTED");
  socket.onEnd();
  await becomes(follower, "DISCONNECTED");
  (await leader.nextPause()).callback();
  await becomes(follower, "PENDING");
  (await leader.nextSocket()).onOpen();
  await becomes(follower, "CONNECTED");
  expect([follower.tickets(), follower.pauses()]).toEqual([0, 0]);
});

test("when the tab that leads goes, the next takes over at once, without losing or repeating anything", async () => {
  const openTab = createBrowser();
  const { leader, socket } = await openLeader(openTab);
  const [second, third] = [openTab(), openTab()];
  for (const tab of [second, third]) {
    await becomes(tab, "CONNECTED");
    await tab.catchesUp();
  }
  socket.onData(JSON.stringify(buildDelivery(11)));
  await vi.waitFor(() => expect([second.seqs, third.seqs]).toEqual([[11], [11]]));
  leader.channel.close();
  const next = await second.nextSocket();
  expect(socket.isClosed()).toBe(true);
  next.onOpen();
  await becomes(third, "CONNECTED");
  for (const tab of [second, third]) {
    const list = await tab.nextList();
    expect(list.after).toBe(11);
    list.answer({ events: [buildDelivery(12)], lastSeq: 12 });
    await tab.catchesUp();
  }
  next.onData(JSON.stringify(buildDelivery(13)));
  await vi.waitFor(() => expect(third.seqs).toEqual([11, 12, 13]));
  expect(second.seqs).toEqual([11, 12, 13]);
  expect([leader.seqs, third.tickets(), second.pauses()]).toEqual([[11], 0, 0]);
});

test("a tab whose own list fails tries again later, and disturbs no other", async () => {
  const openTab = createBrowser();
  const { leader, socket } = await openLeader(openTab);
  const follower = openTab();
  await becomes(follower, "CONNECTED");
  (await follower.nextList()).fail();
  const pause = await follower.nextPause();
  expect(pause.delayMs).toBe(5_000);
  pause.callback();
  const list = await follower.nextList();
  expect(list.after).toBe(10);
  list.answer({ events: [buildDelivery(11)], lastSeq: 11 });
  await follower.catchesUp();
  expect(follower.seqs).toEqual([11]);
  expect([socket.isClosed(), leader.statuses]).toEqual([false, ["PENDING", "CONNECTED"]]);
});

test("what a tab that follows says goes through the one that leads", async () => {
  const openTab = createBrowser();
  const { socket } = await openLeader(openTab);
  const follower = openTab();
  await becomes(follower, "CONNECTED");
  follower.channel.send("question");
  await vi.waitFor(() => expect(socket.sent).toEqual(["question"]));
});

test("a tab that left while it followed never leads", async () => {
  const openTab = createBrowser();
  const { leader } = await openLeader(openTab);
  const follower = openTab();
  await becomes(follower, "CONNECTED");
  follower.channel.close();
  const third = openTab();
  await becomes(third, "CONNECTED");
  leader.channel.close();
  await third.nextSocket();
  expect(follower.tickets()).toBe(0);
  expect(follower.statuses).toEqual(["PENDING", "CONNECTED", "DISCONNECTED"]);
});

test("a tab without a session gives up, and the next finds out for itself", async () => {
  const openTab = createBrowser();
  const first = openTab({ openTicket: () => Promise.resolve(null) });
  await vi.waitFor(() => expect(first.onUnauthorised).toHaveBeenCalledOnce());
  const second = openTab();
  (await second.nextSocket()).onOpen();
  expect(second.channel.getSnapshot()).toBe("CONNECTED");
});

test("tabs of another name have a socket of their own", async () => {
  await openLeader(createBrowser());
  const { leader } = await openLeader(createBrowser());
  expect(leader.tickets()).toBe(1);
});

test.each(["locks", "BroadcastChannel"])("without %s each tab has a socket of its own", async (missing) => {
  const openTab = createBrowser();
  vi.stubGlobal(missing === "locks" ? "navigator" : missing, missing === "locks" ? {} : undefined);
  const tabs = [openTab(), openTab()];
  for (const tab of tabs) await tab.opensAndCatchesUp(await tab.nextSocket());
  expect(tabs.map((tab) => tab.tickets())).toEqual([1, 1]);
});

test("a browser that gives out no locks lets every tab lead", async () => {
  const openTab = createBrowser();
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("Denied")) } });
  const tabs = [openTab(), openTab()];
  for (const tab of tabs) await tab.opensAndCatchesUp(await tab.nextSocket());
  expect(tabs.map((tab) => tab.tickets())).toEqual([1, 1]);
});

test("a tab that gets its turn in the moment in which it leaves gives it back, and does not lead", async () => {
  const leaving = new AbortController();
  const request = vi.fn((_name: string, _options: object, hold: () => Promise<void>) => {
    leaving.abort();
    return hold();
  });
  vi.stubGlobal("navigator", { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  let leads = false;
  void joinTabs("girassol:live:leaving", leaving.signal)
    ?.whenLeading()
    .then(() => {
      leads = true;
    });
  await expect(request.mock.results[0]?.value).resolves.toBeUndefined();
  await nextTurn();
  expect(leads).toBe(false);
});

const locks = createFakeLocks();
let browsers = 0;

/** A browser with several tabs of one person. */
function createBrowser() {
  vi.stubGlobal("navigator", { locks });
  onTestFinished(() => void vi.unstubAllGlobals());
  browsers += 1;
  const name = `girassol:live:tabs-test:${browsers}`;
  return function openTab(options: LivePageOptions = {}) {
    const tab = createLivePage({ joinTabs: (signal) => joinTabs(name, signal), ...options });
    onTestFinished(() => tab.channel.close());
    tab.channel.open();
    return tab;
  };
}

type Tab = ReturnType<ReturnType<typeof createBrowser>>;

async function openLeader(openTab: () => Tab) {
  const leader = openTab();
  const socket = await leader.nextSocket();
  await leader.opensAndCatchesUp(socket);
  await nextTurn();
  return { leader, socket };
}

function becomes(tab: Tab, status: string): Promise<void> {
  return vi.waitFor(() => expect(tab.channel.getSnapshot()).toBe(status));
}

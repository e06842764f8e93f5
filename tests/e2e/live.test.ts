import type { BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { expect, inject, test } from "vitest";
import { findKit, INTEGRATOR, postOrder, savedOrder } from "#tests/faults/orders.ts";
import { createPortal } from "#tests/faults/portal.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { portal, signIn, signInByForm, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const LONG_AGO = "2020-01-01T00:00:00.000Z";
/** Timeout for work of the server. */
const PATIENTLY = { timeout: 10_000 };

test("two tabs of one person share a socket and both hear of an order; when one closes the other goes on", async () => {
  const { page: first, context } = await visit();
  const sockets = countSockets(context, first);
  await signIn(first, (await createListener()).email);
  await isConnected(first);
  const second = await context.newPage();
  await second.goto(portal("/requests"));
  await isConnected(second);
  expect(sockets()).toBe(1);

  const before = await unreadOf(first);
  expect(await unreadOf(second)).toBe(before);
  await placeOrder("Duas abas");
  await Promise.all(
    [first, second].map((page) => expect.poll(() => unreadOf(page), PATIENTLY).toBe(before + 1)),
  );
  expect(sockets()).toBe(1);

  await first.close();
  await expect.poll(sockets, PATIENTLY).toBe(2);
  await isConnected(second);
  await placeOrder("Uma aba só");
  await expect.poll(() => unreadOf(second), PATIENTLY).toBe(before + 2);
});

test("the channel opens for who signs in and closes when they sign out, as often as they do [NOTIF-10]", async () => {
  // A call that is under way in one tab when the other signs out is refused.
  const { page, context } = await visit({ expectedProblems: [/401/] });
  await page.addInitScript(keepSockets);
  const tokens: (string | null)[] = [];
  page.on("websocket", (socket) => tokens.push(new URL(socket.url()).searchParams.get("token")));
  await page.goto(portal("/"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect([tokens.length, await heldLocks(page)]).toEqual([0, []]);

  for (const [times, email] of [
    [1, ADMIN],
    [2, INTEGRATOR],
  ] as const) {
    await signInByForm(page, email);
    await isConnected(page);
    expect(tokens).toHaveLength(times);
    await page.evaluate(noteOpenSocketsOnLeaving);
    const other = await context.newPage();
    await other.goto(portal("/requests"));
    await isConnected(other);
    expect(await heldLocks(page)).toHaveLength(1);
    await page.getByRole("button", { name: /Menu da conta/ }).click();
    await page.getByRole("menuitem", { name: "Sair" }).click();
    for (const tab of [page, other]) await tab.getByRole("heading", { name: "Entrar" }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("leftOpen"))).toBe("0 of 1");
    await expect.poll(() => heldLocks(page)).toEqual([]);
    expect(tokens).toHaveLength(times);
    await other.close();
  }
  expect(new Set(tokens).size).toBe(2);
});

test("a socket that the server closes is opened again five seconds later [NOTIF-12]", async () => {
  const { page } = await visit();
  const { sockets } = await playRoom(page);
  const tries = countTickets(page);
  await page.clock.install();
  await signIn(page, ADMIN);
  await isConnected(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  const before = tries();
  await sockets.at(-1)?.close({ code: 1012, reason: "The room restarts" });
  await page.locator('[data-live="DISCONNECTED"]').waitFor({ state: "attached" });
  await page.clock.runFor(4_900);
  expect([tries(), await statusOf(page)]).toEqual([before, "DISCONNECTED"]);
  await page.clock.runFor(1_100);
  await expect.poll(tries, PATIENTLY).toBe(before + 1);
  await page.clock.resume();
  await isConnected(page);
});

test("a socket that is refused renews the session at once; other failures wait and are only logged [ERRORS-06]", async () => {
  const { page } = await visit({ expectedProblems: [/403/] });
  const calls: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/live-token|refreshSession/.test(pathname)) calls.push(`${pathname} ${String(response.status())}`);
  });
  const { sockets } = await playRoom(page);
  const admin = await createListener();
  await page.clock.install();
  await signIn(page, admin.email);
  await isConnected(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  calls.length = 0;
  await expireTokens(admin.email);
  await sockets.at(-1)?.close({ code: 4401, reason: "not authorized" });
  const renewed = ["/app/user/live-token 403", "/app/refreshSession 200", "/app/user/live-token 200"];
  await expect.poll(() => calls, PATIENTLY).toEqual(renewed);
  await page.clock.resume();
  await isConnected(page);

  const { page: next } = await visit({ expectedProblems: [/WebSocket/] });
  const logged: string[] = [];
  next.on("console", (message) => logged.push(message.text()));
  const tries = countTickets(next);
  await next.clock.install();
  await next.route("**/app/user/live-token*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...answer.data, token: "of-nobody" } } });
  });
  // Console messages arrive separately.
  const refused = next.waitForEvent("console", (message) => message.text().includes("WebSocket"));
  await signIn(next, ADMIN);
  await refused;
  await next.locator('[data-live="DISCONNECTED"]').waitFor({ state: "attached" });
  await next.clock.pauseAt(Date.now() + 1_000);
  const failures = () => [tries(), logged.filter((text) => text.includes("WebSocket")).length];
  await expect.poll(failures, PATIENTLY).toEqual([1, 1]);
  await next.unroute("**/app/user/live-token*");
  await next.clock.runFor(6_000);
  await expect.poll(tries, PATIENTLY).toBe(2);
  await next.clock.resume();
  await isConnected(next);
  for (const role of ["dialog", "alertdialog", "alert"] as const) {
    expect(await next.getByRole(role).count()).toBe(0);
  }
});

test("a new version of the portal is told once, and its page keeps what was typed", async () => {
  const { page } = await visit();
  const { sockets } = await playRoom(page);
  await signIn(page, INTEGRATOR, { to: "/kitsIntegrator" });
  await page.getByRole("button", { name: "Adicionar" }).first().click();
  await page.getByRole("link", { name: "Ir para o checkout" }).click();
  await page.getByLabel("Nome ou razão social").fill("Marina Alves");
  await isConnected(page);
  const tell = () => {
    sockets.at(-1)?.send(JSON.stringify({ direct: { type: "newVersion", builtAt: "2099-01-01T00:00:00Z" } }));
  };
  tell();
  await page.getByText("Há uma nova versão do portal.").waitFor();
  tell();
  await expect.poll(() => page.getByText("Há uma nova versão do portal.").count()).toBe(1);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Atualizar" }).click()]);
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");
  await isConnected(page);
  tell();
  await page.getByText("Há uma nova versão do portal.").waitFor({ state: "detached" });
});

test("a channel that is away for 15 s is said to be, and no longer when it is back", async () => {
  const { page } = await visit();
  const room = await playRoom(page);
  await page.clock.install();
  await signIn(page, ADMIN);
  await isConnected(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  room.isAway = true;
  await room.sockets.at(-1)?.close({ code: 1012, reason: "The room restarts" });
  await page.locator('[data-live="DISCONNECTED"]').waitFor({ state: "attached" });
  const words = page.getByText("Sem atualizações ao vivo. Tentando reconectar…");
  await page.clock.runFor(14_900);
  expect(await words.count()).toBe(0);
  await page.clock.runFor(200);
  await words.waitFor();
  room.isAway = false;
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await words.waitFor({ state: "detached" });
});

function isConnected(page: Page): Promise<void> {
  return page.locator('[data-live="CONNECTED"]').waitFor({ state: "attached" });
}

async function statusOf(page: Page): Promise<string | null> {
  return page.locator("[data-live]").getAttribute("data-live");
}

/** Counts the page's attempts to connect. */
function countTickets(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/app/user/live-token") count += 1;
  });
  return () => count;
}

/** Runs in the page: makes its sockets accessible. */
function keepSockets(): void {
  const sockets: WebSocket[] = [];
  Object.assign(window, {
    sockets,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  });
}

/** Runs in the page: records how many sockets are open at the very end of unloading. */
function noteOpenSocketsOnLeaving(): void {
  const { sockets } = window as unknown as { sockets: WebSocket[] };
  window.addEventListener("pagehide", () => {
    const open = sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING);
    sessionStorage.setItem("leftOpen", `${open.length} of ${sockets.length}`);
  });
}

/** Expires the access tokens of a person's sessions; they can still be renewed. */
async function expireTokens(email: string): Promise<void> {
  await runSql(
    `update session_token set expires_at = ? where session_id in
      (select session.id from session join user on user.id = session.user_id where user.email = ?)`,
    [LONG_AGO, email],
  );
}

/** Counts the sockets to rooms opened by all pages of the browser. */
function countSockets(context: BrowserContext, first: Page): () => number {
  let count = 0;
  const watch = (page: Page) => {
    page.on("websocket", (socket) => {
      if (new URL(socket.url()).pathname.startsWith("/party/")) count += 1;
    });
  };
  watch(first);
  context.on("page", watch);
  return () => count;
}

/** Names of the locks by which tabs agree on the socket's holder. */
function heldLocks(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name }) => name).filter((name) => name?.startsWith("girassol:live"));
  });
}

async function unreadOf(page: Page): Promise<number> {
  const label = await page.getByRole("button", { name: /^Notificações: / }).getAttribute("aria-label");
  return Number(/\d+/.exec(label ?? "")?.[0]);
}

async function placeOrder(name: string): Promise<void> {
  const buyer = await createPortal(inject("portalUrl")).signIn(INTEGRATOR);
  savedOrder(await postOrder(buyer, { kit: await findKit(buyer), name }));
}

/** Proxies the page's socket to the real room; can send messages, close it, and be unavailable. */
async function playRoom(page: Page) {
  const room = { sockets: [] as WebSocketRoute[], isAway: false };
  await page.routeWebSocket(/\/party\//, (socket) => {
    room.sockets.push(socket);
    if (room.isAway) void socket.close({ code: 1012 });
    else socket.connectToServer();
  });
  return room;
}

import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { unsealSession } from "#worker/security/session-cookie.ts";
import { nameOf, save } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { portal, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();

/** Sessions end in these tests, so that calls of their pages are refused. */
const REFUSALS = { expectedProblems: [/40[139]/] };

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/** Signs in an integrator for one test, whose sessions no other test uses. */
async function comeIn() {
  const buyer = await createListener("integrador");
  const visitor = await visit(REFUSALS);
  await signIn(visitor.page, buyer.email);
  return Object.assign(visitor, { buyer });
}

/** Expires the access tokens of a person's sessions; they can still be renewed. */
async function expireTokens(email: string): Promise<void> {
  await runSql(
    `update session_token set expires_at = ? where session_id in
      (select session.id from session join user on user.id = session.user_id where user.email = ?)`,
    [LONG_AGO, email],
  );
}

/** Ends all sessions of a person. */
async function endSessions(email: string): Promise<void> {
  await runSql("update session set expires_at = ? where user_id in (select id from user where email = ?)", [
    LONG_AGO,
    email,
  ]);
}

async function revokeSessions(email: string): Promise<void> {
  await runSql("update session set revoked_at = ? where user_id in (select id from user where email = ?)", [
    LONG_AGO,
    email,
  ]);
}

async function countRenewals(email: string): Promise<number> {
  const [row] = await runSql(
    `select count(*) as renewals from session_token join session on session.id = session_token.session_id
      join user on user.id = session.user_id where user.email = ? and session_token.refreshed_at is not null`,
    [email],
  );
  return Number(row?.["renewals"]);
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto(portal("/kitsIntegrator"));
  await page.getByRole("button", { name: "Adicionar" }).first().click();
  await page.getByRole("link", { name: "Ir para o checkout" }).click();
  await page.getByLabel("Nome ou razão social").waitFor();
}

/** Session cookies in the browser, without the answer about cookies. */
async function sessionCookies(context: BrowserContext) {
  const cookies = await context.cookies(portal("/"));
  return cookies.filter(({ name }) => name !== "girassol_cookies");
}

test("a page whose access token is over renews the session and shows itself as if nothing were", async () => {
  const { page, buyer } = await comeIn();
  const before = await countRenewals(buyer.email);
  await expireTokens(buyer.email);
  await page.goto(portal("/requests"));
  await page.getByRole("heading", { name: "Pedidos" }).waitFor();
  expect(await countRenewals(buyer.email)).toBe(before + 1);
});

test("a call of the page that meets an expired token renews it once, loads the user's data and is repeated [AUTH-16]", async () => {
  const { page, buyer } = await comeIn();
  await untilLive(page);
  const before = await countRenewals(buyer.email);
  const answers: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/app\/|\.data$/.test(pathname)) answers.push(`${pathname} ${String(response.status())}`);
  });
  let isFirst = true;
  await page.route("**/app/user/live-token*", async (route) => {
    if (isFirst) await expireTokens(buyer.email);
    isFirst = false;
    await route.continue();
  });
  await page.goto(portal("/requests"));
  await untilLive(page);
  await expect.poll(() => answers).toContain("/requests.data 200");
  const calls = answers.filter((answer) => /live-token|refreshSession/.test(answer));
  expect(calls).toEqual(["/app/user/live-token 403", "/app/refreshSession 200", "/app/user/live-token 200"]);
  expect(await countRenewals(buyer.email)).toBe(before + 1);
});

test("a page whose session cannot be renewed leads to the sign-in page [AUTH-16]", async () => {
  const { page, buyer } = await comeIn();
  let isFirst = true;
  await page.route("**/app/user/live-token*", async (route) => {
    if (isFirst) await endSessions(buyer.email);
    isFirst = false;
    await route.continue();
  });
  await page.goto(portal("/requests"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(page.url()).searchParams.get("next")).toBe("/requests");
});

test("a 401 clears the session, goes to the sign-in page and loads it anew [AUTH-17]", async () => {
  const { page, context, buyer } = await comeIn();
  await untilLive(page);
  const marked: string[] = [];
  await page.route("**/app/user/live-token*", async (route) => {
    await revokeSessions(buyer.email);
    marked.push(await page.evaluate(() => Object.assign(window, { isOldDocument: true }).location.pathname));
    await route.continue();
  });
  await page.goto(portal("/requests"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(marked).toEqual(["/requests"]);
  expect(await sessionCookies(context)).toEqual([]);
  expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
});

test.each(["invalidToken", "legacyAuthenticationMethod", "invalidRefreshToken"])(
  "an answer %s clears the session, goes to the sign-in page and loads it anew, as a 401 does [AUTH-17]",
  async (type) => {
    const { page, context } = await comeIn();
    await untilLive(page);
    const marked: string[] = [];
    await page.route("**/app/user/live-token*", async (route) => {
      marked.push(
        await page.evaluate(() => Object.assign(window, { isOldDocument: true }).location.pathname),
      );
      const error = { type, title: "t", description: "d", details: {}, requestId: "r" };
      await route.fulfill({ status: 403, json: { error } });
    });
    await page.goto(portal("/requests"));
    await page.getByRole("heading", { name: "Entrar" }).waitFor();
    expect(marked).toEqual(["/requests"]);
    expect(await sessionCookies(context)).toEqual([]);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  },
);

test("when rights have changed, a call is answered with new credentials, loads the user's data and is repeated [AUTH-18]", async () => {
  const { page, context, buyer } = await comeIn();
  await untilLive(page);
  const [before] = await sessionCookies(context);
  const answers: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/live-token|\.data$/.test(pathname)) answers.push(`${pathname} ${String(response.status())}`);
  });
  let isFirst = true;
  // In the moment of the call: before it, another call of the page could take the new credentials.
  await page.route("**/app/user/live-token*", async (route) => {
    const at = new Date().toISOString();
    if (isFirst) await runSql("update user set reload_at = ? where email = ?", [at, buyer.email]);
    isFirst = false;
    await route.continue();
  });
  await page.goto(portal("/requests"));
  await untilLive(page);
  await expect.poll(() => answers).toContain("/requests.data 200");
  const calls = answers.filter((answer) => answer.includes("live-token"));
  expect(calls).toEqual(["/app/user/live-token 409", "/app/user/live-token 200"]);
  expect((await sessionCookies(context))[0]?.value).not.toBe(before?.value);
});

test("an answer that asks for it loads the page again; calls say when the page was built [AUTH-19]", async () => {
  const { page } = await comeIn();
  await untilLive(page);
  const builds: (string | undefined)[] = [];
  let documents = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) documents += 1;
  });
  await page.route("**/app/user/live-token*", async (route) => {
    builds.push(route.request().headers()["x-build"]);
    if (builds.length > 1) return route.continue();
    const error = { type: "forceReload", title: "t", description: "d", details: {}, requestId: "r" };
    return route.fulfill({ status: 409, json: { error } });
  });
  await page.goto(portal("/requests"));
  await untilLive(page);
  expect(documents).toBe(2);
  expect(builds[0]).toMatch(/^\d{13}$/);
});

test("calls that change something carry what the browser says of itself [AUTH-12]", async () => {
  const { page } = await comeIn();
  await untilLive(page);
  const request = page.waitForRequest((one) => one.url().includes("/app/user/live-token"));
  await page.goto(portal("/requests"));
  const encoded = new URL((await request).url()).searchParams.get("browser") ?? "";
  expect(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8"))).toEqual({
    acceptHeader: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    clientIp: "",
    userAgent: await page.evaluate(() => navigator.userAgent),
    language: "pt-BR",
    colorDepth: await page.evaluate(() => screen.colorDepth),
    screenWidth: await page.evaluate(() => screen.width),
    screenHeight: await page.evaluate(() => screen.height),
    timeZoneOffset: 180,
    javaEnabled: false,
    javaScriptEnabled: true,
    requestorOrigin: new URL(portal("/")).origin,
    currentUrl: portal("/requests"),
  });
});

test("a session that ends in the middle of a form keeps the form: sign in again and go on", async () => {
  const { page, buyer } = await comeIn();
  await toCheckout(page);
  await page.getByLabel("Nome ou razão social").fill("Marina Alves");
  await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
  await nameOf(page).fill("Residência Marina");
  await endSessions(buyer.email);
  await save(page, "Salvar como orçamento");
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  await page.getByLabel("E-mail").fill(buyer.email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");
  await expect.poll(() => page.getByLabel("CPF", { exact: true }).inputValue()).toBe("529.982.247-25");
  await expect.poll(() => nameOf(page).inputValue()).toBe("Residência Marina");
});

test("who signs out comes to the own sign-in page, also when the call fails since the session has ended elsewhere [AUTH-20]", async () => {
  const { page, buyer } = await comeIn();
  await untilLive(page);
  await revokeSessions(buyer.email);
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");

  const operator = "plataforma@girassol.test";
  const { page: platform } = await visit(REFUSALS);
  await signIn(platform, operator, { to: "/distributors" });
  await revokeSessions(operator);
  await platform.getByRole("button", { name: /Menu da conta/ }).click();
  await platform.getByRole("menuitem", { name: "Sair" }).click();
  await platform.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(platform.url()).pathname).toBe("/plataforma");

  for (const [email, call, home, login] of [
    [buyer.email, "/app/user/logout", "/dashboardIntegrator", "/"],
    [operator, "/app/admin/logout", "/distributors", "/plataforma"],
  ] as const) {
    const { page: left } = await visit(REFUSALS);
    await signIn(left, email, { to: home });
    // An open page would hear of it and leave by itself.
    await left.goto("about:blank");
    const { origin } = new URL(portal(home));
    const answer = await left.request.post(portal(call), { headers: { origin } });
    expect(answer.status()).toBe(200);
    await left.goto(portal(home));
    expect(new URL(left.url()).pathname).toBe(login);
  }
});

test("the portal's cookie holds the user's id, token and access key, out of reach for scripts [STORAGE-01]", async () => {
  const { page, context, buyer } = await comeIn();
  const cookies = await sessionCookies(context);
  expect(cookies).toMatchObject([{ name: "__Host-girassol", httpOnly: true, secure: true, sameSite: "Lax" }]);
  const readable = await page.evaluate(() => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => /token|key|^id$/i.test(key)),
  }));
  expect(readable).toEqual({ cookie: "", local: [], session: [] });
  const held = unsealSession(cookies[0]?.value ?? "", inject("sessionSecret"));
  expect(held?.id).toBe(buyer.id);
  const headers = { authorization: `Bearer ${held?.token ?? ""}`, "access-key": held?.accessKey ?? "" };
  expect((await fetch(portal("/app/user/distribution-centers"), { headers })).status).toBe(200);
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Alert, ServerMessage } from "#domain/live/messages.ts";
import { runSql } from "./database.ts";
import { axeViolations, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();

const region = (page: Page) => page.getByRole("region", { name: "Avisos" });

/** Replaces the real room by one of the test; returns functions to send messages. */
async function fakeRoom(page: Page) {
  let seq = 1_000_000_000;
  let sayToAll: (text: string) => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/party\//, (socket) => {
      sayToAll = (text) => {
        socket.send(text);
      };
      resolve();
    });
  });
  const tell = async (message: ServerMessage) => {
    await opened;
    await untilLive(page);
    seq += 1;
    sayToAll(JSON.stringify({ seq, message }));
  };
  const say = (alert: Partial<Alert> & { description: string }) =>
    tell({ type: "alert", alert: { type: "info", actions: [], ...alert } });
  return { tell, say };
}

test("short messages are information, success, warning or error, told by more than their colour, and closed by hand [SHELL-02]", async () => {
  for (const dark of [false, true]) {
    const { page } = await visit({ dark });
    const { say } = await fakeRoom(page);
    await signIn(page, "admin@solnascente.test");
    const types = [
      ["info", "Informação", "status"],
      ["success", "Sucesso", "status"],
      ["warning", "Atenção", "status"],
      ["error", "Erro", "alert"],
    ] as const;
    for (const [type, label, role] of types) {
      await say({ type, description: `Aviso ${type}`, duration: 60_000 });
      const card = region(page).getByRole(role).locator(`[data-type="${type}"]`);
      await card.waitFor();
      expect((await card.innerText()).replaceAll(/\s+/g, " ")).toBe(`${label}: Aviso ${type}`);
      expect(await axeViolations(page)).toEqual([]);
      await card.getByRole("button", { name: "Fechar aviso" }).click();
      await card.waitFor({ state: "detached" });
    }
  }
});

test("the first short message stays five seconds, the next ones three, one that names its time as long, and none while it is looked at [SHELL-03]", async () => {
  const { page } = await visit();
  const { say } = await fakeRoom(page);
  await signIn(page, "admin@solnascente.test");
  await untilLive(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const lasts = async (description: string, ms: number, duration?: number) => {
    await say({ description, ...(duration === undefined ? {} : { duration }) });
    const words = region(page).getByText(description);
    await words.waitFor();
    await page.clock.runFor(ms - 1);
    await expect.poll(() => words.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await words.waitFor({ state: "detached" });
  };
  await lasts("Primeiro", 5_000);
  await lasts("Segundo", 3_000);
  await lasts("Longo", 12_000, 12_000);

  await say({ description: "Olhado" });
  const words = region(page).getByText("Olhado");
  await words.hover();
  await page.clock.runFor(20_000);
  await expect.poll(() => words.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_000);
  await words.waitFor({ state: "detached" });
});

test("a short message over an open dialog can be seen, reached and closed, and the focus goes back into the dialog", async () => {
  const { page } = await visit();
  const { say } = await fakeRoom(page);
  await signIn(page, "admin@solnascente.test", { to: "/info/user" });
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await say({
    description: "Chegou agora",
    duration: 60_000,
    actions: [{ label: "Ver", path: "/requests" }],
  });
  const card = region(page).getByRole("status");
  await card.getByText("Chegou agora").waitFor();
  await page.getByRole("dialog").getByRole("checkbox").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => card.getByRole("link", { name: "Ver" }).evaluate((link) => link === document.activeElement))
    .toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await card.getByText("Chegou agora").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await say({ description: "Depois", duration: 60_000 });
  await region(page).getByText("Depois").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => region(page).getByText("Depois").isVisible()).toBe(true);
});

test("saving that takes its time dims the page, and an error that has to be read is told in a dialog [SHELL-04]", async () => {
  const { page } = await visit({ expectedProblems: [/403/] });
  await signIn(page, "admin@solnascente.test", { to: "/settings/Roles/edit/novo?tipo=staff" });
  const name = page.getByLabel("Nome do perfil");
  await name.fill("Plantão");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/settings/Roles/edit/novo*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const overlay = page.locator(".app-saving");
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await overlay.getByText("Salvando…").waitFor();
  await expect.poll(() => overlay.getAttribute("aria-busy")).toBe("true");
  release();
  await overlay.getByText("Salvando…").waitFor({ state: "detached" });
  await page.getByText("Perfil salvo.").waitFor();

  await page.route("**/app/user/preferences*", (route) =>
    route.fulfill({ status: 403, json: { error: { type: "invalidApiPathAccess" } } }),
  );
  await page.getByRole("main").focus();
  await page.keyboard.press("[");
  await page.getByRole("dialog", { name: "Erro Inesperado" }).waitFor();
});

test("a refusal without handling of its own gets the generic dialog, in the server's words when there are any [ERRORS-03, ERRORS-05]", async () => {
  const { page } = await visit({ expectedProblems: [/403/] });
  let words = {};
  // One route for both: between two of them a call would reach the portal.
  await page.route("**/app/user/preferences*", (route) =>
    route.fulfill({ status: 403, json: { error: { type: "invalidApiPathAccess", ...words } } }),
  );
  await signIn(page, "admin@solnascente.test");
  const refuse = async (said: object) => {
    words = said;
    await page.keyboard.press("[");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const shown = [await dialog.getByRole("heading").innerText(), await dialog.locator("p").innerText()];
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Fechar", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    return shown;
  };
  expect(await refuse({})).toEqual(["Erro Inesperado", "Tente novamente mais tarde ou entre em contato"]);
  const own = { title: "Sem acesso a isto", description: "Peça ao administrador." };
  expect(await refuse(own)).toEqual([own.title, own.description]);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "ending all other sessions is asked first on a %s; Escape and Cancelar change nothing",
  async (device, dark) => {
    const email = "equipe@solnascente.test";
    const other = await visit();
    await signIn(other.page, email);
    const { page } = await visit({ device, dark });
    await signIn(page, email, { to: "/info/user" });
    const dialog = page.getByRole("dialog", { name: "Encerrar todas as outras sessões?" });
    const button = page.getByRole("button", { name: "Encerrar todas as outras" });
    await button.waitFor();
    const openSessions = async () => {
      const [row] = await runSql(
        "select count(*) as open from session where revoked_at is null and user_id = (select id from user where email = ?)",
        [email],
      );
      return Number(row?.["open"]);
    };
    const before = await openSessions();
    expect(before).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Pesquisar" }).click();
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Cancelar" }).click(),
    ]) {
      await button.click();
      await dialog.waitFor();
      const cancel = dialog.getByRole("button", { name: "Cancelar" });
      await expect.poll(() => cancel.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await leave();
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(await openSessions()).toBe(before);
    await button.click();
    await dialog.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("As outras sessões foram encerradas.").waitFor();
    expect(await openSessions()).toBe(1);
  },
);

test("an error of the page's own program is told to the portal once for each message", async () => {
  const { page } = await visit({ expectedProblems: [/Peça solta/] });
  await signIn(page, "admin@solnascente.test");
  await page.getByRole("button", { name: "Pesquisar" }).click();
  await page.getByRole("combobox").waitFor();
  const reports: { message: string; path: string }[] = [];
  await page.route("**/app/user/error-report*", async (route) => {
    reports.push(route.request().postDataJSON() as { message: string; path: string });
    await route.continue();
  });
  const fail = (message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(text);
      });
    }, message);
  await fail("Peça solta 1");
  await fail("Peça solta 1");
  await fail("Peça solta 2");
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ message, path }) => `${path} ${message}`)).toEqual([
    "/dashboard TypeError: Peça solta 1",
    "/dashboard TypeError: Peça solta 2",
  ]);
});

test("what is read without being asked for fails in silence: after news, the bell's count, the side bar and the BI's address are read once the portal answers again, and what was typed stays [ERRORS-07]", async () => {
  const { page } = await visit({ expectedProblems: [/503/] });
  const { tell } = await fakeRoom(page);
  await signIn(page, "admin@solnascente.test", { to: "/settings/distributionCenters/visualize" });
  const name = page.getByLabel("Nome do centro");
  await name.fill("Centro novo");
  let isUp = false;
  const asked: string[] = [];
  await page.route(/\/app\/user\/reload|\.data/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (isUp) await route.continue();
    else await route.fulfill({ status: 503, json: { error: { type: "DATABASE_UNAVAILABLE" } } });
  });
  await page.clock.install();
  await tell({ type: "request.changed", requestId: "ord_1", code: "PED-1" });
  await expect.poll(() => asked).toEqual(["/app/user/reload"]);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toEqual(["/app/user/reload", "/app/user/reload"]);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await region(page).locator("[data-type]").count()).toBe(0);
  isUp = true;
  const read = page.waitForResponse((answer) => answer.url().includes(".data"));
  await page.clock.runFor(4_000);
  expect((await read).status()).toBe(200);
  expect(await name.inputValue()).toBe("Centro novo");
});

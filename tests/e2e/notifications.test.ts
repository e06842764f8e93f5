import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { countLookedAt, createListener, createNotifications } from "./notification-rows.ts";
import { type Device, portal, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Notificações" });
const itemsOf = (page: Page) => panelOf(page).getByRole("listitem");
const bellOf = (page: Page) => page.getByRole("button", { name: /^Notificações: / });
const groupOf = (page: Page, name: string) => panelOf(page).getByRole("region", { name, exact: true });
const listOf = (page: Page) => panelOf(page).locator(".app-notes__list");

async function bellSays(page: Page, count: string) {
  await page.getByRole("button", { name: `Notificações: ${count}`, exact: true }).waitFor();
}

async function openBell(page: Page) {
  await bellOf(page).click();
  await itemsOf(page).first().waitFor();
}

async function scrollNearEnd(page: Page) {
  await listOf(page).evaluate((list) => {
    list.scrollTop = list.scrollHeight - list.clientHeight - 150;
  });
}

/** An administrator of one test, signed in, with notifications. */
async function open(
  counts: Parameters<typeof createNotifications>[1],
  options: Parameters<typeof visit>[0] = {},
) {
  const person = await createListener();
  const integratorId = await createNotifications(person.id, counts);
  const { page, context } = await visit(options);
  await signIn(page, person.email);
  await untilLive(page);
  return { person, integratorId, page, context };
}

test("the panel is readable and stays inside the window in every look", async () => {
  const { page } = await open([[0, 3], [1, 2], [9, 3]]); // oxfmt-ignore
  await openBell(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(portal("/info/notifications"));
  await page.getByRole("heading", { level: 1, name: "Notificações" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test("the badge counts to 99, and says +99 from a hundred on [NOTIF-02]", async () => {
  const few = await open([[0, 99]]);
  await bellSays(few.page, "99");
  await expect.poll(() => few.page.locator(".app-bell__badge").textContent()).toBe("99");
  const many = await open([[0, 100]]);
  await bellSays(many.page, "+99");
  await expect.poll(() => many.page.locator(".app-bell__badge").textContent()).toBe("+99");
});

test("the panel is a list 600 px high under “Hoje”, “Ontem” and “Mais Antigas” [NOTIF-03]", async () => {
  const { page } = await open([[0, 2], [1, 3], [2, 4], [40, 1]]); // oxfmt-ignore
  await openBell(page);
  expect((await listOf(page).boundingBox())?.height).toBe(600);
  await expect
    .poll(() => panelOf(page).getByRole("heading", { level: 3 }).allTextContents())
    .toEqual(["Hoje", "Ontem", "Mais Antigas"]);
  await expect.poll(() => groupOf(page, "Hoje").getByRole("listitem").count()).toBe(2);
  await expect.poll(() => groupOf(page, "Ontem").getByRole("listitem").count()).toBe(3);
  await expect.poll(() => groupOf(page, "Mais Antigas").getByRole("listitem").count()).toBe(5);
});

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s the next 25 load when one scrolls near the end, until all are there and it says so [NOTIF-04, NOTIF-05]",
  async (device) => {
    const { page } = await open([[3, 60]], { device });
    await openBell(page);
    const end = panelOf(page).getByText("Todas as notificações foram lidas.", { exact: true });
    await expect.poll(() => itemsOf(page).count()).toBe(25);
    for (const count of [50, 60]) {
      expect(await end.count()).toBe(0);
      await scrollNearEnd(page);
      await itemsOf(page)
        .nth(count - 1)
        .waitFor();
      await expect.poll(() => itemsOf(page).count()).toBe(count);
    }
    await end.waitFor();
    const names = await panelOf(page)
      .getByText(/^Empresa \d+$/)
      .allTextContents();
    expect(names).toEqual(Array.from({ length: 60 }, (_, at) => `Empresa ${String(at + 1)}`));
  },
);

test("notifications are read one by one or all at once, in the list, the badge and the database [NOTIF-06]", async () => {
  const { page, person } = await open([[0, 30]]);
  await openBell(page);
  await itemsOf(page).first().getByRole("button", { name: "Marcar como lida" }).click();
  await bellSays(page, "29");
  await expect.poll(() => countLookedAt(person.id)).toBe(1);
  expect(await itemsOf(page).first().getByRole("button", { name: "Marcar como lida" }).count()).toBe(0);
  await panelOf(page).getByRole("button", { name: "Marcar todas como lidas" }).click();
  await bellSays(page, "0");
  await expect.poll(() => countLookedAt(person.id)).toBe(30);
  expect(await panelOf(page).getByRole("button", { name: "Marcar como lida" }).count()).toBe(0);
  await page.reload();
  await bellSays(page, "0");
});

test("a mark that cannot be set is taken back, with the reason", async () => {
  const { page, person } = await open([[0, 2]], { expectedProblems: [/500/] });
  await openBell(page);
  await page.route("**/app/user/notifications*", async (route) => {
    await route.fulfill({ status: 500, json: { error: { type: "INTERNAL" } } });
  });
  await itemsOf(page).first().getByRole("button", { name: "Marcar como lida" }).click();
  await page.getByText("Não foi possível marcar como lida").waitFor();
  await bellSays(page, "2");
  await expect
    .poll(() => itemsOf(page).first().getByRole("button", { name: "Marcar como lida" }).count())
    .toBe(1);
  expect(await countLookedAt(person.id)).toBe(0);
});

test("what is read in one tab is read in the other, without loading it again", async () => {
  const { page, context } = await open([[0, 3]]);
  const other = await context.newPage();
  await other.goto(portal("/dashboard"));
  await untilLive(other);
  await openBell(other);
  await openBell(page);
  await panelOf(page).getByRole("button", { name: "Marcar todas como lidas" }).click();
  await bellSays(other, "0");
  await expect.poll(() => panelOf(other).getByRole("button", { name: "Marcar como lida" }).count()).toBe(0);
});

test("unread ones are shown alone, and the list of those ends, too", async () => {
  const { page } = await open([[0, 3]]);
  await openBell(page);
  await itemsOf(page).nth(1).getByRole("button", { name: "Marcar como lida" }).click();
  await bellSays(page, "2");
  await panelOf(page).getByRole("button", { name: "Não lidas", exact: true }).click();
  await expect
    .poll(() =>
      panelOf(page)
        .getByText(/^Empresa \d$/)
        .allTextContents(),
    )
    .toEqual(["Empresa 1", "Empresa 3"]);
  await panelOf(page).getByRole("button", { name: "Marcar todas como lidas" }).click();
  await bellSays(page, "0");
  await panelOf(page).getByRole("button", { name: "Todas", exact: true }).click();
  await itemsOf(page).nth(2).waitFor();
  await panelOf(page).getByRole("button", { name: "Não lidas", exact: true }).click();
  await panelOf(page).getByText("Nada por ler").waitFor();
});

test("a notification leads to what it is about and is read then; the panel is used by keyboard alone", async () => {
  const { page, person, integratorId } = await open([[0, 3]]);
  await bellOf(page).focus();
  await page.keyboard.press("Enter");
  await itemsOf(page).first().waitFor();
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "hidden" });
  await expect.poll(() => bellOf(page).evaluate((bell) => document.activeElement === bell)).toBe(true);
  await page.keyboard.press("Enter");
  await itemsOf(page).first().waitFor();
  const isOnFirst = () =>
    itemsOf(page)
      .first()
      .getByRole("link")
      .evaluate((link) => document.activeElement === link);
  for (let step = 0; step < 12 && !(await isOnFirst()); step += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Empresa 2");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/integrators/detail/${integratorId}`);
  await panelOf(page).waitFor({ state: "hidden" });
  await expect.poll(() => countLookedAt(person.id)).toBe(1);
  await bellSays(page, "2");
});

test("a list that cannot be loaded says so in its panel alone, and is loaded when asked again [ERRORS-07]", async () => {
  const { page } = await open([[0, 1]], { expectedProblems: [/500/, /WebSocket/] });
  await page.route("**/app/user/notifications*", (route) =>
    route.fulfill({ status: 500, json: { error: {} } }),
  );
  await page.routeWebSocket(/\/party\//, (socket) => socket.close());
  await page.reload();
  await bellOf(page).click();
  await panelOf(page).getByText("As notificações não foram carregadas.").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await page.getByRole("region", { name: "Avisos" }).locator("[data-type]").count()).toBe(0);
  await page.unroute("**/app/user/notifications*");
  await panelOf(page).getByRole("button", { name: "Tentar de novo" }).click();
  await itemsOf(page).first().waitFor();
});

test.each(["equipe", "integrador"] as const)(
  "somebody like %s has no bell, and a page with their own, which works without JavaScript",
  async (model) => {
    const person = await createListener(model);
    await createNotifications(person.id, [[0, 1], [1, 29]]); // oxfmt-ignore
    const { page, context } = await visit();
    await signIn(page, person.email);
    expect(await bellOf(page).count()).toBe(0);
    const browser = context.browser();
    if (browser === null) throw new Error("There is no browser");
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const own = await plain.newPage();
    await own.goto(portal("/info/notifications"));
    await own.getByText("Não lidas: 30").waitFor();
    const shown = () => own.getByText(/^Empresa \d+$/).allTextContents();
    expect(await shown()).toHaveLength(25);
    await own.getByRole("button", { name: "Marcar como lida" }).first().click();
    await own.getByText("Não lidas: 29").waitFor();
    expect(await countLookedAt(person.id)).toBe(1);
    await own.getByRole("link", { name: "Notificações mais antigas" }).click();
    await own.waitForURL("**/info/notifications?page=2");
    await expect.poll(shown).toEqual(["Empresa 26", "Empresa 27", "Empresa 28", "Empresa 29", "Empresa 30"]);
    await own.getByRole("link", { name: "Não lidas", exact: true }).click();
    await expect.poll(async () => (await shown())[0]).toBe("Empresa 2");
    await own.getByRole("button", { name: "Marcar todas como lidas" }).click();
    await own.getByText("Nada por ler").waitFor();
    expect(await countLookedAt(person.id)).toBe(30);
    await plain.close();
  },
);

test("an integrator chooses where to hear of payments, shipments, returns, discounts, prices, annotations and what is handed over, and of nothing that is not for them", async () => {
  const { email } = await createListener("integrador");
  const { page } = await visit();
  await signIn(page, email, { to: "/info/user" });
  const own = page.getByRole("region", { name: "Notificações" });
  const names = ["Pagamento recebido: No portal", "Pagamento recebido: Por e-mail"];
  const kinds = [
    "Pagamento recebido",
    "Pagamento cancelado",
    "Resposta ao desconto",
    "Preços mudaram",
    "Anotação para você",
    "Validade do orçamento",
    "Resposta ao orçamento",
    "Envios do pedido",
    "Cancelamento ou devolução",
    "Compra acima do limite",
    "Situação alterada",
    "Negociação passada para você",
  ];
  for (const kind of kinds) {
    await expect.poll(() => own.getByRole("checkbox", { name: new RegExp(`^${kind}: `) }).count()).toBe(2);
  }
  await expect.poll(() => own.getByRole("table").getByRole("checkbox").count()).toBe(2 * kinds.length);
  await own.getByRole("checkbox", { name: names[1] ?? "" }).uncheck();
  await own.getByRole("button", { name: "Salvar notificações" }).click();
  await own.getByText("Preferências salvas.").waitFor();
  await page.reload();
  await expect.poll(() => own.getByRole("checkbox", { name: names[0] ?? "" }).isChecked()).toBe(true);
  expect(await own.getByRole("checkbox", { name: names[1] ?? "" }).isChecked()).toBe(false);
  await own.getByRole("link", { name: "Ver as minhas notificações" }).click();
  await page.getByText("Nenhuma notificação por aqui").waitFor();
});

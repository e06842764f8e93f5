import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { deriveStorageKey, openText } from "#app/lib/storage/client-cipher.ts";
import type { PopupHistory } from "#domain/popups/popup-choice.ts";
import { PHOTOS } from "#tests/factories/photo.ts";
import { findBarriers } from "./barriers.ts";
import { setCenterOf } from "./center-rows.ts";
import { runSql } from "./database.ts";
import { portal, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();

const PATIENT = { timeout: 10_000 };
const PICTURE = { name: "campanha.png", mimeType: "image/png", buffer: PHOTOS.png };

const CAMPAIGN = "Semana do Sol nos kits fechados";
const BATTERIES = "Chegaram as baterias de lítio";
const MANAGER = "integrador@solnascente.test";
const SELLER = "vendedor@solnascente.test";

async function switchOn(...titles: string[]): Promise<void> {
  await runSql("update popup set active = (title in (select value from json_each(?)))", [
    JSON.stringify(titles),
  ]);
}

afterEach(async () => {
  await switchOn();
  await runSql("delete from popup where title like 'Teste%' or title like 'Cópia de%'");
});

function popupOf(page: Page, title: string) {
  return page.getByRole("dialog", { name: title });
}

/** Storage key of the pop-ups' history, which is also the name of its lock. */
async function readItemName(page: Page): Promise<string> {
  const find = () => Object.keys(localStorage).find((key) => key.startsWith("girassol:popupHistory:")) ?? "";
  await expect.poll(() => page.evaluate(find), PATIENT).not.toBe("");
  return page.evaluate(find);
}

/** The stored history, decrypted with the distributor's key. */
async function readHistory(page: Page): Promise<PopupHistory | null> {
  const name = await readItemName(page);
  const sealed = await page.evaluate((key) => localStorage.getItem(key), name);
  const key = await deriveStorageKey(crypto.subtle, DEMO_DISTRIBUTOR_IDS.solnascente);
  const text = await openText(crypto.subtle, key, name, sealed ?? "");
  return text === null ? null : (JSON.parse(text) as PopupHistory);
}

/** Waits until a page would have shown its pop-up, and until everything that it began has ended. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.clock.runFor(2_000);
  const name = await readItemName(page);
  await page.evaluate((lock) => navigator.locks.request(lock, () => undefined), name);
}

async function openByMenu(page: Page, title: string, path: string): Promise<void> {
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: title }).click();
  await page.waitForURL(`**${path}`);
}

test("an integrator sees a pop-up with title, description and picture in every look [POPUP-01]", async () => {
  await switchOn(CAMPAIGN);
  const { page } = await visit();
  await signIn(page, MANAGER);
  const popup = popupOf(page, CAMPAIGN);
  await popup.waitFor();
  await popup.getByText(/Kits de até 10 kWp com prioridade/).waitFor();
  const picture = popup.locator("img");
  await expect.poll(() => picture.getAttribute("src")).toBe("/pictures/campaign-week.svg");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), PATIENT)
    .toBeGreaterThan(0);
  expect(await findBarriers(page)).toEqual([]);
  await popup.getByRole("link", { name: "Saiba mais" }).click();
  await page.waitForURL("**/kitsIntegrator");
  await popup.waitFor({ state: "detached" });
});

test("nobody else sees pop-ups: not staff, not integrators of a distributor without advertising [POPUP-01]", async () => {
  await switchOn(CAMPAIGN, BATTERIES);
  const asked: string[] = [];
  for (const [email, slug, path] of [
    ["admin@solnascente.test", "solnascente", "/requests"],
    ["equipe@solnascente.test", "solnascente", "/requests"],
    ["integrador@nortesul.test", "nortesul", "/dashboardIntegrator"],
  ] as const) {
    const { page } = await visit();
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/app/user/popups") asked.push(email);
    });
    await page.clock.install();
    await signIn(page, email, { slug, to: path });
    await untilLive(page);
    await page.clock.runFor(2_000);
    expect(await page.getByRole("dialog").count()).toBe(0);
  }
  expect(asked).toEqual([]);
});

test("the browser keeps a record for each pop-up, and shows one once an hour on a page [POPUP-03]", async () => {
  await switchOn(CAMPAIGN, BATTERIES);
  const { page } = await visit();
  await page.clock.install();
  await signIn(page, MANAGER);
  const campaign = popupOf(page, CAMPAIGN);
  await campaign.waitFor();
  const rows = await runSql("select id, title, display_frequency as frequency from popup where active = 1");
  const idOf = (title: string) => rows.find((row) => row["title"] === title)?.["id"];
  const first = await readHistory(page);
  expect(new Set(first?.records.map((record) => Object.keys(record).sort().join()))).toEqual(
    new Set(["displayedTimes,popUpId,weight"]),
  );
  const timesOf = (history: PopupHistory | null) =>
    Object.fromEntries(
      (history?.records ?? []).map(({ popUpId, displayedTimes }) => [popUpId, displayedTimes]),
    );
  expect(timesOf(first)).toEqual({ [String(idOf(CAMPAIGN))]: 1, [String(idOf(BATTERIES))]: 0 });
  await campaign.getByRole("button", { name: "Fechar", exact: true }).click();
  await campaign.waitFor({ state: "detached" });

  await openByMenu(page, "Pedidos", "/requests");
  await openByMenu(page, "Visão Geral", "/dashboardIntegrator");
  await settle(page);
  expect(await campaign.count()).toBe(0);
  await page.clock.fastForward(3_600_000);
  await openByMenu(page, "Pedidos", "/requests");
  await openByMenu(page, "Visão Geral", "/dashboardIntegrator");
  await settle(page);
  await campaign.waitFor();
  expect(timesOf(await readHistory(page))).toEqual({
    [String(idOf(CAMPAIGN))]: 2,
    [String(idOf(BATTERIES))]: 0,
  });
});

test("a second tab knows what the first has shown, and asks for nothing", async () => {
  await switchOn(CAMPAIGN);
  const { page, context } = await visit();
  let reads = 0;
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/app/user/popups") reads += 1;
  });
  await page.clock.install();
  await signIn(page, MANAGER);
  await popupOf(page, CAMPAIGN).getByRole("button", { name: "Fechar", exact: true }).click();
  await openByMenu(page, "Pedidos", "/requests");
  await openByMenu(page, "Visão Geral", "/dashboardIntegrator");
  await settle(page);
  expect(reads).toBe(1);
  const other = await context.newPage();
  await other.goto(portal("/dashboardIntegrator"));
  await other.bringToFront();
  await settle(other);
  expect(await popupOf(other, CAMPAIGN).count()).toBe(0);
  // One interruption is enough for all tabs: the list is not even asked for.
  expect(reads).toBe(1);
  expect((await readHistory(other))?.records.map(({ displayedTimes }) => displayedTimes)).toEqual([1]);
});

test("whoever has a distribution center to choose sees no pop-up over it; nobody does while paying", async () => {
  await switchOn(CAMPAIGN, BATTERIES);
  await setCenterOf(SELLER, null);
  const { page } = await visit();
  await page.clock.install();
  await signIn(page, SELLER);
  await page.getByRole("radio", { name: /Goiânia/ }).waitFor();
  await page.clock.runFor(2_000);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  await page.getByRole("button", { name: "Escolher centro" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(portal("/dashboardIntegrator"));
  await page.clock.runFor(3_000);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.clock.fastForward(3_600_000);
  await page.goto(portal("/dashboardIntegrator"));
  await popupOf(page, CAMPAIGN).getByRole("button", { name: "Fechar", exact: true }).click();
  await page.clock.fastForward(3_600_000);
  await page.goto(portal("/kitsIntegrator?minPower=5&maxPower=7"));
  await popupOf(page, BATTERIES).getByRole("button", { name: "Fechar", exact: true }).click();
  await runSql(`update popup set where_to_display = '["KitsCheckout"]' where title = ?`, [BATTERIES]);
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.getByRole("heading", { name: "Finalizar compra" }).waitFor();
  await page.reload();
  await settle(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await runSql(`update popup set where_to_display = '["KitsIntegrator"]' where title = ?`, [BATTERIES]);
  await setCenterOf(SELLER, null);
});

test("who has begun to do something is not interrupted on that page, and one interruption is enough for an hour", async () => {
  await switchOn(CAMPAIGN, BATTERIES);
  const { page } = await visit();
  await page.clock.install();
  await signIn(page, MANAGER);
  await page.getByRole("searchbox", { name: "Buscar no menu" }).press("Shift");
  await page.clock.runFor(5_000);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await openByMenu(page, "Pedidos", "/requests");
  await openByMenu(page, "Visão Geral", "/dashboardIntegrator");
  await popupOf(page, CAMPAIGN).getByRole("button", { name: "Fechar", exact: true }).click();
  await openByMenu(page, "Kits Fechados", "/kitsIntegrator");
  await settle(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.clock.fastForward(3_600_000);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await openByMenu(page, "Pedidos", "/requests");
  await openByMenu(page, "Kits Fechados", "/kitsIntegrator");
  await popupOf(page, BATTERIES).waitFor();
});

test("a pop-up is closed with the keyboard, and the page is used on", async () => {
  await switchOn(CAMPAIGN);
  const { page } = await visit();
  await signIn(page, MANAGER);
  await popupOf(page, CAMPAIGN).waitFor();
  await page.keyboard.press("Escape");
  await popupOf(page, CAMPAIGN).waitFor({ state: "detached" });
  await openByMenu(page, "Pedidos", "/requests");
});

test("staff make a pop-up, which integrators then see, switch it off, copy and delete it", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, "admin@solnascente.test", { to: "/settings/advertising" });
  await page.getByRole("link", { name: "Novo pop-up" }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Criar pop-up" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await page.getByText("Escolha ao menos uma página.").waitFor();
  await hydrated(page);
  await page.getByLabel("Título").fill("Teste de pedidos");
  await page.getByLabel("Descrição").fill("Uma novidade nos pedidos.");
  await page.getByLabel("Imagem", { exact: true }).setInputFiles(PICTURE);
  await page.getByRole("img", { name: "Imagem do pop-up" }).waitFor();
  await page.getByRole("checkbox", { name: "Pedidos", exact: true }).check();
  await page.getByLabel("Quantas vezes cada pessoa vê").fill("0");
  await page.getByLabel("Como o integrador vê").getByText("Uma novidade nos pedidos.").waitFor();
  await page.getByRole("button", { name: "Criar pop-up" }).click();
  await page.getByText("Digite um número de 1 a 99.").waitFor();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Título").inputValue()).toBe("Teste de pedidos");
  await page.getByLabel("Quantas vezes cada pessoa vê").fill("99");
  await page.getByRole("button", { name: "Criar pop-up" }).click();
  await page.getByText(/^Pop-up salvo/).waitFor();

  const integrator = await visit();
  await signIn(integrator.page, MANAGER, { path: "/?next=%2Frequests" });
  await popupOf(integrator.page, "Teste de pedidos").waitFor();

  await page.goto(portal("/settings/advertising"));
  const row = page.getByRole("row", { name: /Teste de pedidos/ });
  await row.getByText("No ar").waitFor();
  await row.getByText("99 vezes por pessoa").waitFor();
  await row.getByRole("button", { name: "Desativar Teste de pedidos" }).click();
  await row.getByText("Desativado").waitFor();
  await row.getByRole("link", { name: "Duplicar Teste de pedidos" }).click();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Título").inputValue()).toBe("Cópia de Teste de pedidos");
  await page.goto(portal("/settings/advertising"));
  await row.getByRole("link", { name: "Teste de pedidos", exact: true }).click();
  await page.getByText("Excluir pop-up").click();
  await page.getByRole("button", { name: "Excluir “Teste de pedidos”" }).click();
  await page.getByText("Pop-up excluído.").waitFor();
  expect(await row.count()).toBe(0);
});

test("of two people who edit the same pop-up, the second brings the other's changes under their own", async () => {
  await runSql(
    `insert into popup (distributor_id, id, title, description, where_to_display, display_frequency, active, version, created_at, updated_at)
      values (?, 'pop_conflict', 'Teste de conflito', 'Antes', '["Requests"]', 2, 0, 1, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z')`,
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, "admin@solnascente.test", { to: "/settings/advertising/edit/pop_conflict" });
  await hydrated(page);
  await page.getByLabel("Título").fill("Teste de conflito meu");
  await runSql("update popup set description = 'Depois', version = 2 where id = 'pop_conflict'");
  await page.getByRole("button", { name: "Salvar pop-up" }).click();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças. Confira e salve.").waitFor();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Título").inputValue()).toBe("Teste de conflito meu");
  await expect.poll(() => page.getByLabel("Descrição").inputValue()).toBe("Depois");
  await page.getByRole("button", { name: "Salvar pop-up" }).click();
  await page.getByText(/^Pop-up salvo/).waitFor();
  const [row] = await runSql("select title, description from popup where id = 'pop_conflict'");
  expect(row).toMatchObject({ title: "Teste de conflito meu", description: "Depois" });
});

test("list and editor of pop-ups pass axe and fit the window in every look", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: "/settings/advertising" });
  await page.getByRole("link", { name: CAMPAIGN, exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: CAMPAIGN, exact: true }).click();
  await hydrated(page);
  // At the end of the page, the save bar covers no field.
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  expect(await findBarriers(page)).toEqual([]);
});

/** Waits until the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.getByLabel("Título").waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".app-popup-editor") ?? {}).some((key) => key.startsWith("__react")),
  );
}

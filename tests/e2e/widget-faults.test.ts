import type { Locator, Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS, DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { axeViolations, useBrowser } from "./session.ts";
import {
  chooseKit,
  confirmEmail,
  createSiteKey,
  eventsOf,
  LOADER,
  newEmail,
  noteEvents,
  openSite,
  SITE,
} from "./somebodys-site.ts";

const { visit } = useBrowser();

const KITS = "**/app/user/kits?**";
const REFUSED = "Este site não está autorizado a mostrar estes kits.";
const ENDED = "Este site não recebe mais pedidos.";

const buyerOf = (key: string) => `<girassol-kit-buyer publishable-key="${key}"></girassol-kit-buyer>`;

/** An answer of the portal that says nothing but that it failed. */
const fail = (route: Route, status = 500) =>
  route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "" });

/** Makes a purchase ready to be saved as a budget. */
async function fillBudget(widget: Locator, name: string): Promise<void> {
  await chooseKit(widget);
  await confirmEmail(widget, newEmail());
  await widget.getByText(/E-mail confirmado/).waitFor();
  await widget.getByLabel("Nome ou razão social").fill(name);
  // The price of the visitor who was confirmed is there.
  await expect.poll(() => widget.locator("[aria-busy=true]").count()).toBe(0);
}

async function countRequests(name: string): Promise<number> {
  const [row] = await runSql("select count(*) as times from request where customer_name = ?", [name]);
  return Number(row?.["times"]);
}

/** What the errors that the page heard of were. */
async function errorsOf(page: Page): Promise<unknown[]> {
  return (await eventsOf(page)).filter((event) => Array.isArray(event) && event[0] === "error");
}
const errorOf = (type: string, status: number) => [
  "error",
  expect.objectContaining({ version: 1, type, status }) as unknown,
];

test("a site whose pages come and go without a load has its kits again each time, and the choice where it is kept", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSite(visitor, { body: '<girassol-kit-buyer remember="session"></girassol-kit-buyer>' });
  const widget = page.locator("girassol-kit-buyer");
  await widget
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  for (const stay of ["sobre", "contato"]) {
    await page.evaluate((name) => {
      history.pushState({}, "", `/${name}`);
      document.querySelector("main")?.replaceChildren(name);
    }, stay);
    expect(await widget.count()).toBe(0);
    await page.evaluate(() => {
      history.pushState({}, "", "/kits");
      const kits = document.createElement("girassol-kit-buyer");
      kits.setAttribute("remember", "session");
      document.querySelector("main")?.replaceChildren(kits);
    });
    await widget.getByText("1 kit escolhido").waitFor();
  }
  // Moved, it is there once.
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement("aside"));
    place.append(document.querySelector("girassol-kit-buyer") ?? "");
  });
  await widget.getByText("1 kit escolhido").waitFor();
  expect(await widget.getByRole("region", { name: "Kits de energia solar" }).count()).toBe(1);
  const events = await eventsOf(page);
  expect(events).toEqual(Array(4).fill(["ready", { version: 1 }]));
});

test("two widgets with two keys on a page show each its own, and know nothing of each other", async () => {
  const shown = await createSiteKey();
  const mute = await createSiteKey({ sells: [], showsPrices: false });
  const visitor = await visit();
  const { page } = visitor;
  const keys = new Set<string>();
  page.on("request", (request) => {
    const key = request.headers()["x-publishable-key"];
    if (key !== undefined) keys.add(key);
  });
  await openSite(visitor, { body: buyerOf(shown.key) + buyerOf(mute.key) });
  const [first, second] = [
    page.locator("girassol-kit-buyer").nth(0),
    page.locator("girassol-kit-buyer").nth(1),
  ];
  await first
    .getByText(/^R\$\s\d/)
    .first()
    .waitFor();
  await second.getByText("Preço sob consulta").first().waitFor();
  expect(await second.getByText(/R\$/).count()).toBe(0);
  await second
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  expect(await first.getByText("kit escolhido").count()).toBe(0);
  await second.getByRole("button", { name: "Pedir orçamento" }).click();
  await chooseKit(first);
  await second.getByText("1 kit escolhido").waitFor();
  expect(await eventsOf(page)).toContainEqual([
    "budget-requested",
    expect.objectContaining({ totalCents: null }),
  ]);
  expect(keys).toEqual(new Set([shown.key, mute.key]));
});

test("a page that changes its language and its colours later keeps kits in Portuguese that can be read", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const head = "<style>:root { color-scheme: light dark; background: Canvas }</style>";
  await openSite(visitor, { body: "<girassol-kit-buyer></girassol-kit-buyer>", head: LOADER + head });
  const widget = page.locator("girassol-kit-buyer");
  await widget.getByRole("article").first().waitFor();
  const scheme = () => widget.evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await scheme()).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(scheme).toBe("dark");
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.lang = "en";
  });
  await widget.getByLabel("Ordenar").selectOption("price");
  await widget.locator('ul[aria-busy="false"]').waitFor();
  const price = widget.getByText(/^R\$\s\d{1,3}(\.\d{3})*,\d{2}$/).first();
  await price.waitFor();
  expect(await price.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("pt-BR");
});

test("on a page that is always dark, kits are dark whatever the system says", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const head = `${LOADER}<style>:root { color-scheme: dark; background: Canvas }</style>`;
  await openSite(visitor, { body: "<girassol-kit-buyer></girassol-kit-buyer>", head });
  const widget = page.locator("girassol-kit-buyer");
  await widget.getByRole("article").first().waitFor();
  expect(await widget.evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
  expect(await axeViolations(page)).toEqual([]);
});

test("where scripts add to all lists and styles take everything away, a budget is saved all the same", async () => {
  const { page } = await visit();
  await noteEvents(page);
  await page.goto(`${SITE}/galeria/estilos.html`);
  const widget = page.locator("girassol-kit-buyer");
  await fillBudget(widget, "Obra sem estilo");
  await widget.getByLabel("CEP").fill("75901-010");
  await widget.getByText(/R\$\s[\d.,]+ · até \d+ dias úteis/).waitFor();
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
  expect((await eventsOf(page)).at(-1)).toEqual(["budget-created", expect.objectContaining({ version: 1 })]);
});

test("a browser that blocks a page's storage shows and sells kits, and forgets the choice", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await openSite(visitor, { body: '<girassol-kit-buyer remember="local"></girassol-kit-buyer>' });
  const widget = page.locator("girassol-kit-buyer");
  await chooseKit(widget);
  await page.reload();
  await widget.getByRole("article").first().waitFor();
  expect(await widget.getByText("kit escolhido").count()).toBe(0);
  expect(await errorsOf(page)).toEqual([]);
});

test("without a connection the list says so and keeps what was chosen; it comes back by a press", async () => {
  const { page, context } = await visit({ device: "phone", expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  await noteEvents(page);
  await page.goto(SITE);
  const widget = page.locator("girassol-kit-buyer");
  await widget.getByRole("article").first().waitFor();
  await context.setOffline(true);
  await widget
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await widget.getByRole("button", { name: "Próxima página" }).click();
  const alert = widget.getByRole("alert").filter({ hasText: "Sem conexão" });
  await alert.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await errorsOf(page)).toEqual([errorOf("NETWORK", 0)]);
  // What the site takes is not known either.
  await widget.getByRole("button", { name: "Continuar" }).click();
  await expect.poll(() => alert.count()).toBe(2);
  await context.setOffline(false);
  await widget.getByRole("button", { name: "Tentar de novo" }).click();
  await widget.getByText("11–20 de").waitFor();
  await widget.getByText("1 kit escolhido").waitFor();
  await widget.getByRole("button", { name: "Continuar" }).click();
  await widget.getByRole("heading", { name: "Sua compra" }).waitFor();

  await context.setOffline(true);
  await widget.getByLabel("Nome ou razão social").fill("Obra sem rede");
  await widget.getByRole("button", { name: "Aumentar" }).click();
  await alert.waitFor();
  await context.setOffline(false);
  await widget.getByRole("button", { name: "Tentar de novo" }).click();
  await alert.waitFor({ state: "detached" });
  expect(await widget.getByLabel("Nome ou razão social").inputValue()).toBe("Obra sem rede");
  expect(await widget.getByRole("spinbutton").inputValue()).toBe("2");
});

test.each([
  [
    "is nobody's",
    `pk_${DEMO_DISTRIBUTOR_IDS.solnascente}_ninguem`,
    REFUSED,
    errorOf("ORIGIN_NOT_ALLOWED", 403),
  ],
  ["is cut off", DEMO_WIDGET_KEY.slice(0, 9), REFUSED, errorOf("ORIGIN_NOT_ALLOWED", 403)],
  ["is not there", "", "Informe a chave em data-key", errorOf("KEY_MISSING", 0)],
])(
  "a key that %s is told to visitor and page, and nobody is asked to try again",
  async (_how, key, text, error) => {
    const visitor = await visit({ expectedProblems: [/403/] });
    const { page } = visitor;
    await openSite(visitor, { body: buyerOf(key) });
    const alert = page.locator("girassol-kit-buyer").getByRole("alert").filter({ hasText: text });
    await alert.waitFor();
    expect(await alert.getByRole("button").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await errorsOf(page)).toEqual([error]);
  },
);

test("a page on another site than the key's tells its own page, too", async () => {
  const { page } = await visit({ expectedProblems: [/403/] });
  await noteEvents(page);
  const url = new URL(inject("widgetSiteUrl"));
  url.hostname = "outro-site.localhost";
  await page.goto(url.href);
  await page.locator("girassol-kit-buyer").getByText(REFUSED).waitFor();
  expect(await errorsOf(page)).toEqual([errorOf("ORIGIN_NOT_ALLOWED", 403)]);
});

test.each([
  ["switched off", "update widget_key set revoked_at = '2026-11-29T00:00:00.000Z' where id = ?"],
  ["told to sell nothing", "update widget_key set sells = '[]' where id = ?"],
])(
  "a key that is %s while somebody buys ends the sale in words for a visitor, who loses nothing that was typed",
  async (how, change) => {
    const name = `Obra ${how}`;
    const { id, key } = await createSiteKey();
    const visitor = await visit({ expectedProblems: [/403/] });
    const { page } = visitor;
    await openSite(visitor, { body: buyerOf(key) });
    const widget = page.locator("girassol-kit-buyer");
    await fillBudget(widget, name);
    await runSql(change, [id]);
    await widget.getByRole("button", { name: "Salvar orçamento" }).click();
    await widget.getByRole("alert").filter({ hasText: ENDED }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await widget.getByLabel("Nome ou razão social").inputValue()).toBe(name);
    // The list and the price may have been refused before.
    await expect.poll(() => errorsOf(page)).toContainEqual(errorOf("SALE_ENDED", 403));
    expect(await countRequests(name)).toBe(0);
    // Taken back, the purchase goes on where it was.
    await runSql("update widget_key set revoked_at = null, sells = '[\"budget\"]' where id = ?", [id]);
    await widget.getByRole("button", { name: "Salvar orçamento" }).click();
    await widget.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
    expect(await countRequests(name)).toBe(1);
  },
);

test("a portal that fails is said at each step, with what was typed in its place, and an answer that is lost saves nothing twice", async () => {
  const visitor = await visit({ expectedProblems: [/50[03]|ERR_FAILED|Failed to load/] });
  const { page } = visitor;
  let [isDown, isLost] = [true, false];
  await page.route(KITS, (route) => (isDown ? fail(route) : route.continue()));
  await openSite(visitor, { body: "<girassol-kit-buyer></girassol-kit-buyer>" });
  const widget = page.locator("girassol-kit-buyer");
  const broken = widget.getByRole("alert").filter({ hasText: "Algo deu errado" });
  await broken.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await errorsOf(page)).toEqual([errorOf("UNEXPECTED_ANSWER", 500)]);
  isDown = false;
  await widget.getByRole("button", { name: "Tentar de novo" }).click();
  await widget.getByRole("article").first().waitFor();

  isDown = true;
  await page.route("**/app/user/site/quote", (route) => (isDown ? fail(route, 503) : route.continue()));
  await chooseKit(widget);
  await widget.getByLabel("Nome ou razão social").fill("Obra com falhas");
  await broken.waitFor();
  isDown = false;
  await widget.getByRole("button", { name: "Tentar de novo" }).click();
  await widget
    .getByText(/^R\$\s[\d.]+,\d{2}$/)
    .first()
    .waitFor();
  await expect.poll(() => broken.count()).toBe(0);

  await confirmEmail(widget, newEmail());
  await page.route("**/app/user/site/requests", async (route) => {
    if (isDown) return fail(route);
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  isDown = true;
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await broken.waitFor();
  expect((await errorsOf(page)).at(-1)).toEqual(errorOf("UNEXPECTED_ANSWER", 500));
  expect(await widget.getByLabel("Nome ou razão social").inputValue()).toBe("Obra com falhas");
  [isDown, isLost] = [false, true];
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByRole("alert").filter({ hasText: "Sem conexão" }).waitFor();
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
  expect(await countRequests("Obra com falhas")).toBe(1);
});

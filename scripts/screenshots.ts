/** `npm run screenshots`: takes the README's pictures of the running product with its demo world. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "#scripts/browser/open-browser.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { runCommand } from "#scripts/stack/run-command.ts";
import { startStack } from "#scripts/stack/stack.ts";

const FOLDER = join(ROOT, "docs/screenshots");
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_KITS = "/kitsIntegrator?minPower=5&maxPower=7";

interface Studio {
  /** Opens a page of the portal as a signed-in person, in a context of its own. */
  open(path: string, look?: { phone?: boolean; dark?: boolean }): Promise<Page>;
}

interface Order {
  name: string;
  customer: string;
}

await runCommand(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-screenshots-"));
  try {
    await ensureBuilt(print);
    const stack = await startStack({ dataDir });
    try {
      const browser = await openBrowser();
      try {
        await takeAll(createStudio(browser, stack.portalUrl));
      } finally {
        await browser.close();
      }
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function takeAll(studio: Studio): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await take(await studio.open("/"), "login");

  const integrator = await studio.open("/");
  await signIn(integrator, "integrador@solnascente.test");
  await chooseKit(integrator, 1);
  await integrator.getByText("Calculando…").waitFor({ state: "hidden" });
  await take(integrator, "kits");

  const phone = await studio.open("/", { phone: true, dark: true });
  await signIn(phone, "integrador@solnascente.test");
  await goTo(phone, "/kitsIntegrator");
  await phone.getByRole("article").first().waitFor();
  await take(phone, "kits-phone-dark");

  const paid = await studio.open(
    await placeOrder(integrator, { name: "Padaria Aurora", customer: "Padaria Aurora" }),
  );
  await showPixCode(paid);
  await pay(paid);
  await placeOrder(integrator, { name: "Sítio Boa Vista", customer: "Joaquim Prado" });
  const payUrl = await placeOrder(integrator, { name: "Residência Alves", customer: "Marina Alves" });
  const payer = await studio.open(payUrl, { phone: true });
  await showPixCode(payer);
  await take(payer, "checkout-pix");

  const admin = await studio.open("/");
  await signIn(admin, "admin@solnascente.test");
  await goTo(admin, "/requests?view=list");
  await admin.locator('[data-live="CONNECTED"]').waitFor({ state: "attached" });
  await pay(payer);
  await admin.locator(".app-snackbar").first().waitFor();
  await admin
    .getByRole("row")
    .filter({ hasText: "Residência Alves" })
    .getByText("Pagamento Recebido")
    .waitFor();
  await take(admin, "orders-live");
  await take(payer, "checkout-receipt");

  await admin.getByRole("link", { name: /Residência Alves/ }).click();
  await admin.waitForURL("**/requests/detail/**");
  await admin.getByRole("heading", { name: /Residência Alves/ }).waitFor();
  await take(admin, "order");
  await goTo(admin, "/requests?view=board");
  await admin.getByText("Padaria Aurora").first().waitFor();
  await take(admin, "orders-board");
  await goTo(admin, "/settings/templates");
  await admin.getByRole("heading").first().waitFor();
  await take(admin, "templates");
}

function createStudio(browser: Browser, portalUrl: string): Studio {
  return {
    async open(path, { phone = false, dark = false } = {}) {
      const context = await browser.newContext({
        viewport: phone ? PHONE : DESKTOP,
        deviceScaleFactor: 1,
        colorScheme: dark ? "dark" : "light",
        reducedMotion: "reduce",
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        hasTouch: phone,
      });
      const answer = { name: "girassol_cookies", value: REFUSED_COOKIES, httpOnly: true };
      await context.addCookies([{ ...answer, url: portalUrl }]);
      const page = await context.newPage();
      await page.goto(new URL(path, portalUrl).href);
      return page;
    },
  };
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled", caret: "hide" });
  print(`docs/screenshots/${name}.png`);
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL((url) => url.pathname !== "/");
}

/** @param place - index of the kit in the list, from 0 */
async function chooseKit(page: Page, place: number): Promise<void> {
  await goTo(page, SMALL_KITS);
  const card = page.getByRole("article").nth(place);
  await card.getByRole("button", { name: "Adicionar" }).click();
  await card.getByRole("group", { name: /Quantidade de/ }).waitFor();
}

/** Buys a kit as the integrator; returns the customer's payment link. */
async function placeOrder(page: Page, { name, customer }: Order): Promise<string> {
  await chooseKit(page, 0);
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  const fields: readonly (readonly [string, string])[] = [
    ["Nome ou razão social", customer],
    ["CPF", "529.982.247-25"],
    ["Telefone com DDD", "(62) 98765-4321"],
    ["E-mail", "cliente@cliente.test"],
    ["CEP", "74000-000"],
    ["Endereço", "Rua das Acácias"],
    ["Número", "100"],
    ["Bairro", "Centro"],
    ["Cidade", "Goiânia"],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Cidade", { exact: true }).press("Tab");
  // Waits for the total, since only the total on screen is saved.
  await page.waitForTimeout(3_000);
  await page.locator('.app-summary[aria-busy="false"]').waitFor();
  await page.getByLabel("Nome da compra").fill(name);
  await page.getByRole("button", { name: "Gerar pedido" }).first().click();
  await page.waitForURL("**/requests/detail/**");
  return page.getByLabel("Link de pagamento").inputValue();
}

async function showPixCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("img", { name: /QR/ }).waitFor();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Simular pagamento" }).click();
  await page.getByText("Pagamento Concluído").first().waitFor();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

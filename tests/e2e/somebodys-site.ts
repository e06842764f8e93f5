import type { Locator, Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { DEMO_WIDGET_KEY, DEMO_WIDGET_KEY_ID } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";
import type { Visitor } from "./session.ts";

/** Origin of somebody's site, on which the demo's key is accepted. */
export const SITE = new URL(inject("widgetSiteUrl")).origin;
const PORTAL = new URL(inject("portalUrl")).origin;

/** Script tag of such a site. */
export const LOADER = `<script async src="${PORTAL}/widgets/girassol.js" data-key="${DEMO_WIDGET_KEY}"></script>`;

const EVENTS = ["ready", "budget-requested", "budget-created", "payment-changed", "error"];

/** Opens a page of somebody's site, which notes the widgets' events. */
export async function openSite(
  { page, context }: Visitor,
  { head = LOADER, body, headers = {} }: { head?: string; body: string; headers?: Record<string, string> },
): Promise<void> {
  // A browser asks before it lets a page that no address has answered near this machine's own.
  await context.grantPermissions(["local-network-access", "clipboard-read", "clipboard-write"], {
    origin: SITE,
  });
  await noteEvents(page);
  const address = `${SITE}/pagina`;
  await context.unroute(address);
  await context.route(address, (route) =>
    route.fulfill({
      headers: { "content-type": "text/html; charset=utf-8", ...headers },
      body: `<!doctype html><html lang="pt-BR"><head><title>Loja</title><link rel="icon" href="data:,">${head}</head>
        <body><main><h1>Energia</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto(address);
}

/** Notes what the widgets of the pages to come tell, for `eventsOf`. */
export async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of names) {
      document.addEventListener(`girassol:${name}`, (event) => {
        heard.push([name, (event as CustomEvent).detail]);
      });
    }
  }, EVENTS);
}

export const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

/** A key for the time of a test: the demo's, but for what is said. */
export async function createSiteKey({
  sells = ["budget"],
  showsPrices = true,
}: { sells?: ("budget" | "order")[]; showsPrices?: boolean } = {}): Promise<{ id: string; key: string }> {
  const id = newId("wdk");
  const key = `${DEMO_WIDGET_KEY}${id.slice(-6)}`;
  await runSql(
    `insert into widget_key (distributor_id, key, name, origins, show_prices, buyer_id, sells, created_at, id, updated_at)
      select distributor_id, ?, ?, origins, ?, buyer_id, ?, created_at, ?, updated_at from widget_key where id = ?`,
    [key, `Chave ${id}`, showsPrices ? 1 : 0, JSON.stringify(sells), id, DEMO_WIDGET_KEY_ID],
  );
  onTestFinished(async () => {
    await runSql("delete from widget_key where id = ?", [id]);
  });
  return { id, key };
}

/** An address that nobody has used yet. */
export function newEmail(): string {
  return `${newId("c").toLowerCase()}@cliente.test`;
}

/** The code that is sent to an address after an instant. */
export async function readCode(email: string, since: string): Promise<string> {
  const read = async () => {
    const [mail] = await runSql(
      `select content from email_outbox where recipient = ? and created_at >= ?
        and json_extract(content, '$.kind') = 'siteCode' order by created_at desc, rowid desc limit 1`,
      [email, since],
    );
    return mail === undefined ? null : (JSON.parse(String(mail["content"])) as { digits: string }).digits;
  };
  await expect.poll(read).not.toBeNull();
  return (await read()) ?? "";
}

/** Adds the first kit, and goes on to the purchase. */
export async function chooseKit(widget: Locator): Promise<void> {
  await widget
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await widget.getByRole("button", { name: "Continuar" }).click();
  await widget.getByRole("heading", { name: "Sua compra" }).waitFor();
}

/** Confirms an e-mail in a purchase by the code that is sent to it. */
export async function confirmEmail(widget: Locator, email: string): Promise<void> {
  await widget.getByLabel("E-mail").fill(email);
  const since = new Date().toISOString();
  await widget.getByRole("button", { name: "Enviar código" }).click();
  await widget.getByLabel("Código de 6 dígitos").fill(await readCode(email, since));
  const confirm = widget.getByRole("button", { name: "Confirmar e-mail" });
  await confirm.click();
  await confirm.waitFor({ state: "detached" });
  // Who buys may change the prices: what comes with them moves what is below.
  await widget.locator('.gs-purchase__sums[aria-busy="false"]').waitFor();
}

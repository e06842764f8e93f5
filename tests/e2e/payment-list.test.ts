import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const ADMIN = "admin@solnascente.test";
const HOUR_MS = 3_600_000;
const INSTRUMENT = JSON.stringify({ method: "pix", brCode: "00020126580014br.gov.bcb.pix" });

/** Two orders of one work, of R$ 4.000,00 each: one with a Pix that is open, one with a charge that was paid. */
async function createCharges() {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const work = `Obra ${newId("x").slice(-6)}`;
  const create = async (what: string) => {
    const name = `${work} ${what}`;
    const { id, code } = await createBudget(buyer.id, [piece], {
      name,
      content: { payment: { type: "pix" } },
    });
    await makeOrder(id);
    return { id, code, name };
  };
  const [open, paid] = [await create("aberta"), await create("paga")];
  const now = Date.now();
  const insert = (id: string, [status, hours, paidAt]: [string, number, string | null]) =>
    runSql(
      `insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
          instrument, expires_at, paid_at, created_at)
        values (?, ?, ?, 'sandbox', ?, 'pix', ?, 400000, ?, ?, ?, ?)`,
      [
        ...[PLACE, `chg_${id}`, id, `chg_${id}`, status, INSTRUMENT],
        ...[new Date(now + hours * HOUR_MS).toISOString(), paidAt, new Date(now - HOUR_MS).toISOString()],
      ],
    );
  await insert(open.id, ["pending", 3, null]);
  await insert(paid.id, ["paid", -2, new Date(now - HOUR_MS).toISOString()]);
  const at = new Date(now - HOUR_MS).toISOString();
  await runSql(
    `insert into payment_entry (distributor_id, request_id, seq, kind, charge_id, amount_cents, occurred_at, created_at,
        provider, provider_event_id)
      values (?, ?, 1, 'created', ?, 400000, ?, ?, null, null), (?, ?, 1, 'created', ?, 400000, ?, ?, null, null),
        (?, ?, 2, 'paid', ?, 400000, ?, ?, 'sandbox', ?)`,
    [
      ...[PLACE, open.id, `chg_${open.id}`, at, at, PLACE, paid.id, `chg_${paid.id}`, at, at],
      ...[PLACE, paid.id, `chg_${paid.id}`, at, at, `evt_${paid.id}`],
    ],
  );
  await runSql("update request set payment_status = 'requested' where id = ?", [open.id]);
  await runSql("update request set payment_status = 'received' where id = ?", [paid.id]);
  return { buyer, work, open, paid };
}

test.each(["desktop", "phone"] as const)(
  "on a %s staff find charges, narrow them down in the address, export them, and open an order's payment",
  async (device) => {
    const { work, open, paid } = await createCharges();
    const { page } = await visit({ device, dark: device === "phone" });
    await signIn(page, ADMIN, { to: `/payments?search=${encodeURIComponent(work)}` });
    await page.getByRole("heading", { name: "Pagamentos", level: 1 }).waitFor();
    const rows = page.locator("tbody th");
    await expect.poll(() => rows.count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const sums = page.locator("dl.app-facts");
    expect(await sums.innerText()).toMatch(
      /Cobranças\s+2\s+Cobrado\s+R\$\s8\.000,00\s+Em caixa\s+R\$\s4\.000,00/,
    );

    await page.getByText("Filtros", { exact: true }).click();
    await page.getByRole("combobox", { name: "Situação" }).selectOption("Paga");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Aplicar" }).click();
    await page.getByText("Situação: Paga").waitFor();
    expect(new URL(page.url()).searchParams.get("status")).toBe("paid");
    await page.reload();
    await page.getByText("Situação: Paga").waitFor();
    expect(await rows.allInnerTexts()).toEqual([`${paid.code} · ${paid.name}`]);

    const menu = page.locator("details").filter({ hasText: "Exportar" });
    await menu.locator("summary").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      menu.getByRole("link", { name: "Arquivo CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pagamentos-\d{4}(-\d\d){5}\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n").slice(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${paid.code};`);
    expect(lines[0]).not.toContain(open.code);

    await page.goto(portal(`/payments?search=${encodeURIComponent(work)}&status=chargedBack`));
    await page.getByText("Nada encontrado").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(portal(`/payments?search=${encodeURIComponent(work)}`));
    await page.getByRole("link", { name: new RegExp(paid.code) }).click();
    await page.waitForURL(`**/request/payment-details/${paid.id}`);
    await page.getByRole("heading", { name: `Pagamento de ${paid.code}` }).waitFor();
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s integrators find their charges in the menu and open where the open one is paid",
  async (device) => {
    const { buyer, work, open, paid } = await createCharges();
    const { page, context } = await visit({ device });
    await signIn(page, buyer.email, { to: `/payments?search=${encodeURIComponent(work)}` });
    const pay = page.getByRole("link", { name: "Abrir página de pagamento" });
    await pay.waitFor();
    expect(await pay.count()).toBe(1);
    expect(await page.getByRole("columnheader", { name: "Integrador" }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const [payer] = await Promise.all([context.waitForEvent("page"), pay.click()]);
    await payer.waitForURL(`**/checkout/${open.id}`);
    await payer.close();
    await page.getByRole("link", { name: new RegExp(paid.code) }).click();
    await page.waitForURL(`**/request/payment-details/${paid.id}`);
  },
);

test("without JavaScript the filters are a form", async () => {
  const { work, paid } = await createCharges();
  const { page, context } = await visit();
  await signIn(page, ADMIN, { to: "/payments" });
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  if (plain === undefined) throw new Error("the browser is open");
  const still = await plain.newPage();
  await still.goto(portal("/payments"));
  await still.getByRole("searchbox", { name: "Buscar por pedido, nome, cliente ou CNPJ" }).fill(work);
  await still.getByText("Filtros", { exact: true }).click();
  await still.getByRole("combobox", { name: "Situação" }).selectOption("Paga");
  await still.getByRole("button", { name: "Aplicar" }).click();
  await still.getByText("Situação: Paga").waitFor();
  expect(await still.locator("tbody th").allInnerTexts()).toEqual([`${paid.code} · ${paid.name}`]);
  await plain.close();
});

import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { slowDown } from "#scripts/bench/buying/devices.ts";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { readBarcode } from "./read-barcode.ts";
import { portal, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

afterEach(() =>
  runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.methods') where distributor_id = ?",
    [PLACE],
  ),
);

/** The payer's page of an order of R$ 4.000,00. */
async function createOrder(type: "pix" | "boleto") {
  if (type === "boleto") {
    await runSql(
      `update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["pix","boleto"]'))
        where distributor_id = ?`,
      [PLACE],
    );
  }
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type, methodName: "" } },
  });
  await makeOrder(id);
  return { id, url: portal(`/checkout/${id}`) };
}

/** What is to be paid: a field of the newest charge's instrument. */
async function instrumentOf(id: string, field: "brCode" | "barcode" | "line"): Promise<string> {
  const [row] = await runSql(`select instrument ->> '$.${field}' as value from charge where request_id = ?`, [
    id,
  ]);
  return String(row?.["value"]);
}

/** Pays an order's charge at the bank of the test environment, away from the payer's page. */
async function payAtBank(id: string): Promise<void> {
  const [charge] = await runSql("select id from charge where request_id = ?", [id]);
  const path = `/app/open/sandbox/charges/${String(charge?.["id"])}/pay`;
  const response = await fetch(portal(path), { method: "POST" });
  expect(response.ok).toBe(true);
}

/** A phone without scripts. */
async function withoutScripts(work: (page: Page) => Promise<void>): Promise<void> {
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (plain === undefined) throw new Error("No browser");
  try {
    await work(await plain.newPage());
  } finally {
    await plain.close();
  }
}

test.each(["desktop", "phone"] as const)(
  "on a %s the confirmation comes by the live channel, and not because the page asked",
  async (device) => {
    const { id, url } = await createOrder("pix");
    const { page } = await visit({ device });
    let isLive = false;
    let isTold = false;
    page.on("websocket", (socket) => {
      isLive = true;
      socket.on("framereceived", ({ payload }) => {
        isTold ||= String(payload).includes("payment.changed");
      });
    });
    // What the page asks by itself gets no answer.
    await page.route("**/status*", async (route) => {
      if (isTold || !isLive) await route.continue();
      else await route.fulfill({ status: 204 });
    });
    await page.goto(url);
    await page.getByRole("button", { name: "Pagar com Pix" }).click();
    await page.getByRole("img", { name: /QR/ }).waitFor();
    await expect.poll(() => isLive, { timeout: 10_000 }).toBe(true);
    isTold = false;
    await payAtBank(id);
    await page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    expect(isTold).toBe(true);
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s what a scanner reads from the page is the code of the Pix, light and dark",
  async (device) => {
    const { id, url } = await createOrder("pix");
    for (const dark of [false, true]) {
      const { page } = await visit({ device, dark });
      await page.goto(url);
      const pay = page.getByRole("button", { name: "Pagar com Pix" });
      const code = page.getByRole("img", { name: "QR code do Pix" });
      await pay.or(code).waitFor();
      if (await pay.isVisible()) await pay.click();
      await code.waitFor();
      expect(await readBarcode(code, "QRCode")).toBe(await instrumentOf(id, "brCode"));
    }
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s what a scanner reads from the page is the number of the slip",
  async (device) => {
    const { id, url } = await createOrder("boleto");
    const { page } = await visit({ device });
    await page.goto(url);
    await page.getByRole("button", { name: "Gerar boleto" }).click();
    const bars = page.getByRole("img", { name: "Código de barras do boleto" });
    await bars.waitFor();
    expect(await readBarcode(bars, "ITF")).toBe(await instrumentOf(id, "barcode"));
  },
);

test("on a phone with a slow network and processor an order is paid by Pix", async () => {
  const { id, url } = await createOrder("pix");
  const { page } = await visit({ device: "phone" });
  await slowDown(page, "phone");
  await page.goto(url);
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("img", { name: "QR code do Pix" }).waitFor();
  await payAtBank(id);
  await page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
});

test("nothing moves by itself on a phone that opens the page first, however late its font is", async () => {
  const { url } = await createOrder("pix");
  const before = await visit({ device: "phone" });
  await before.page.goto(url);
  await before.page.getByRole("button", { name: "Pagar com Pix" }).click();
  await before.page.getByRole("img", { name: "QR code do Pix" }).waitFor();

  const { page } = await visit({ device: "phone" });
  await slowDown(page, "phone");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
    const moved: string[] = [];
    Object.assign(window, { moved });
  });
  await page.goto(url);
  await page.getByRole("img", { name: "QR code do Pix" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("moved")).toEqual([]);
  // What counts movements has counted them.
  await page.evaluate(() => {
    document.querySelector("main")?.before(Object.assign(document.createElement("p"), { textContent: "x" }));
  });
  await expect.poll(() => page.evaluate("moved.length")).toBe(1);
});

test("without scripts an order is paid by Pix: by its code, with the end of its time, and with the receipt in the end", async () => {
  const { id, url } = await createOrder("pix");
  await withoutScripts(async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Pagar com Pix" }).click();
    const code = page.getByRole("img", { name: "QR code do Pix" });
    await code.waitFor();
    expect(await readBarcode(code, "QRCode")).toBe(await instrumentOf(id, "brCode"));
    await page.getByText(/^Pague até \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/).waitFor();
    await page.locator("summary", { hasText: "Ver o código Pix completo" }).click();
    const field = page.getByRole("textbox", { name: "Código Pix copia e cola" });
    expect(await field.inputValue()).toBe(await instrumentOf(id, "brCode"));
    await payAtBank(id);
    await page.getByRole("link", { name: "Atualizar a página" }).click();
    await page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    await page.getByRole("link", { name: "Baixar recibo (PDF)" }).waitFor();
  });
});

test("without scripts an order is paid by boleto: by its line, its bars and its slip, and with the receipt in the end", async () => {
  const { id, url } = await createOrder("boleto");
  await withoutScripts(async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Gerar boleto" }).click();
    await page.getByRole("img", { name: "Código de barras do boleto" }).waitFor();
    await page.locator("summary", { hasText: "Ver a linha digitável completa" }).click();
    const line = await page.getByRole("textbox", { name: "Linha digitável do boleto" }).inputValue();
    expect(line.replaceAll(/\D/g, "")).toBe(await instrumentOf(id, "line"));
    const [slip] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Baixar boleto (PDF)" }).click(),
    ]);
    expect(slip.suggestedFilename()).toMatch(/^boleto-.*\.pdf$/);
    await payAtBank(id);
    await page.getByRole("link", { name: "Atualizar a página" }).click();
    await page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
  });
});

import type { Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { WidgetManifestSchema } from "#scripts/build-widgets.ts";
import { DEMO_DISTRIBUTOR_IDS, DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, useBrowser } from "./session.ts";
import { eventsOf, LOADER, openSite, SITE } from "./somebodys-site.ts";

const { visit } = useBrowser();

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const PORTAL = new URL(inject("portalUrl")).origin;
const PAID = "Pagamento Concluído";

afterEach(() =>
  runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.methods') where distributor_id = ?",
    [PLACE],
  ),
);

/** An order of R$ 4.000,00; returns its id. */
async function createOrder(type: "pix" | "credito" = "pix"): Promise<string> {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type, methodName: "" } },
  });
  await makeOrder(id);
  return id;
}

/** Pays an order's charge at the bank of the test environment, away from the page. */
async function payAtBank(id: string): Promise<void> {
  const [charge] = await runSql("select id from charge where request_id = ?", [id]);
  const path = `/app/open/sandbox/charges/${String(charge?.["id"])}/pay`;
  expect((await fetch(portal(path), { method: "POST" })).ok).toBe(true);
}

const checkoutOf = (id: string) => `<girassol-checkout order="${id}"></girassol-checkout>`;

/** Styles of all that is in the widget; of what is inherited, only the font comes from the page around. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shadow = document.querySelector("girassol-checkout")?.shadowRoot;
    const read = [
      "display",
      "color",
      "background-color",
      "font-size",
      "font-weight",
      "font-style",
      "line-height",
    ];
    read.push(
      "letter-spacing",
      "text-transform",
      "text-align",
      "padding",
      "margin",
      "border",
      "border-radius",
    );
    return Array.from(shadow?.querySelectorAll(".gs-ui, .gs-ui *") ?? [], (element) => {
      const style = getComputedStyle(element);
      return `${element.tagName}.${element.getAttribute("class") ?? ""}: ${read
        .map((name) => style.getPropertyValue(name))
        .join("; ")}`;
    });
  });
}

test.each(["desktop", "phone"] as const)(
  "on a %s an order is paid by Pix on another site, and the confirmation comes by the live channel",
  async (device) => {
    const id = await createOrder();
    const visitor = await visit({ device });
    const { page } = visitor;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let isLive = false;
    let isTold = false;
    page.on("websocket", (socket) => {
      isLive = true;
      socket.on("framereceived", ({ payload }) => {
        isTold ||= String(payload).includes("payment.changed");
      });
    });
    // What the widget asks by itself gets no answer.
    await page.route("**/status*", async (route) => {
      if (isTold || !isLive) await route.continue();
      else await route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
    });
    await openSite(visitor, { body: checkoutOf(id) });
    const pay = page.getByRole("button", { name: "Pagar com Pix" });
    await pay.waitFor();
    expect(asked.filter((path) => path.startsWith("/widgets/kit-buyer"))).toEqual([]);
    expect(await page.locator("girassol-checkout").evaluate((one) => getComputedStyle(one).display)).toBe(
      "block",
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await pay.click();
    await page.getByRole("img", { name: "QR code do Pix" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const copy = page.getByRole("button", { name: "Copiar código Pix" });
    await copy.click();
    await page.getByRole("button", { name: "Código copiado" }).waitFor();
    await expect.poll(() => isLive, { timeout: 10_000 }).toBe(true);
    isTold = false;
    await payAtBank(id);
    await page.getByRole("heading", { name: PAID }).waitFor();
    expect(isTold).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const events = await eventsOf(page);
    expect(events[0]).toEqual(["ready", { version: 1 }]);
    expect(events.at(-1)).toEqual([
      "payment-changed",
      { version: 1, orderId: id, paymentStatus: "received" },
    ]);
    expect(page.url()).toBe(`${SITE}/pagina`);
  },
);

test.each(["desktop", "phone"] as const)("on a %s no style of the page around comes in", async (device) => {
  const id = await createOrder();
  const visitor = await visit({ device });
  const { page } = visitor;
  await openSite(visitor, { head: `${LOADER}<style>body { margin: 0 }</style>`, body: checkoutOf(id) });
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
  const alone = await stylesOf(page);
  expect(alone.length).toBeGreaterThan(30);
  const hostile = `<style>* { all: unset !important } main { text-transform: uppercase !important;
      letter-spacing: 4px !important; text-align: right !important; font-style: italic !important }</style>`;
  await openSite(visitor, { head: LOADER + hostile, body: checkoutOf(id) });
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
  expect(await stylesOf(page)).toEqual(alone);
  expect(await axeViolations(page)).toEqual([]);
});

test("under a strict policy an order is mounted by the script's function and paid, without the live channel", async () => {
  const id = await createOrder();
  const visitor = await visit({ expectedProblems: [/Content Security Policy/, /WebSocket connection/] });
  const { page } = visitor;
  const policy = `default-src 'none'; script-src ${PORTAL}; connect-src ${PORTAL}; img-src data:; base-uri 'none'; form-action 'none'`;
  await openSite(visitor, {
    body: `<div id="pagar"></div>`,
    headers: { "content-security-policy": policy },
  });
  await page.waitForFunction(() => window.girassol !== undefined);
  await page.evaluate((order) => window.girassol?.("mount", "#pagar", { order }), id);
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("img", { name: "QR code do Pix" }).waitFor();
  await payAtBank(id);
  await page.getByRole("heading", { name: PAID }).waitFor();
});

test("no site can put the payer's page itself into a frame, not even one whose key is accepted", async () => {
  const id = await createOrder();
  const visitor = await visit({ expectedProblems: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/] });
  const { page } = visitor;
  const refused = page.waitForEvent("console", (message) =>
    message.text().includes("frame-ancestors 'none'"),
  );
  await openSite(visitor, { body: `<iframe title="Pagamento" src="${PORTAL}/checkout/${id}"></iframe>` });
  await refused;
  expect(await page.frameLocator("iframe").getByText(/PED-/).count()).toBe(0);
  await page.goto(`${PORTAL}/checkout/${id}`);
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
});

test("an order that does not exist is said, and another one takes its place", async () => {
  const id = await createOrder();
  const visitor = await visit({ expectedProblems: [/404/] });
  const { page } = visitor;
  await openSite(visitor, { body: checkoutOf("req_00000000000000000000000000") });
  const alert = page.getByRole("alert");
  await alert.getByText("Pedido não encontrado").waitFor();
  expect(await alert.getByRole("button").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await eventsOf(page)).toEqual([
    ["error", expect.objectContaining({ type: "ORDER_NOT_FOUND", status: 404 })],
  ]);
  await page.locator("girassol-checkout").evaluate((element, order) => {
    element.setAttribute("order", order);
  }, id);
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
});

test("without a connection the widget says so, and a press asks again", async () => {
  const [first, second] = [await createOrder(), await createOrder()];
  const visitor = await visit({ device: "phone", expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  const { page, context } = visitor;
  await openSite(visitor, { body: checkoutOf(first) });
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
  await context.setOffline(true);
  await page.locator("girassol-checkout").evaluate((element, order) => {
    element.setAttribute("order", order);
  }, second);
  await page.getByRole("alert").getByText("Sem conexão").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
  const [row] = await runSql("select code from request where id = ?", [second]);
  expect(await page.getByRole("heading", { name: String(row?.["code"]) }).count()).toBe(1);
});

test("who pays by card leaves for the provider's page, and finds the same state on coming back", async () => {
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["pix","credito"]'))
      where distributor_id = ?`,
    [PLACE],
  );
  const id = await createOrder("credito");
  const visitor = await visit();
  const { page } = visitor;
  await openSite(visitor, { body: checkoutOf(id) });
  await page.getByRole("button", { name: "Pagar com cartão" }).click();
  await page.waitForURL((url) => url.origin !== SITE);
  await page.goBack();
  const onwards = page.getByRole("link", { name: "Continuar na página segura" });
  await onwards.waitFor();
  expect(await onwards.getAttribute("target")).toBe("_top");
  expect(page.url()).toBe(`${SITE}/pagina`);
});

test("files with a hash stay for good and the others are asked for again; a site can pin the loader", async () => {
  const response = await fetch(`${PORTAL}/widgets/widgets.json`);
  const { stable, pinned, elements, later } = WidgetManifestSchema.parse(await response.json());
  const cachingOf = async (path: string) => {
    const { headers } = await fetch(PORTAL + path);
    return [headers.get("cache-control"), headers.get("access-control-allow-origin")];
  };
  const files = [pinned, ...Object.values(elements).flat(), ...later];
  for (const { path } of files)
    expect(await cachingOf(path), path).toEqual(["public, max-age=31536000, immutable", "*"]);
  expect(await cachingOf(stable)).toEqual(["public, max-age=300, must-revalidate", "*"]);
  expect(await cachingOf("/widgets/widgets.json")).toEqual(["public, max-age=300, must-revalidate", "*"]);

  const id = await createOrder();
  const visitor = await visit();
  await openSite(visitor, {
    head: `<script async crossorigin data-key="${DEMO_WIDGET_KEY}" src="${PORTAL}${pinned.path}" integrity="${pinned.integrity}"></script>`,
    body: checkoutOf(id),
  });
  await visitor.page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
});

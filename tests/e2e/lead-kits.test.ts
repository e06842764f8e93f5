import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { saveAs } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createPerson, createPlace, createSignInLink } from "./page-world.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const BUYER = "integrador@solnascente.test";
const LEAD_ID = newId("led");
const SYSTEM_ID = newId("sys");
const LEAD = `${LEAD_ID}/${SYSTEM_ID}`;
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

async function readCart(id: string) {
  const [row] = await runSql("select content from cart where id = ?", [id]);
  return JSON.parse(String(row?.["content"])) as Record<string, unknown>;
}

/** Creates a cart as the page of mounted kits does: ten modules and an inverter. Returns its id. */
async function createMountedCart(): Promise<string> {
  const id = newId("crt");
  const amounts = { "MOD-LON-550": 10, "INV-DEY-5000": 1, "STB-2E-600": 1, "EST-CERAMICO": 10 };
  const rows = await runSql("select id, product_code from product where distributor_id = ?", [PLACE]);
  const products = Object.entries(amounts).map(([code, amount]) => ({
    id: String(rows.find((row) => row["product_code"] === code)?.["id"]),
    amount,
  }));
  const [structure] = await runSql("select id from structure where distributor_id = ? and name = ?", [
    PLACE,
    "Telhado cerâmico",
  ]);
  const mounting = { structureId: String(structure?.["id"]), targetPowerW: 5_500, cableMetres: 20 };
  await runSql(
    "insert into cart (distributor_id, id, content, created_by, created_at) values (?, ?, ?, 'usr_test', ?)",
    [PLACE, id, JSON.stringify({ purchaseType: "mountKits", products, mounting }), new Date().toISOString()],
  );
  return id;
}

test.each([
  ["Kits Express", "kitExpress", "[KITS-01]", ["/kits-express"]],
  ["Kits Fechados", "enableClosedKits", "[KITS-02, KITS-05]", ["/kitsIntegrator", `/KitsIntegrator/${LEAD}`]],
  ["Kits Personalizados", "kitMount", "[KITS-03, KITS-05]", ["/mountKit", `/MountKit/${LEAD}`]],
])("%s stand in the sidebar and open with the action %s only %s", async (label, action, _ids, paths) => {
  const permissions = ["kitExpress", "closedKits", "customKits", "crm"];
  const open = async (off: string[]) => {
    const place = await createPlace({ off });
    const { email } = await createPerson(place, { type: "integrator", permissions });
    const { page } = await visit();
    await signIn(page, email, { slug: place.slug, to: "/dashboardIntegrator" });
    const link = page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: label });
    const shown: unknown[] = [
      await link.evaluateAll((links) => links.map((one) => one.getAttribute("href"))),
    ];
    for (const path of paths) {
      await page.goto(portal(path, place.slug));
      shown.push(new URL(page.url()).pathname);
    }
    return shown;
  };
  expect(await open([])).toEqual([[paths[0]], ...paths]);
  const [links, ...reached] = await open([action]);
  expect(links).toEqual([]);
  for (const path of paths) expect(reached).not.toContain(path);
});

test("closed and mounted kits are chosen for a system of a lead, and what is saved belongs to it; a request's closed kits open to be changed and stay that request [KITS-02, KITS-05]", async () => {
  const { page } = await visit({ expectedProblems: [/404/] });
  await signIn(page, BUYER, { to: `/KitsIntegrator/${LEAD}?minPower=5&maxPower=7` });
  const link = page.getByRole("navigation").getByRole("link", { name: "Kits Fechados" });
  expect(await link.getAttribute("href")).toBe("/kitsIntegrator");
  await page.getByText(/^Kit Fechado · /).waitFor();
  const add = page.getByRole("button", { name: /^Adicionar/ }).first();
  await add.click();
  await page.getByText("1 kit escolhido").waitFor();
  // Filters stay within the lead.
  await page.getByRole("combobox", { name: "Estrutura" }).selectOption({ label: "Telhado cerâmico" });
  await page.waitForURL(/structure=/);
  expect(new URL(page.url()).pathname).toBe(`/KitsIntegrator/${LEAD}`);
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await saveAs(page, "Salvar como orçamento", "Padaria do Lead");
  await page.waitForURL("**/budgets/detail/**");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const readRequest = async () => {
    const [row] = await runSql(
      `select purchase_type, lead_id, system_id, request.version, content from request
        join request_version as one on one.request_id = request.id and one.version = request.version
        where request.id = ?`,
      [id],
    );
    const { lines } = JSON.parse(String(row?.["content"])) as { lines: { amount: number }[] };
    const facts = ["purchase_type", "lead_id", "system_id", "version"].map((name) => row?.[name]);
    return [...facts, ...lines.map(({ amount }) => amount)];
  };
  expect(await readRequest()).toEqual(["closedKits", LEAD_ID, SYSTEM_ID, 1, 1]);

  await page.goto(portal(`/kitsIntegrator/${id}`));
  await untilHydrated(page);
  await page.getByText("1 kit escolhido").waitFor();
  await page.goto(portal(`${page.url().replace(/^https?:\/\/[^/]+/, "")}&minPower=5&maxPower=7`));
  await untilHydrated(page);
  await page.getByRole("button", { name: /^Aumentar/ }).click();
  await page.getByText("2 kits escolhidos").waitFor();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await saveAs(page, "Salvar alterações", "Padaria do Lead");
  await page.waitForURL(`**/budgets/detail/${id}**`);
  expect(await readRequest()).toEqual(["closedKits", LEAD_ID, SYSTEM_ID, 2, 2]);

  await page.goto(portal(`/MountKit/${LEAD}?cart=${await createMountedCart()}&etapa=checkout`));
  await page.getByRole("button", { name: "Continuar para o checkout" }).click();
  await page.waitForURL("**/mountKit/checkout?cart=*");
  const cartId = new URL(page.url()).searchParams.get("cart") ?? "";
  expect(await readCart(cartId)).toMatchObject({
    purchaseType: "mountKits",
    leadId: LEAD_ID,
    systemId: SYSTEM_ID,
  });

  for (const path of [
    "KitsIntegrator/led_1/sys_1",
    `KitsIntegrator/${LEAD_ID}/x`,
    "MountKit/anything/else",
  ]) {
    expect((await page.goto(portal(`/${path}`)))?.status()).toBe(404);
  }
});

test("kits of a lead are for who has the CRM: its feature and its permission", async () => {
  const kits = ["closedKits", "customKits"];
  const paths = [`/KitsIntegrator/${LEAD}`, `/MountKit/${LEAD}`];
  const checkout = `/kitsIntegrator/checkout?lead=${LEAD_ID}&system=${SYSTEM_ID}`;
  const landings = async (facts: { off: string[]; permissions: string[] }) => {
    const place = await createPlace({ off: facts.off });
    const { page } = await visit({ expectedProblems: [/403/] });
    const person = await createPerson(place, { type: "integrator", permissions: facts.permissions });
    await page.goto(portal(`/entrar?token=${await createSignInLink(place, person.id)}`, place.slug));
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.getByRole("banner").waitFor();
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(portal(path, place.slug));
      found.push(new URL(page.url()).pathname);
    }
    return [...found, (await page.goto(portal(checkout, place.slug)))?.status()];
  };
  expect(await landings({ off: [], permissions: [...kits, "crm"] })).toEqual([...paths, 200]);
  const home = ["/dashboardIntegrator", "/dashboardIntegrator", 403];
  expect(await landings({ off: [], permissions: kits })).toEqual(home);
  expect(await landings({ off: ["enableCRM"], permissions: [...kits, "crm"] })).toEqual(home);
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { deriveStorageKey, sealText } from "#app/lib/storage/client-cipher.ts";
import { newId } from "#worker/scope.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const LIST = "/budgets?view=list&group=open";

const menu = (page: Page) => page.locator(".app-views");
const openMenu = async (page: Page) => {
  await menu(page).locator("summary").click();
};
const linksIn = async (page: Page, group: string) => {
  const links = menu(page).getByRole("list", { name: group }).getByRole("link");
  await links.first().waitFor();
  return links.allInnerTexts();
};

test.each(["desktop", "phone"] as const)(
  "on a %s a view is kept for all devices of a person, and shared with the team, who may not change it",
  async (device) => {
    const name = `Abertos ${newId("x").slice(-4)}`;
    const owner = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, owner.email, { to: LIST });
    await openMenu(page);
    await page.getByRole("button", { name: "Salvar visão" }).click();
    const saving = page.getByRole("dialog", { name: "Salvar visão" });
    await saving.getByLabel("Nome da visão").fill(name);
    expect(await axeViolations(page)).toEqual([]);
    await saving.getByRole("button", { name: "Salvar" }).click();
    await saving.waitFor({ state: "detached" });

    const elsewhere = await visit({ device, expectedProblems: [/404/] });
    await signIn(elsewhere.page, owner.email, { to: LIST });
    await openMenu(elsewhere.page);
    expect(await linksIn(elsewhere.page, "Minhas")).toEqual([name]);
    expect(await axeViolations(elsewhere.page)).toEqual([]);
    expect(await overflowsSideways(elsewhere.page)).toBe(false);
    await elsewhere.page.getByRole("button", { name: "Gerenciar visões" }).click();
    await elsewhere.page.getByRole("button", { name: `Compartilhar ${name}` }).click();
    await elsewhere.page.getByRole("button", { name: `Parar de compartilhar ${name}` }).waitFor();
    expect(await axeViolations(elsewhere.page)).toEqual([]);

    const colleague = await visit({ device });
    await signIn(colleague.page, "equipe@solnascente.test", { to: "/budgets" });
    await openMenu(colleague.page);
    expect(await linksIn(colleague.page, "Da equipe")).toContain(name);
    await colleague.page.getByRole("link", { name }).click();
    await colleague.page.getByText("Etapa: Em aberto").waitFor();
    await openMenu(colleague.page);
    await colleague.page.getByRole("button", { name: "Salvar visão" }).waitFor();
    expect(await colleague.page.getByRole("button", { name: "Gerenciar visões" }).count()).toBe(0);

    const admin = await visit({ device });
    await signIn(admin.page, "admin@solnascente.test", { to: LIST });
    await openMenu(admin.page);
    await admin.page.getByRole("button", { name: "Gerenciar visões" }).click();
    await admin.page.getByRole("button", { name: `Excluir ${name}` }).click();
    await admin.page.getByRole("button", { name: "Excluir visão" }).click();
    await admin.page.getByRole("button", { name: `Excluir ${name}` }).waitFor({ state: "detached" });

    // What somebody else has deleted meanwhile is told.
    await elsewhere.page.getByRole("button", { name: `Renomear ${name}` }).click();
    await elsewhere.page.getByLabel(`Novo nome de ${name}`).fill("Outro");
    await elsewhere.page.getByRole("button", { name: "Renomear", exact: true }).click();
    await elsewhere.page
      .getByText(/não (foi )?encontrad|não existe/i)
      .first()
      .waitFor();
  },
);

test("views that a device has kept are brought along once, and a list that cannot be read is asked for again", async () => {
  const person = await createListener("equipe");
  const { page } = await visit({ expectedProblems: [/ERR_FAILED|Failed to fetch|500/] });
  await signIn(page, person.email, { to: LIST });
  const name = `girassol:listViews:${person.id}:/budgets`;
  const key = await deriveStorageKey(crypto.subtle, DEMO_DISTRIBUTOR_IDS.solnascente);
  const sealed = await sealText(
    crypto,
    key,
    name,
    JSON.stringify([{ name: "Do aparelho", query: "group=negotiation" }]),
  );
  await page.evaluate(
    ([item, text]) => {
      localStorage.setItem(item, text);
    },
    [name, sealed] as const,
  );
  await page.route("**/app/user/saved-views**", (route) => route.abort());
  await openMenu(page);
  await menu(page).getByText("As visões não puderam ser carregadas.").waitFor();
  expect(await page.evaluate((item) => localStorage.getItem(item), name)).not.toBeNull();
  await page.unroute("**/app/user/saved-views**");
  await menu(page).getByRole("button", { name: "Tentar de novo" }).click();
  expect(await linksIn(page, "Minhas")).toEqual(["Do aparelho"]);
  await expect.poll(() => page.evaluate((item) => localStorage.getItem(item), name)).toBeNull();
  await page.goto(portal("/budgets?view=list"));
  await openMenu(page);
  expect(await linksIn(page, "Minhas")).toEqual(["Do aparelho"]);
});

test.each([
  ["/integrators?status=wait", "/integrators", "Pendentes"],
  ["/audit?event=session.opened", "/audit", "Entradas"],
  [
    "/equipments/modules/inventory?view=arrivals&state=received",
    "/equipments/modules/inventory",
    "Recebidas",
  ],
  ["/settings/request/coupons?status=active", "/settings/request/coupons", "Valendo"],
])("%s is kept as a view, and opens again from the bare list", async (from, path, name) => {
  const owner = await createListener("admin");
  const { page } = await visit();
  await signIn(page, owner.email, { to: from });
  await openMenu(page);
  await page.getByRole("button", { name: "Salvar visão" }).click();
  await page.getByLabel("Nome da visão").fill(name);
  await page.getByRole("dialog").getByLabel("Abrir").check();
  const isKept = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith("/lista"));
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await isKept;
  await page.goto(portal(path));
  const asked = new URLSearchParams(from.split("?")[1]);
  const opened = new URL(page.url()).searchParams;
  for (const [param, value] of asked) expect(opened.get(param)).toBe(value);
  await openMenu(page);
  expect(await linksIn(page, "Minhas")).toEqual([
    expect.stringMatching(new RegExp(`^${name}\\s*padrão$`, "i")),
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await menu(page).getByRole("list", { name: "Visões" }).getByRole("link").first().click();
  await page.waitForURL((url) => !url.searchParams.has([...asked.keys()][0] ?? ""));
});

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const panel = (page: Page) => page.getByRole("region", { name: "Anotações" });
const said = (page: Page, text: string) => panel(page).getByRole("listitem").filter({ hasText: text });

/** Chooses whom an annotation tells. */
async function tell(page: Page, userId: string): Promise<void> {
  await panel(page).getByText("Avisar alguém").click();
  await panel(page).locator(`input[name="mentions"][value="${userId}"]`).check();
}

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s both sides annotate one %s, reply, pin and delete, by who may, and who is named is told [REQUEST-29]",
  async (device, type) => {
    const buyer = await createListener("integrador");
    const name = `Obra ${newId("x").slice(-6)}`;
    const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], { name });
    const path = type === "budget" ? budget.path : await makeOrder(budget.id);
    const staff = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, staff.email, { to: path });
    await panel(page).getByText("Nenhuma anotação ainda.").waitFor();
    await panel(page).getByLabel("Nova anotação").fill("Margem no limite");
    await panel(page).getByRole("button", { name: "Anotar" }).click();
    await said(page, "Margem no limite").getByText("Só para a equipe").waitFor();
    await panel(page).getByLabel("Nova anotação").fill("Qual o prazo?");
    await tell(page, buyer.id);
    await panel(page).getByLabel("Só para a equipe do distribuidor").uncheck();
    await panel(page).getByRole("button", { name: "Anotar" }).click();
    await said(page, "Qual o prazo?").waitFor();
    expect(await panel(page).getByLabel("Nova anotação").inputValue()).toBe("");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    const other = await visit({ device });
    await signIn(other.page, buyer.email, { to: path });
    await said(other.page, "Qual o prazo?").waitFor();
    expect(await panel(other.page).getByText("Margem no limite").count()).toBe(0);
    await said(other.page, "Qual o prazo?").getByRole("link", { name: "Responder a Nina Barros" }).click();
    await panel(other.page).getByLabel("Resposta").fill("Até sexta");
    expect(await axeViolations(other.page)).toEqual([]);
    await panel(other.page).getByRole("button", { name: "Responder", exact: true }).click();
    await said(other.page, "Até sexta").first().waitFor();
    // The other side sees it come in.
    await said(page, "Até sexta").first().waitFor();

    const question = said(page, "Qual o prazo?").first();
    await question.getByRole("button", { name: "Fixar a anotação de Nina Barros" }).click();
    await question.getByText("Fixada").waitFor();
    await question.getByRole("link", { name: "Excluir a anotação de Nina Barros" }).first().click();
    await question.getByText("Excluir esta anotação e as respostas a ela?").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole("button", { name: "Excluir" }).click();
    await said(page, "Qual o prazo?").waitFor({ state: "detached" });
    await page.reload();
    await said(page, "Margem no limite").waitFor();
    expect(await panel(page).getByText("Até sexta").count()).toBe(0);

    const without = await createPersonWithout("equipe", (one) => one === `${type}.details.annotations`);
    const visitor = await visit({ device });
    await signIn(visitor.page, without.email, { to: path });
    await visitor.page.getByRole("heading", { name }).waitFor();
    expect(await panel(visitor.page).count()).toBe(0);
  },
);

test("a notification leads to the annotation, and before JavaScript one is written and read, too", async () => {
  const buyer = await createListener("integrador");
  const { path, code } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  const staff = await createListener("equipe");
  const { page, context } = await visit();
  await signIn(page, staff.email, { to: path });
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  const plainPage = await plain?.newPage();
  if (plainPage === undefined) throw new Error("No browser");
  await plainPage.goto(portal(path));
  const form = panel(plainPage);
  await form.getByLabel("Nova anotação").fill("Sem scripts");
  await tell(plainPage, buyer.id);
  await form.getByLabel("Só para a equipe do distribuidor").uncheck();
  await form.getByRole("button", { name: "Anotar" }).click();
  await said(plainPage, "Sem scripts").waitFor();
  await plain?.close();

  const told = await visit();
  await signIn(told.page, buyer.email, { to: "/info/notifications" });
  await told.page.getByRole("link", { name: new RegExp(`Anotação para você · ${code}`) }).click();
  await told.page.waitForURL(`**${path}#anotacoes`);
  await said(told.page, "Sem scripts").waitFor();
});

test.each(["desktop", "phone"] as const)(
  "on a %s a file goes with an annotation, one that failed is sent again, and the other side downloads it",
  async (device) => {
    const buyer = await createListener("integrador");
    const { path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
    const { page } = await visit({ device, expectedProblems: [/Failed to load resource/] });
    await signIn(page, (await createListener("equipe")).email, { to: path });
    await panel(page).getByLabel("Nova anotação").fill("Segue a planta");
    await panel(page).getByLabel("Só para a equipe do distribuidor").uncheck();
    await panel(page).getByRole("button", { name: "Anexar arquivos" }).click();
    const bytes = Buffer.from("%PDF-1.7\n%%EOF\n");
    const choose = () =>
      panel(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: "Planta.pdf", mimeType: "application/pdf", buffer: bytes });
    await page.route(/annotation-files/, (route) => route.abort());
    await choose();
    await panel(page)
      .getByRole("button", { name: /^Tentar de novo/ })
      .waitFor();
    // What was typed is still there.
    expect(await panel(page).getByLabel("Nova anotação").inputValue()).toBe("Segue a planta");
    await page.unroute(/annotation-files/);
    await panel(page)
      .getByRole("button", { name: /^Tentar de novo/ })
      .click();
    await panel(page).locator('input[name="files"]').waitFor({ state: "attached" });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await panel(page).getByRole("button", { name: "Anotar" }).click();
    await said(page, "Segue a planta")
      .getByRole("link", { name: /^planta-.*\.pdf$/ })
      .waitFor();

    const other = await visit({ device });
    await signIn(other.page, buyer.email, { to: path });
    const [download] = await Promise.all([
      other.page.waitForEvent("download"),
      said(other.page, "Segue a planta")
        .getByRole("link", { name: /^planta-/ })
        .click(),
    ]);
    expect(await readFile(await download.path())).toEqual(bytes);
    expect(await axeViolations(other.page)).toEqual([]);
  },
);

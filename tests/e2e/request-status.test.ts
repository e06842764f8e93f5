import { expect, test } from "vitest";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";

test.each(["desktop", "phone"] as const)(
  "on a %s staff move a budget on from its page, who is late is told, and the integrator only sees it",
  async (device) => {
    const buyer = await createListener("integrador");
    const { id, path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
    const { page } = await visit({ device, expectedProblems: [/409/] });
    await signIn(page, ADMIN, { to: path });
    const choice = page.getByRole("combobox", { name: "Nova situação" });
    const change = page.getByRole("button", { name: "Mudar situação" });
    await choice.selectOption("Enviado");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await change.click();
    await page.getByText("Situação alterada.").waitFor();
    const badge = page.locator(".gs-badge", { hasText: "Enviado" });
    await badge.waitFor();
    expect(await choice.locator("option", { hasText: "Enviado" }).count()).toBe(0);

    // Somebody else was faster, and the page does not know yet.
    await runSql(
      `update request set deal_status_id = (select id from deal_status where type = 'budget'
        and distributor_id = request.distributor_id and name = 'Recusado') where id = ?`,
      [id],
    );
    await choice.selectOption({ index: 1 });
    await change.click();
    const told = page.getByRole("dialog", { name: "Outra pessoa salvou antes de você" });
    await told.getByRole("link", { name: "Fechar" }).click();
    await page.locator(".gs-badge", { hasText: "Recusado" }).waitFor();

    const visitor = await visit({ device });
    await signIn(visitor.page, buyer.email, { to: path });
    await visitor.page.locator(".gs-badge", { hasText: "Recusado" }).waitFor();
    expect(await visitor.page.getByRole("button", { name: "Mudar situação" }).count()).toBe(0);
  },
);

test("the page of a budget changes its status for who may, to what they may give it, and for nobody else [REQUEST-38]", async () => {
  const buyer = await createListener("integrador");
  const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  const seller = await createPersonWithout("equipe", (one) => one === "budget.edit");
  const { page } = await visit();
  await signIn(page, seller.email, { to: budget.path });
  const choice = page.getByRole("combobox", { name: "Nova situação" });
  await choice.selectOption("Recusado");
  await page.getByRole("button", { name: "Mudar situação" }).click();
  await page.getByText("Situação alterada.").waitFor();
  // What has ended is opened again only by who may edit all of it.
  expect(await choice.locator("option", { hasText: "Enviado" }).count()).toBe(0);
  const reader = await createPersonWithout("equipe", (one) => one === "budget.details.edit");
  const other = await visit();
  await signIn(other.page, reader.email, { to: budget.path });
  await other.page.locator(".gs-badge", { hasText: "Recusado" }).waitFor();
  expect(await other.page.getByRole("button", { name: "Mudar situação" }).count()).toBe(0);
});

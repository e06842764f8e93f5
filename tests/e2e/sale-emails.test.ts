import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const OWN = DEMO_DISTRIBUTOR_IDS.solnascente;

let before: string | null = null;

afterEach(async () => {
  if (before !== null) {
    await runSql("update distributor_profile set settings = ? where distributor_id = ?", [before, OWN]);
  }
  before = null;
});

test("staff say which e-mails of the sale are sent, and a person switches their own off", async () => {
  const [row] = await runSql("select settings from distributor_profile where distributor_id = ?", [OWN]);
  before = String(row?.["settings"]);
  const { page } = await visit({ device: "phone" });
  await signIn(page, "admin@solnascente.test", { to: "/settings/request" });
  const group = page.getByRole("group", { name: "E-mails da venda" });
  const status = group.getByRole("switch", { name: "Situação alterada" });
  expect(await group.getByRole("switch").count()).toBe(14);
  expect(await status.isChecked()).toBe(true);
  await status.uncheck();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Salvar configurações" }).click();
  await page.getByText(/^Configurações salvas\./).waitFor();
  await page.reload();
  await expect.poll(() => status.isChecked()).toBe(false);

  const buyer = await createListener("integrador");
  const { id, code } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  const mailsTo = async () =>
    (await runSql("select kind from email_outbox where recipient = ?", [buyer.email])).map(
      (one) => one["kind"],
    );
  const staff = await visit();
  await signIn(staff.page, "admin@solnascente.test", { to: `/budgets/detail/${id}` });
  const move = async (name: string) => {
    await staff.page.getByLabel("Nova situação").selectOption({ label: name });
    await staff.page.getByRole("button", { name: "Mudar situação" }).click();
    await staff.page.getByText("Situação alterada.").first().waitFor();
  };
  const names = await staff.page.getByLabel("Nova situação").locator("option").allInnerTexts();
  const [first = "", second = ""] = names.filter((name) => name !== "Mudar para…");
  await move(first);
  expect(await mailsTo()).toEqual([]);
  await runSql("update distributor_profile set settings = ? where distributor_id = ?", [before, OWN]);
  await staff.page.goto(portal(`/budgets/detail/${id}`));
  await move(second);
  await expect.poll(mailsTo).toEqual(["statusChanged"]);
  await staff.page.goto(portal("/caixa-de-saida"));
  await staff.page
    .getByText(new RegExp(`${code}: `))
    .first()
    .waitFor();

  const own = await visit();
  await signIn(own.page, buyer.email, { to: "/info/user#notificacoes" });
  const mine = own.page.getByLabel("Receber e-mails dos meus orçamentos e pedidos");
  await mine.uncheck();
  await own.page.getByRole("button", { name: "Salvar notificações" }).click();
  await own.page.getByText(/^Preferências salvas\./).waitFor();
  expect(await axeViolations(own.page)).toEqual([]);
  await own.page.reload();
  expect(await mine.isChecked()).toBe(false);
});

import type { Page } from "playwright-core";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { signIn } from "./session.ts";

/** Signs in an integrator for one test, chooses a kit and opens its checkout. */
export async function comeToCheckout(page: Page): Promise<void> {
  const { email } = await createListener("integrador");
  await signIn(page, email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await page.getByLabel("Nome ou razão social").waitFor();
}

/** Opens the checkout of a kit as staff who buys for a company and may change prices. */
export async function comeToCheckoutAs(page: Page, model: "admin" | "equipe"): Promise<void> {
  const [kit] = await runSql(
    "select (select id from kit_option where distributor_id = company.distributor_id order by id limit 1) as id, company.id as buyer from integrator as company where company.distributor_id = ? and company.id = (select integrator_id from user where email = 'integrador@solnascente.test')",
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
  const { email } = await createListener(model);
  await signIn(page, email, {
    to: `/kitsIntegrator/checkout?kit=${String(kit?.["id"])}~1&integrator=${String(kit?.["buyer"])}`,
  });
  await page.getByLabel("Nome ou razão social").waitFor();
}

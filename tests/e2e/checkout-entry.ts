import type { Page } from "playwright-core";
import { createListener } from "./notification-rows.ts";
import { signIn } from "./session.ts";

/** An integrator of one test chooses a kit and goes on to its checkout. */
export async function comeToCheckout(page: Page): Promise<void> {
  const { email } = await createListener("integrador");
  await signIn(page, email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await page.getByLabel("Nome ou razão social").waitFor();
}

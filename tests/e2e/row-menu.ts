import type { Page } from "playwright-core";

/** Chooses a rare action of a row from its menu, of the record with this name. */
export async function chooseRare(page: Page, action: "Duplicar" | "Excluir", name: string): Promise<void> {
  await page.locator("summary", { hasText: `Mais ações de ${name}` }).click();
  await page.getByRole("link", { name: `${action} ${name}` }).click();
}

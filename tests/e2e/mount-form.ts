import type { Locator, Page } from "playwright-core";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { signIn } from "./session.ts";

/** Path of the page of mounted kits. */
export const MOUNT_PATH = "/mountKit";
export const MOUNT_BUYER = "integrador@solnascente.test";

export const billOf = (page: Page): Locator => page.getByRole("complementary", { name: "Seu kit" });
export const stepOf = (page: Page, name: string): Locator =>
  page.getByRole("heading", { name, level: 2, exact: true });

/** Opens the page and waits until it is hydrated. */
export async function openMount(page: Page, email = MOUNT_BUYER, path = MOUNT_PATH): Promise<void> {
  await signIn(page, email, { to: path });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".app-mount") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Finds a product by its code and adds it in the proposed amount.
 *  @param verb - label of the button, which adds or replaces */
export async function addProduct(
  page: Page,
  code: string,
  units: number,
  verb: "Adicionar" | "Trocar por" = "Adicionar",
): Promise<void> {
  await page.getByRole("searchbox", { name: "Buscar", exact: true }).fill(code);
  await page.getByRole("button", { name: new RegExp(`^${verb} ${String(units)} de`) }).click();
}

/** Goes on to the next step. */
export async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole("link", { name: `Continuar: ${step}` }).click();
  await stepOf(page, step === "Resumo" ? "Confira o kit" : step).waitFor();
}

/** Allows both modes of mounting until `forgetMountSettings`. */
export async function offerBothModes(): Promise<void> {
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.mountKit', json('{"howIntegratorsCanMountKit":"both"}'))
      where distributor_id = ?`,
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
}

/** Restores the demo's settings of mounting and its electrical check. */
export async function forgetMountSettings(): Promise<void> {
  await runSql(
    "update distributor_profile set settings = json_remove(settings, '$.mountKit', '$.electrical') where distributor_id = ?",
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
}

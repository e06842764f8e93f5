import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { fillAddress, fillCustomer, openStep, saveAs, summaryOf } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;

const cartOf = (page: Page) => page.getByRole("complementary", { name: "Carrinho" });

/** Puts a product on sale or takes it off, until the test is over. */
async function sell(code: string, isOnSale: boolean): Promise<void> {
  await runSql("update product set is_to_sell = ? where product_code = ? and distributor_id = ?", [
    isOnSale ? 1 : 0,
    code,
    OWNER,
  ]);
}

/** Names of a person's drafts in the browser's storage. */
const keptOf = (page: Page, userId: string) =>
  page.evaluate(
    (of) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].flatMap((key) => {
        const [, kind = "", name = ""] = new RegExp(`(savedRequest|formDraft):${of}:(.*)`).exec(key) ?? [];
        return kind === "" ? [] : [`${kind} ${name}`];
      }),
    userId,
  );

test("what went off sale is replaced in the checkout, which keeps what was typed; the order has its file, is known on the device, and is edited as it was left [CHECKOUT-05]", async () => {
  const { page } = await visit({ expectedProblems: [/404/] });
  const { email, id: userId } = await createListener("integrador");
  await signIn(page, email, { to: "/separateSale" });
  const field = page.getByRole("combobox", { name: "Incluir por código" });
  for (const code of ["INV-FOX-8000 1", "MOD-BYD-530 4"]) {
    await field.fill(code);
    await field.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
  }
  await cartOf(page)
    .getByRole("spinbutton", { name: /BYD 530/ })
    .waitFor();
  await cartOf(page).getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/\/separateSale\/checkout\?cart=crt_/);
  await page.getByText("Pedidos pagos até as 14h são separados no mesmo dia.").waitFor();
  await fillCustomer(page);

  await untilKept(page, "checkout:");
  onTestFinished(() => sell("INV-FOX-8000", true));
  await sell("INV-FOX-8000", false);
  await page.reload();
  await untilHydrated(page);
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  const missing = page.getByRole("alert").filter({ hasText: "Um item saiu de venda" });
  await missing.getByText(/G8/).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const substitute = missing.getByRole("combobox", { name: /^No lugar de/ });
  const name = await substitute.locator("option").first().innerText();
  const before = page.url();
  await missing.getByRole("button", { name: /^Trocar/ }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname === "/separateSale/checkout");
  await summaryOf(page)
    .getByText(new RegExp(name.split(" · ").at(-1) ?? ""))
    .waitFor();
  expect(await missing.count()).toBe(0);
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");

  await page.getByRole("button", { name: "Compartilhar" }).click();
  const dialog = page.getByRole("dialog", { name: "Compartilhar carrinho" });
  expect(await dialog.getByLabel("Link do carrinho").inputValue()).toContain("/carrinho/");
  await dialog.getByRole("button", { name: "Fechar" }).first().click();

  await fillAddress(page);
  await openStep(page, "Extras, arquivos e observações");
  await page.getByLabel("Conta de luz do cliente").setInputFiles({
    ...{ name: "conta.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") },
  });
  await page
    .getByText(/^conta-\d{4}/)
    .first()
    .waitFor();
  await summaryOf(page)
    .getByText(/Entrega (até|em até \d+ dias úteis depois de)/)
    .waitFor();
  await saveAs(page, "Gerar pedido", "Troca na hora");
  await page.waitForURL("**/requests/detail/**");
  await page.getByText(/^Assim que o pagamento cair/).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const files = await runSql("select file_id from request_file where request_id = ?", [id]);
  expect(files).toHaveLength(1);
  await expect
    .poll(() => keptOf(page, userId))
    .toEqual([expect.stringMatching(/^savedRequest \/separateSale&cart=crt_/)]);

  await page.goto(portal("/separateSale"));
  await untilHydrated(page);
  expect(await cartOf(page).getByRole("spinbutton").count()).toBe(0);
  await page.goto(portal(`/requests/detail/${id}`));
  await page.getByRole("button", { name: "Editar dados" }).click();
  await page.waitForURL(/\/separateSale\/checkout\?cart=crt_/);
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");
  await summaryOf(page)
    .getByText(new RegExp(name.split(" · ").at(-1) ?? ""))
    .waitFor();
});

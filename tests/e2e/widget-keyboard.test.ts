import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { readFocus, tabTo } from "./keyboard.ts";
import { axeViolations, useBrowser } from "./session.ts";
import { newEmail, readCode } from "./somebodys-site.ts";

const { visit } = useBrowser();

/** Waits until what has the name has the focus, is drawn so, and is in sight. */
async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect
    .poll(() => readFocus(page))
    .toEqual({ name: expect.stringMatching(name) as string, isSeen: true });
}

test.each(["desktop", "phone"] as const)(
  "on a %s a budget is saved on somebody's site by the keyboard alone, and the focus is always seen",
  async (device) => {
    const email = newEmail();
    const { page } = await visit({ device });
    await page.goto(inject("widgetSiteUrl"));
    const widget = page.locator("girassol-kit-buyer");
    await widget.getByRole("article").first().waitFor();
    await tabTo(page, /^Adicionar Kit/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Aumentar$/);
    await page.keyboard.press("Space");
    await widget.getByText("2 kits escolhidos").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, /^Continuar$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Sua compra$/);

    // What was typed stays while other kits are looked at.
    await tabTo(page, /^CEP$/);
    await page.keyboard.type("75901-010");
    await widget.getByText(/R\$\s[\d.,]+ · até \d+ dias úteis/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Shift+Tab");
    for (let back = 0; !(await readFocus(page)).name.startsWith("Voltar") && back < 20; back += 1)
      await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Kits de energia solar$/);
    await tabTo(page, /^Continuar$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Sua compra$/);
    expect(await widget.getByLabel("CEP").inputValue()).toBe("75901-010");

    await tabTo(page, /^E-mail$/);
    await page.keyboard.type(email);
    const since = new Date().toISOString();
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Código de 6 dígitos$/);
    await page.keyboard.type(await readCode(email, since));
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expectFocus(page, /E-mail confirmado/);
    await tabTo(page, /^Usar outro e-mail$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^E-mail$/);
    const again = new Date().toISOString();
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Código de 6 dígitos$/);
    await page.keyboard.type(await readCode(email, again));
    await page.keyboard.press("Enter");
    await expectFocus(page, /E-mail confirmado/);

    await tabTo(page, /^Salvar orçamento$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Nome ou razão social$/);
    await page.keyboard.type("Obra do teclado");
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, /^Salvar orçamento$/);
    await page.keyboard.press("Space");
    await expectFocus(page, /^Orçamento ORC-\d+ salvo$/);
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, /^Escolher outros kits$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Kits de energia solar$/);
  },
);

test("what is pressed and goes away leaves the keyboard in the widget", async () => {
  const { page } = await visit({ expectedProblems: [/500/] });
  await page.goto(inject("widgetSiteUrl"));
  const widget = page.locator("girassol-kit-buyer");
  await widget.getByRole("article").first().waitFor();
  await tabTo(page, /^Potência a partir/);
  await page.keyboard.type("900");
  await widget.getByRole("button", { name: "Limpar filtros" }).waitFor();
  await tabTo(page, /^Limpar filtros$/);
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Kits de energia solar$/);
  await widget.getByRole("article").first().waitFor();

  let isDown = true;
  await page.route("**/app/user/kits?**", (route) =>
    isDown
      ? route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" }, body: "" })
      : route.continue(),
  );
  await tabTo(page, /^Próxima página$/);
  await page.keyboard.press("Enter");
  // It is asked once more before it is told, and a machine may be faster at its keys.
  await widget.getByRole("button", { name: "Tentar de novo" }).waitFor();
  await tabTo(page, /^Tentar de novo$/);
  isDown = false;
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Kits de energia solar$/);
  await widget.getByText("11–20 de").waitFor();

  for (let kit = 0; kit < 2; kit += 1) {
    await tabTo(page, /^Adicionar Kit/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Aumentar$/);
  }
  await tabTo(page, /^Continuar$/);
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Sua compra$/);
  await tabTo(page, /^Diminuir$/);
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Sua compra$/);
  await tabTo(page, /^Diminuir$/);
  await page.keyboard.press("Enter");
  await expectFocus(page, /^Kits de energia solar$/);
});

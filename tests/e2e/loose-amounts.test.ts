import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const cartOf = (page: Page) => page.getByRole("complementary", { name: "Carrinho" });

test("what is no amount becomes no other one: typed with its code, on its own, in the cart and in a list", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test", { to: "/separateSale" });
  const field = page.getByRole("combobox", { name: "Incluir por código" });
  const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
  for (const [amount, fault] of [
    ["1,5", "a quantidade não é inteira"],
    ["-1", "a quantidade é negativa"],
    ["0", "a quantidade é zero"],
    ["999999999", "mais de 9.999 unidades"],
  ] as const) {
    await field.fill(`MOD-BYD-540 ${amount}`);
    await field.press("Enter");
    await says(`MOD-BYD-540 ${amount}: ${fault}.`);
    expect(await field.inputValue()).toBe(`MOD-BYD-540 ${amount}`);
    // No other message contradicts it.
    expect(await page.getByText("Nenhum produto com esse código ou nome.").count()).toBe(0);
  }
  await field.fill("NADA-1 1");
  await field.press("Enter");
  await says("Nenhum produto com esse código ou nome.");

  await field.fill("INV-DEY-5000");
  await page.getByRole("option", { name: /INV-DEY-5000/ }).waitFor();
  await field.press("Enter");
  const amount = page.locator(".app-quick").getByRole("spinbutton", { name: /^Quantidade de Inversor Deye/ });
  await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true);
  for (const [text, fault] of [
    ["1,5", "A quantidade é inteira: sem vírgula."],
    ["-3", "A quantidade não pode ser negativa."],
    ["1e3", "Digite só números, como 12."],
    ["0", "Inclua ao menos 1."],
  ] as const) {
    await page.evaluate((one) => navigator.clipboard.writeText(one), text);
    await amount.press("Control+a");
    await amount.press("Control+v");
    await says(fault);
    await amount.press("Enter");
    await says(fault);
    expect(await amount.inputValue()).toBe(text);
  }
  expect(await cartOf(page).getByRole("listitem").count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await amount.fill("2");
  await amount.press("ArrowUp");
  await amount.press("Enter");
  const inCart = cartOf(page).getByRole("spinbutton", { name: /Inversor Deye/ });
  await expect.poll(() => inCart.inputValue()).toBe("3");

  for (const [text, fault] of [
    ["1.5", "A quantidade é inteira: sem vírgula."],
    ["-3", "A quantidade não pode ser negativa."],
    ["1e3", "Digite só números, como 12."],
  ] as const) {
    await inCart.fill(text);
    await inCart.press("Enter");
    await inCart.blur();
    await cartOf(page).getByText(fault).waitFor();
    expect(await inCart.inputValue()).toBe(text);
  }
  expect(await findBarriers(page)).toEqual([]);
  // 3 × 3 590,00.
  await cartOf(page).getByText("R$ 10.770,00").first().waitFor();
  await inCart.fill("4");
  await cartOf(page).getByText("R$ 14.360,00").first().waitFor();
  await cartOf(page).getByRole("button", { name: "Esvaziar" }).click();
  await cartOf(page).getByText("1 produto tirado.").waitFor();

  await page.getByRole("button", { name: "Colar lista" }).click();
  const dialog = page.getByRole("dialog", { name: "Colar lista de códigos" });
  await dialog.getByRole("textbox", { name: "Lista" }).fill("MOD-BYD-540 1e9");
  await dialog.getByRole("button", { name: "Conferir" }).click();
  await dialog.getByText("Linha 1 MOD-BYD-540 1e9: código desconhecido", { exact: true }).waitFor();
});

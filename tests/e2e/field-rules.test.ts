import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { untilGuarded } from "./keyboard.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

test("a field says when its text is too long or its telephone incomplete, once it is left, and is required by its rule [VALID-02, VALID-03, VALID-20]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/request/coupons" });
  await page.getByRole("link", { name: "Adicionar cupom" }).click();
  await page.getByRole("heading", { level: 1, name: "Adicionar Cupom" }).waitFor();
  await untilHydrated(page);
  const code = page.getByLabel("Código do cupom");
  expect(await code.evaluate((field: HTMLInputElement) => field.required)).toBe(true);
  const tooLong = text(page, "O tamanho máximo para esse campo é de 30 caracteres");
  await code.fill("A".repeat(31));
  expect(await tooLong.count()).toBe(0);
  await code.blur();
  await tooLong.waitFor();
  await code.fill("A".repeat(30));
  await tooLong.waitFor({ state: "detached" });
  await code.fill("");
  await code.blur();
  await text(page, "Campo obrigatório").waitFor();

  await page.goto(portal("/info/user"));
  await untilHydrated(page);
  const telephone = page.getByLabel("Telefone (opcional)");
  expect(await telephone.evaluate((field: HTMLInputElement) => field.required)).toBe(false);
  const incomplete = text(page, "O número de telefone está incompleto");
  await telephone.fill("623000000");
  await telephone.blur();
  await incomplete.waitFor();
  await telephone.fill("6230000000");
  await telephone.blur();
  await incomplete.waitFor({ state: "detached" });
  await expect.poll(() => telephone.inputValue()).toBe("(62) 3000-0000");
  await telephone.fill("6230");
  await telephone.blur();
  await incomplete.waitFor();
  await telephone.fill("");
  await telephone.blur();
  await incomplete.waitFor({ state: "detached" });
});

test("keys that a field does not take are refused and said so; undoing, pasting and the caret stay right [VALID-14, VALID-16, VALID-21]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/kitsIntegrator" });
  const power = page.getByLabel(/^De/);
  const onlyNumbers = text(page, "Digite apenas números ou vírgula.");
  await untilGuarded(power);
  await power.press("a");
  await onlyNumbers.waitFor();
  expect(await power.inputValue()).toBe("");
  await power.pressSequentially("1,5");
  await onlyNumbers.waitFor({ state: "detached" });
  await power.press(",");
  await onlyNumbers.waitFor();
  expect(await power.inputValue()).toBe("1,5");
  await power.press("Home");
  await power.press("2");
  await onlyNumbers.waitFor({ state: "detached" });
  expect(await power.inputValue()).toBe("21,5");
  expect(await power.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
  await page.evaluate(() => navigator.clipboard.writeText("R$ 1.234,5"));
  await power.press("Control+a");
  await power.press("Control+v");
  await expect.poll(() => power.inputValue()).toBe("1234,5");
  await power.press("Control+z");
  await expect.poll(() => power.inputValue()).toBe("21,5");

  await page.goto(portal("/settings/payment/edit"));
  await page.getByLabel("Tipo", { exact: true }).selectOption("credito");
  await page.getByRole("button", { name: "Adicionar condição" }).click();
  const count = page.getByLabel("Parcelas");
  const invalid = text(page, "Carácter inválido.");
  await untilGuarded(count);
  await count.fill("");
  await count.pressSequentially("1");
  await invalid.waitFor({ state: "detached" });
  await count.press("x");
  await invalid.waitFor();
  await count.pressSequentially("2,");
  expect(await count.inputValue()).toBe("12");
});

test.each(["desktop", "phone"] as const)(
  "on a %s, what a field says goes without taking the press of a button away, and what was typed is taken",
  async (device) => {
    const { page } = await visit({ device });
    await signIn(page, "integrador@solnascente.test", { to: "/kits-express" });
    const power = page.getByLabel("Potência (kWp)");
    const button = page.getByRole("button", { name: "Ver kits" });
    const press = () => (device === "phone" ? button.tap() : button.click());
    const onlyNumbers = page.locator("#power-error");
    await untilGuarded(power);
    await power.pressSequentially("7 kWp");
    await onlyNumbers.waitFor();
    await press();
    await expect.poll(() => new URL(page.url()).searchParams.get("power")).toBe("7");
    await page.goto(portal("/kits-express"));
    await untilHydrated(page);
    await untilGuarded(power);
    await page.evaluate(() => navigator.clipboard.writeText(" 8 "));
    await power.press("Control+v");
    await onlyNumbers.waitFor();
    await press();
    await expect.poll(() => new URL(page.url()).searchParams.get("power")).toBe("8");
  },
);

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { comeToCheckout } from "./checkout-entry.ts";
import {
  fillAddress,
  fillCustomer,
  nameOf,
  openStep,
  save,
  stepOf,
  summaryOf,
  untilSettled,
} from "./checkout-form.ts";
import { untilKept } from "./drafts.ts";
import { readFocus, tabTo } from "./keyboard.ts";
import { createListener } from "./notification-rows.ts";
import { countRequests } from "./saved-rows.ts";
import {
  axeViolations,
  type Device,
  overflowsSideways,
  signIn,
  untilHydrated,
  useBrowser,
  WIDTHS,
} from "./session.ts";

const { visit } = useBrowser();

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isFolded = (page: Page, title: Parameters<typeof stepOf>[1]) =>
  stepOf(page, title).getAttribute("data-folded");

test.each<[Device, boolean]>([
  ["desktop", false],
  ["phone", true],
])(
  "on a %s complete steps fold to a line by the keyboard, what is missing stays in sight, and a line opens again",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await comeToCheckout(page);
    const { keyboard } = page;
    // What has an answer from the start, and what is optional, are lines.
    expect(await isFolded(page, "Pagamento")).toBe("true");
    await stepOf(page, "Pagamento").getByText("Pix", { exact: true }).first().waitFor();
    await stepOf(page, "Extras, arquivos e observações")
      .getByText(/^opcional · /)
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);

    // A step that lacks something is marked, and stays open.
    await tabTo(page, /^O cliente/);
    await tabTo(page, /^Continuar$/);
    await keyboard.press("Enter");
    await expect.poll(() => readFocus(page)).toMatchObject({ name: "Nome ou razão social" });
    expect(await isFolded(page, "Cliente")).toBe("false");
    expect(await page.getByLabel("CEP", { exact: true }).getAttribute("aria-invalid")).toBeNull();

    await fillCustomer(page);
    await page.getByLabel("E-mail").focus();
    await tabTo(page, /^Continuar$/);
    await keyboard.press("Enter");
    await stepOf(page, "Cliente").getByText("Marina Alves · 529.982.247-25").waitFor();
    await expect.poll(async () => (await readFocus(page)).name).toMatch(/^CIF/);
    await fillAddress(page);
    await untilSettled(page);
    await page.getByLabel("Cidade").focus();
    await tabTo(page, /^Continuar$/);
    await keyboard.press("Enter");
    await stepOf(page, "Entrega")
      .getByText(/^Rua das Acácias, 100 · Goiânia - GO · .*R\$\s[\d.]+,\d{2} · até \d\d\/\d\d/)
      .waitFor();
    // Nothing is missing: the button that saves is next.
    await expect.poll(async () => (await readFocus(page)).name).toBe("Gerar pedido");
    expect(await overflowsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);

    const change = stepOf(page, "Cliente").getByRole("button", { name: "Trocar Cliente" });
    expect(await change.getAttribute("aria-expanded")).toBe("false");
    await change.focus();
    await keyboard.press("Enter");
    await expect.poll(async () => (await readFocus(page)).name).toMatch(/^(Cliente de antes|O cliente)/);
    expect(await page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");
    // Optional parts close where they were opened.
    const more = stepOf(page, "Extras, arquivos e observações");
    await more.getByRole("button", { name: /^Abrir/ }).focus();
    await keyboard.press("Enter");
    await expect.poll(() => more.evaluate((step) => step.contains(document.activeElement))).toBe(true);
    await more.getByLabel("Observações").fill("ligar antes");
    const close = more.getByRole("button", { name: /^Fechar/ });
    expect(await close.getAttribute("aria-expanded")).toBe("true");
    await close.focus();
    await keyboard.press("Enter");
    await more.getByText("Observações", { exact: true }).first().waitFor();
    await expect.poll(() => more.getByLabel("Observações").isVisible()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("a problem opens its step again, a draft comes back folded, and what is folded is saved", async () => {
  const { page } = await visit({ expectedProblems: [/404/] });
  await comeToCheckout(page);
  await fillCustomer(page);
  await stepOf(page, "Cliente").getByRole("button", { name: "Continuar" }).click();
  await expect.poll(() => isFolded(page, "Cliente")).toBe("true");
  await fillAddress(page);
  await untilKept(page, "checkout:");
  await page.reload();
  await untilHydrated(page);
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => isFolded(page, "Cliente")).toBe("true");
  await expect.poll(() => isFolded(page, "Entrega")).toBe("true");
  await openStep(page, "Pagamento");
  await page.getByLabel("Cupom", { exact: true }).fill("PARCEIRO10");
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await page.getByText("Este cupom foi desativado pelo distribuidor.").waitFor();
  await stepOf(page, "Pagamento").getByRole("button", { name: "Continuar" }).click();
  await untilSettled(page);
  expect(await isFolded(page, "Pagamento")).toBe("false");
  await page.getByLabel("Cupom", { exact: true }).fill("");
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await untilSettled(page);
  const name = `Pedido dobrado ${String(Date.now())}`;
  await nameOf(page).fill(name);
  await save(page, "Gerar pedido");
  await page.waitForURL("**/requests/detail/**");
  expect(await countRequests(name)).toBe(1);
  await page.getByText("marina@cliente.test").first().waitFor();
});

/** Counts what a hand does on the page: taps, and keys that type. */
async function countHandwork(page: Page): Promise<() => Promise<{ taps: number; keys: number }>> {
  await page.evaluate(() => {
    const counts = { taps: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener(
      "click",
      ({ isTrusted, detail }) => (counts.taps += isTrusted && detail > 0 ? 1 : 0),
      true,
    );
    addEventListener("keydown", ({ isTrusted }) => (counts.keys += isTrusted ? 1 : 0), true);
  });
  return () => page.evaluate(() => (window as unknown as { counts: { taps: number; keys: number } }).counts);
}

/** Seconds of a tap with the way of the thumb to it, and of a key on a phone. */
const [TAP_S, KEY_S] = [1.2, 0.3];

test("on a phone a first-time buyer with a kit chosen saves an order within a minute", async () => {
  const { page } = await visit({ device: "phone" });
  await comeToCheckout(page);
  const handwork = await countHandwork(page);
  const { keyboard } = page;
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.tap();
    // At the speed of a thumb.
    await keyboard.type(text, { delay: 40 });
  };
  await type("Nome ou razão social", "Marina Alves");
  await type("CPF", "52998224725");
  await type("Telefone com DDD", "62987654321");
  await type("E-mail", "marina@cliente.test");
  // The address comes with its postal code, but for the number.
  await type("CEP", "74810100");
  await expect.poll(() => page.getByLabel("Endereço", { exact: true }).inputValue()).not.toBe("");
  await type("Número", "100");
  await untilSettled(page);
  await summaryOf(page).getByRole("button", { name: "Gerar pedido" }).tap();
  const counted = await handwork();
  await page.waitForURL("**/requests/detail/**");
  await page.getByRole("heading", { name: "Residência Marina Alves" }).waitFor();
  expect(counted.taps).toBeLessThanOrEqual(7);
  expect(counted.keys).toBeLessThanOrEqual(64);
  expect(counted.taps * TAP_S + counted.keys * KEY_S).toBeLessThan(60);
});

test("a customer of before is chosen with the address, also by a part of the name, and fills in both steps", async () => {
  const { email } = await createListener("integrador");
  const openCheckout = async () => {
    const { page } = await visit();
    await signIn(page, email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
    await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
    await page.getByRole("link", { name: /Ir para o checkout/ }).click();
    await page.waitForURL("**/kitsIntegrator/checkout**");
    return page;
  };
  const before = await openCheckout();
  const surname = `Teles${String(Date.now())}`;
  await fillCustomer(before);
  await fillAddress(before);
  await before.getByLabel("Nome ou razão social").fill(`Dona Célia ${surname}`);
  expect(await nameOf(before).inputValue()).toBe(`Residência Dona Célia ${surname}`);
  await save(before, "Salvar como orçamento");
  await before.waitForURL("**/budgets/detail/**");

  const page = await openCheckout();
  const search = page.getByRole("combobox", { name: "Cliente de antes" });
  await search.click();
  await page
    .getByRole("option", { name: new RegExp(`Dona Célia ${surname}.*Rua das Acácias, 100 · Goiânia - GO`) })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await search.fill(`celia ${surname.toLowerCase()}`);
  await page.getByRole("option", { name: new RegExp(surname) }).click();
  await stepOf(page, "Cliente").getByText(`Dona Célia ${surname} · 529.982.247-25`).waitFor();
  await stepOf(page, "Entrega")
    .getByText(/^Rua das Acácias, 100 · Goiânia - GO/)
    .waitFor();
  expect(await nameOf(page).inputValue()).toBe(`Residência Dona Célia ${surname}`);
  await expect.poll(async () => (await readFocus(page)).name).toBe("Gerar pedido");
  await save(page, "Gerar pedido");
  await page.waitForURL("**/requests/detail/**");
});

/** Heights in pixels that a checkout of one kit had when it was measured, rounded up. */
const HEIGHTS = { desktop: 1_400, phone: 2_400 } as const;

test("a checkout of one kit is short on both widths, and shorter still when it is filled in", async () => {
  const { page } = await visit();
  await comeToCheckout(page);
  await untilSettled(page);
  for (const device of ["desktop", "phone"] as const) {
    await page.setViewportSize(WIDTHS[device]);
    expect(await heightOf(page)).toBeLessThanOrEqual(HEIGHTS[device]);
    expect(await overflowsSideways(page)).toBe(false);
  }
  const open = await heightOf(page);
  await fillCustomer(page);
  await stepOf(page, "Cliente").getByRole("button", { name: "Continuar" }).click();
  await fillAddress(page);
  await untilSettled(page);
  await stepOf(page, "Entrega").getByRole("button", { name: "Continuar" }).click();
  await expect.poll(() => isFolded(page, "Entrega")).toBe("true");
  expect(await heightOf(page)).toBeLessThan(open / 2);
});

test("title and breadcrumb say the same, and the total by watt stands below the total", async () => {
  const { page } = await visit();
  await comeToCheckout(page);
  const trail = page.getByRole("navigation", { name: "Você está em" }).locator("[aria-current=page]");
  expect(await trail.innerText()).toBe(await page.getByRole("heading", { level: 1 }).innerText());
  await summaryOf(page)
    .locator(".app-sum")
    .filter({ hasText: /^Por Wp\s*R\$\s\d+,\d{2} \/ Wp$/ })
    .waitFor();
});

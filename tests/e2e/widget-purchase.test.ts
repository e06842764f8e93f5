import { expect, inject, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, type Device, overflowsSideways, signIn, useBrowser } from "./session.ts";
import { chooseKit, confirmEmail, newEmail, readCode } from "./somebodys-site.ts";

const { visit } = useBrowser();

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s, somebody's site sells a kit: from the list to a paid order that the distributor sees",
  async (device) => {
    const email = newEmail();
    const { page } = await visit({ device });
    await page.goto(inject("widgetSiteUrl"));
    const widget = page.locator("girassol-kit-buyer");
    await chooseKit(widget);
    await widget.getByLabel("Retirar no distribuidor").check();
    await widget.getByLabel("Forma de pagamento").selectOption({ label: "Pix" });
    await confirmEmail(widget, email);
    await widget.getByText(`E-mail confirmado: ${email}`).waitFor();
    await widget.getByLabel("Nome ou razão social").fill("Marina do Site");
    await widget.getByLabel("CPF ou CNPJ").fill("529.982.247-25");
    await widget.getByLabel("Telefone com DDD").fill("62 98765-4321");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await widget.getByRole("button", { name: "Gerar pedido" }).dblclick();
    const saved = widget.getByRole("heading", { name: /^Pedido PED-\d+ gerado$/ });
    await saved.waitFor();
    const code = /PED-\d+/.exec(await saved.innerText())?.[0] ?? "";
    await page.getByRole("heading", { name: `Telhado Vivo recebeu o seu pedido ${code}` }).waitFor();
    const checkout = widget.locator("girassol-checkout");
    await checkout.getByRole("button", { name: "Pagar com Pix" }).click();
    await checkout.getByRole("img", { name: "QR code do Pix" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await checkout.getByRole("button", { name: "Simular pagamento" }).click();
    await checkout.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();

    const staff = await visit({ device });
    await signIn(staff.page, "admin@solnascente.test", { to: `/requests?view=list&q=${code}` });
    await staff.page.getByRole("link", { name: "Marina do Site" }).first().click();
    await staff.page.getByText("Pagamento Recebido").first().waitFor();
    await staff.page.getByText(email).first().waitFor();
    await staff.page.getByText(new URL(inject("widgetSiteUrl")).host, { exact: true }).waitFor();
    const rows = await runSql("select count(*) as times from request where customer_name = ? and code = ?", [
      "Marina do Site",
      code,
    ]);
    expect(rows).toEqual([{ times: 1 }]);
  },
);

test("a budget is delivered to a postal code, and what lacks is said at its field without losing what was typed", async () => {
  const email = newEmail();
  const { page } = await visit({ device: "phone", expectedProblems: [/422/] });
  await page.goto(inject("widgetSiteUrl"));
  const widget = page.locator("girassol-kit-buyer");
  await chooseKit(widget);
  await widget.getByLabel("CEP").fill("75901-010");
  await widget.getByText(/R\$\s[\d.,]+ · até \d+ dias úteis/).waitFor();
  await expect.poll(() => widget.getByLabel("Cidade").inputValue()).toBe("Rio Verde");
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByText("Campo obrigatório").waitFor();
  expect(await widget.getByLabel("Nome ou razão social").evaluate((field) => field.matches(":focus"))).toBe(
    true,
  );
  await widget.getByLabel("Nome ou razão social").fill("Obra do Site");
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByText("Confirme o seu e-mail para continuar.").waitFor();
  await widget.getByLabel("E-mail").fill(email);
  await widget.getByRole("button", { name: "Enviar código" }).click();
  const code = await readCode(email, "");
  await widget.getByLabel("Código de 6 dígitos").fill(code === "111111" ? "222222" : "111111");
  await widget.getByRole("button", { name: "Confirmar e-mail" }).click();
  await widget.getByText("Código incorreto").waitFor();
  await widget.getByLabel("Código de 6 dígitos").fill(code);
  await widget.getByRole("button", { name: "Confirmar e-mail" }).click();
  await widget.getByText(`E-mail confirmado: ${email}`).waitFor();
  expect(await widget.getByLabel("Nome ou razão social").inputValue()).toBe("Obra do Site");
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
  const [row] = await runSql("select type, ecommerce from request where customer_name = ?", ["Obra do Site"]);
  expect(row?.["type"]).toBe("budget");
  await widget.getByRole("button", { name: "Escolher outros kits" }).click();
  await widget.getByRole("article").first().waitFor();
});

test("an integrator buys on somebody's site for its own company, by the code of its account", async () => {
  const { page } = await visit();
  await page.goto(inject("widgetSiteUrl"));
  const widget = page.locator("girassol-kit-buyer");
  await chooseKit(widget);
  await widget.getByLabel("Sou integrador").check();
  await confirmEmail(widget, "integrador@solnascente.test");
  await widget.getByText("Marcos Andrade, de Luz do Cerrado Energia Solar Ltda").waitFor();
  await widget.getByLabel("Nome ou razão social").fill("Cliente do integrador");
  await widget.getByRole("button", { name: "Salvar orçamento" }).click();
  await widget.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
});

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s, one kit in an article is saved as a budget, the other is ordered and paid, and a third is not sold any more",
  async (device) => {
    const email = newEmail();
    const reader = `Leitora ${email}`;
    const { page } = await visit({ device });
    await page.goto(new URL("/galeria/cartao.html", inject("widgetSiteUrl")).href);
    const small = page.locator("#pequena girassol-kit-card");
    await small.getByRole("button", { name: "Comprar" }).waitFor();
    await page.getByText("Este kit não é mais vendido.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await small.getByRole("button", { name: "Aumentar" }).click();
    await small.getByRole("button", { name: "Comprar" }).click();
    await confirmEmail(small, email);
    await small.getByLabel("Nome ou razão social").fill(reader);
    await small.getByRole("button", { name: "Salvar orçamento" }).click();
    await small.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ }).waitFor();
    await small.getByRole("button", { name: "Voltar ao kit" }).click();
    await small.getByRole("button", { name: "Comprar" }).waitFor();

    const large = page.locator("#grande girassol-kit-card");
    await large.getByRole("button", { name: "Comprar" }).click();
    await large.getByLabel("Retirar no distribuidor").check();
    await large.getByLabel("Forma de pagamento").selectOption({ label: "Pix" });
    await confirmEmail(large, email);
    await large.getByLabel("Nome ou razão social").fill(reader);
    await large.getByLabel("CPF ou CNPJ").fill("529.982.247-25");
    await large.getByLabel("Telefone com DDD").fill("62 98765-4321");
    await large.getByRole("button", { name: "Gerar pedido" }).click();
    await large.getByRole("heading", { name: /^Pedido PED-\d+ gerado$/ }).waitFor();
    const checkout = large.locator("girassol-checkout");
    await checkout.getByRole("button", { name: "Pagar com Pix" }).click();
    await checkout.getByRole("button", { name: "Simular pagamento" }).click();
    await checkout.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const rows = await runSql(
      "select type, count(*) as times from request where customer_name = ? group by type order by type",
      [reader],
    );
    expect(rows).toEqual([
      { type: "budget", times: 1 },
      { type: "order", times: 1 },
    ]);
  },
);

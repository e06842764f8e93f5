import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { comeToCheckout, comeToCheckoutAs } from "./checkout-entry.ts";
import { fillAddress, fillCustomer, nameOf, openStep, saveAs, stepOf, summaryOf } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { countRequests } from "./saved-rows.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const FORM = "cfo_checkout_test";

/** Adds a custom question to each step of the checkout while the work runs. */
async function askingQuestions(work: () => Promise<void>): Promise<void> {
  const rows = ["firstStep", "afterShipping", "lastStep"].map((screen) => ({
    id: `${FORM}_${screen}`,
    screen,
    fields: [
      {
        key: "q",
        type: "text",
        label: `Pergunta ${screen}`,
        help: "",
        required: true,
        maxLength: 30,
        options: [],
      },
    ],
  }));
  await runSql(
    `insert into custom_form (distributor_id, id, name, description, screen, purchase_types, fields, position, active,
        version, created_at, updated_at)
      select ?, value ->> 'id', value ->> 'screen', '', value ->> 'screen', '["closedKits"]', value -> 'fields', 0, 1, 1,
        '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from json_each(?)`,
    [DEMO_DISTRIBUTOR_IDS.solnascente, JSON.stringify(rows)],
  );
  try {
    await work();
  } finally {
    await runSql("delete from custom_form where id like ?", [`${FORM}%`]);
  }
}

test("who fills in company, delivery, invoice, own questions by step, coupon and payment has an order or a budget [CHECKOUT-01, FIELDS-05]", () =>
  askingQuestions(async () => {
    const { page } = await visit({ expectedProblems: [/404/] });
    await comeToCheckout(page);
    await page.getByRole("region", { name: "Integrador" }).getByText("Luz do Cerrado").waitFor();
    await page.getByRole("button", { name: "Gerar pedido" }).first().click();
    await page.getByText("Corrija os campos marcados para salvar.").waitFor();
    await expect
      .poll(() => page.getByLabel("CEP", { exact: true }).getAttribute("aria-invalid"))
      .toBe("true");
    // A missing answer is told until it is given.
    const nameField = page.getByLabel("Nome ou razão social");
    expect(await nameField.getAttribute("aria-invalid")).toBe("true");
    await nameField.fill("M");
    await expect.poll(() => nameField.getAttribute("aria-invalid")).toBeNull();
    await nameField.fill("");
    await fillAddress(page);
    await page.getByRole("radio", { name: "O integrador" }).check();
    await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toContain("Luz do Cerrado");
    await page.getByRole("radio", { name: "O cliente", exact: true }).check();
    await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("");
    await fillCustomer(page);
    // The questions stand by their steps: before the customer, after the delivery, and at the end.
    const places = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'input[name^="customForms.cfo_checkout_test"], [name="CEP"], [name="userOrCompanyName"], [name="notes"]',
        ),
      ].map((field) => field.getAttribute("name")?.replace("customForms.cfo_checkout_test_", "")),
    );
    expect(places).toEqual([
      "firstStep.q",
      "userOrCompanyName",
      "CEP",
      "afterShipping.q",
      "lastStep.q",
      "notes",
    ]);
    for (const screen of ["firstStep", "afterShipping", "lastStep"]) {
      await page.getByLabel(`Pergunta ${screen}`).fill("Telha de barro");
    }
    await openStep(page, "Pagamento");
    await page.getByLabel("Cupom", { exact: true }).fill("SEMANADOSOL");
    await page.getByRole("button", { name: "Aplicar cupom" }).click();
    await page.getByText("Cupom SEMANADOSOL aplicado.").waitFor();
    await page.getByRole("radio", { name: /3× no cartão/ }).check();
    expect(await axeViolations(page)).toEqual([]);
    expect(await nameOf(page).inputValue()).toBe("Residência Marina Alves");
    await saveAs(page, "Gerar pedido", "Pedido de ponta a ponta");
    await page.waitForURL("**/requests/detail/**");
    await page.getByRole("heading", { name: "Pedido de ponta a ponta" }).waitFor();
    await page.goBack();
    await page.getByText("Esta compra já foi salva neste dispositivo.").waitFor();
    await saveAs(page, "Salvar como orçamento", "Orçamento do mesmo carrinho");
    await page.waitForURL("**/budgets/detail/**");
    expect(await countRequests("Orçamento do mesmo carrinho")).toBe(1);
  }));

test("freight is asked anew for the country, the address, the truck, a discount and FOB, and for nothing else; FOB clears what is asked of a delivery, CIF unsets it [FREIGHT-06, FREIGHT-07]", async () => {
  const { page } = await visit();
  await comeToCheckoutAs(page, "admin");
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    if (!request.url().includes("/freights/quote")) return;
    const { variables } = request.postDataJSON() as {
      variables: { shippingType: string; zoneType?: string; truckAccess?: boolean };
    };
    const { shippingType, zoneType = "", truckAccess = true } = variables;
    asked.push([shippingType, zoneType, truckAccess ? "" : "no truck"].filter(Boolean).join(" "));
  });
  await fillAddress(page);
  await expect.poll(() => asked).toContain("CIF urbana");
  await summaryOf(page)
    .getByText(/Entrega até/)
    .waitFor();
  asked.length = 0;
  await fillCustomer(page);
  await openStep(page, "Pagamento");
  await openStep(page, "Extras, arquivos e observações");
  await page.getByRole("radio", { name: /3× no cartão/ }).check();
  await summaryOf(page)
    .getByText(/3× de R\$/)
    .waitFor();
  const restriction = page.getByRole("checkbox", { name: "Há restrição de horário para receber" });
  await restriction.check();
  await page.getByLabel("Quando o local recebe").fill("só de manhã");
  await page.getByRole("checkbox", { name: "A nota vai para outro endereço" }).check();
  const same = page.getByRole("checkbox", { name: "Usar o endereço da entrega" });
  await same.check();
  await page.getByRole("checkbox", { name: /Entrega agendada/ }).check();
  await summaryOf(page).locator(".app-sum", { hasText: "Itens extras" }).waitFor();
  expect(asked).toEqual([]);
  const rural = page.getByRole("checkbox", { name: "A entrega é em zona rural" });
  const truck = page.getByRole("checkbox", { name: "Caminhão não chega ao local" });
  await rural.check();
  await expect.poll(() => asked).toEqual(["CIF rural"]);
  await truck.check();
  await expect.poll(() => asked).toEqual(["CIF rural", "CIF rural no truck"]);
  await page.getByLabel("Desconto", { exact: true }).fill("1");
  await expect.poll(() => asked).toHaveLength(3);
  asked.length = 0;
  await page.getByRole("radio", { name: /FOB/ }).check();
  await expect.poll(() => asked).toEqual(["FOB"]);
  await page.getByRole("radio", { name: /CIF/ }).check();
  await rural.waitFor();
  const ticked = [rural, truck, restriction, same].map((box) => box.isChecked());
  expect(await Promise.all(ticked)).toEqual([false, false, false, false]);
  expect(await page.getByLabel("Quando o local recebe").count()).toBe(0);
  await expect.poll(() => stepOf(page, "Entrega").getByLabel("Cidade").inputValue()).toBe("Goiânia");
  await expect.poll(() => asked).toEqual(["FOB", "CIF urbana"]);
  asked.length = 0;
  await page.goto(portal("/kitsIntegrator/checkout"));
  await page.getByText("Nada para finalizar").waitFor();
  expect(asked).toEqual([]);
});

test("a checkout that does not load is tried three times, then by the person [CHECKOUT-17]", async () => {
  const { page } = await visit({ expectedProblems: [/503|Failed to load/] });
  const { email } = await createListener("integrador");
  await signIn(page, email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().startsWith("Erro ao")) warnings.push(message.text());
  });
  let isBroken = true;
  let tries = 0;
  await page.route("**/kitsIntegrator/checkout.data**", async (route) => {
    if (!isBroken) return route.continue();
    tries += 1;
    return route.abort();
  });
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.getByText("Não conseguimos carregar o checkout").waitFor();
  expect(warnings).toEqual(Array.from({ length: 3 }, () => "Erro ao carregar checkout, tentando novamente"));
  expect(tries).toBeGreaterThanOrEqual(4);
  isBroken = false;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByLabel("Nome ou razão social").waitFor();
});

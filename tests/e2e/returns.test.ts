import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

/** A paid order of four units of a product, all of which have left the stock, and two of which were shipped. */
async function createPaidOrder() {
  const buyer = await createListener("integrador");
  const productId = await createProduct("Trilho de 4 m", { onHand: 46 });
  const { id, code } = await createBudget(buyer.id, [productId]);
  await makeOrder(id);
  await runSql("update request set payment_status = 'received', stock_status = 'discounted' where id = ?", [
    id,
  ]);
  await runSql(
    `insert into payment_entry (distributor_id, request_id, seq, kind, amount_cents, occurred_at, created_at)
      select distributor_id, id, 1, 'confirmed', total_cents, created_at, created_at from request where id = ?`,
    [id],
  );
  await runSql(
    `insert into stock_reservation (distributor_id, request_id, product_id, center_id, amount, state, expires_at, created_at)
      select distributor_id, id, ?, center_id, 4, 'discounted', '9999-12-31T23:59:59.999Z', created_at
      from request where id = ?`,
    [productId, id],
  );
  await runSql(
    `insert into shipment (distributor_id, id, request_id, lines, carrier, tracking_code, sent_on, created_by, created_at)
      values (?, 'shp_' || ?, ?, ?, '', '', '2026-01-06', ?, '2026-01-06T12:00:00.000Z')`,
    [PLACE, id, id, JSON.stringify([{ itemId: productId, name: "Trilho", amount: 2 }]), buyer.id],
  );
  const onHand = async () => {
    const [row] = await runSql("select sum(on_hand) as units from stock where product_id = ?", [productId]);
    return Number(row?.["units"]);
  };
  return { buyer, id, code, onHand };
}

test.each(["desktop", "phone"] as const)(
  "on a %s a part of an order is cancelled and taken back as previewed, and the buyer reads what is given back",
  async (device) => {
    const { buyer, id, code, onHand } = await createPaidOrder();
    const staff = await createListener("equipe");
    const { page } = await visit({ device, expectedProblems: [/status of 400/] });
    await signIn(page, staff.email, { to: `/requests/detail/${id}` });
    await page.getByRole("link", { name: "Cancelamentos e devoluções" }).click();
    await page.getByRole("heading", { name: `Cancelamentos e devoluções de ${code}` }).waitFor();
    const form = page.getByRole("form", { name: "Cancelar ou devolver unidades" });
    await form.getByLabel(/^Cancelar de/).fill("3");
    await form.getByLabel("Motivo").fill("Obra menor");
    await form.getByRole("button", { name: "Conferir antes de salvar" }).click();
    await page.getByText("É mais do que resta enviar").waitFor();
    expect(await form.getByLabel("Motivo").inputValue()).toBe("Obra menor");
    await form.getByLabel(/^Cancelar de/).fill("1");
    await form.getByLabel(/^Devolver de/).fill("1");
    await form.getByLabel(/^Estoque do que volta/).selectOption({ label: "Não volta (avariado ou perdido)" });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await form.getByRole("button", { name: "Conferir antes de salvar" }).click();
    const preview = page.getByRole("region", { name: "Confira o resultado" });
    await preview.getByText("Sai do total: R$ 2.000,00").waitFor();
    await preview.getByText(/^1 × .*: de volta ao estoque$/).waitFor();
    await preview.getByText(/^1 × .*: baixa, sem volta ao estoque$/).waitFor();
    expect(await preview.getByText("A devolver ao comprador").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    expect(await onHand()).toBe(46);
    // What was typed is kept for a correction.
    await preview.getByRole("button", { name: "Corrigir" }).click();
    expect(await form.getByLabel(/^Devolver de/).inputValue()).toBe("1");
    await form.getByRole("button", { name: "Conferir antes de salvar" }).click();
    await preview.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("Registrado. O comprador foi avisado.").waitFor();
    expect(await onHand()).toBe(47);
    await page.getByRole("form", { name: "Informar devolução do dinheiro" }).waitFor();

    const company = await visit({ device });
    await signIn(company.page, buyer.email, { to: `/requests/detail/${id}` });
    await company.page.getByText("Total atual").waitFor();
    expect(await axeViolations(company.page)).toEqual([]);
    await company.page.getByRole("link", { name: "Cancelamentos e devoluções" }).click();
    await company.page.getByText("Obra menor").waitFor();
    await company.page.getByText("A devolver ao comprador").waitFor();
    expect(await company.page.getByRole("form", { name: "Cancelar ou devolver unidades" }).count()).toBe(0);
    expect(await axeViolations(company.page)).toEqual([]);
    expect(await overflowsSideways(company.page)).toBe(false);

    const refund = page.getByRole("form", { name: "Informar devolução do dinheiro" });
    await refund.getByLabel("Valor devolvido").fill("4.000,01");
    await refund.getByRole("button", { name: "Informar devolução" }).click();
    await page.getByText("É mais do que há a devolver ao comprador por fora do portal.").waitFor();
    await refund.getByLabel("Valor devolvido").fill("2.000,00");
    await refund.getByLabel("Observação").fill("Pix de hoje");
    await refund.getByRole("button", { name: "Informar devolução" }).click();
    await page.getByText("Devolução do dinheiro registrada.").waitFor();
    await company.page.reload();
    await company.page.getByText("Pix de hoje").waitFor();
    await page.goto(portal(`/requests?view=list&search=${code}`));
    await page.getByText("-R$ 2.000,00").first().waitFor();
  },
);

test("before JavaScript units are cancelled as previewed; while a charge is open the page tells why not", async () => {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  await makeOrder(id);
  const staff = await createListener("equipe");
  const { page, context } = await visit();
  await signIn(page, staff.email, { to: "/requests" });
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  const scriptless = await plain?.newPage();
  if (scriptless === undefined) throw new Error("There is no browser");
  await scriptless.goto(portal(`/request/returns/${id}`));
  await scriptless.getByLabel(/^Cancelar de/).fill("4");
  await scriptless.getByLabel("Motivo").fill("Desistiu de tudo");
  await scriptless.getByRole("button", { name: "Conferir antes de salvar" }).click();
  await scriptless.getByText("Não resta nada do pedido").waitFor();
  await scriptless.getByRole("button", { name: "Confirmar" }).click();
  await scriptless.getByText("Registrado. O comprador foi avisado.").waitFor();
  expect(await scriptless.getByRole("form", { name: "Cancelar ou devolver unidades" }).count()).toBe(0);
  await plain?.close();
  await runSql(
    `insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
        expires_at, created_at)
      values (?, 'chg_' || ?, ?, 'sandbox', 'pix_' || ?, 'pix', 'pending', 400000, '2099-01-01T00:00:00.000Z',
        '2026-01-06T12:00:00.000Z')`,
    [PLACE, id, id, id],
  );
  await page.goto(portal(`/request/returns/${id}`));
  await page.getByText("Há uma cobrança Pix em aberto").waitFor();
});

test.each(["desktop", "phone"] as const)(
  "on a %s a mistaken return is undone with a reason, stays in the history, and may not be undone after money went back",
  async (device) => {
    const { buyer, id, onHand } = await createPaidOrder();
    const staff = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, staff.email, { to: `/request/returns/${id}` });
    const take = async () => {
      const form = page.getByRole("form", { name: "Cancelar ou devolver unidades" });
      await form.getByLabel(/^Cancelar de/).fill("1");
      await form.getByLabel("Motivo").fill("Obra menor");
      await form.getByRole("button", { name: "Conferir antes de salvar" }).click();
      await page.getByRole("button", { name: "Confirmar" }).click();
      await page.getByText("Registrado. O comprador foi avisado.").waitFor();
    };
    await take();
    expect(await onHand()).toBe(47);
    const record = page.getByRole("region", { name: "Registro 1" });
    await record.getByText("Desfazer este registro").click();
    const undo = page.getByRole("form", { name: "Desfazer este registro" });
    await undo.getByLabel("Motivo").fill("Era de outro pedido");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await undo.getByRole("button", { name: "Desfazer" }).click();
    await page.getByText("Desfeito. O comprador foi avisado.").waitFor();
    expect(await onHand()).toBe(46);
    expect(await undo.count()).toBe(0);
    const company = await visit({ device });
    await signIn(company.page, buyer.email, { to: `/request/returns/${id}` });
    await company.page.getByRole("region", { name: "Registro 1 (desfeito)" }).waitFor();
    await company.page.getByText(/: Era de outro pedido/).waitFor();
    expect(await axeViolations(company.page)).toEqual([]);
    expect(await overflowsSideways(company.page)).toBe(false);
    await take();
    await page.getByRole("button", { name: "Informar devolução" }).click();
    await page.getByText("Devolução do dinheiro registrada.").waitFor();
    await page.getByText(/depois dele houve cobrança, pagamento ou devolução/).waitFor();
    expect(await undo.count()).toBe(0);
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s a buyer asks for a return; it is declined with a reason, or taken over with the form filled",
  async (device) => {
    const { buyer, id } = await createPaidOrder();
    const staff = await createListener("equipe");
    const company = await visit({ device });
    const page = company.page;
    const ask = async () => {
      const form = page.getByRole("form", { name: "Solicitar cancelamento ou devolução" });
      await form.getByLabel(/^Quero cancelar de/).fill("1");
      await form.getByLabel(/^Quero devolver de/).fill("1");
      await form.getByLabel("Motivo").fill("Obra menor");
      await form.getByRole("button", { name: "Enviar solicitação" }).click();
      await page.getByText("Solicitação enviada. O distribuidor foi avisado.").waitFor();
      await form.waitFor({ state: "detached" });
    };
    await signIn(page, buyer.email, { to: `/request/returns/${id}` });
    await ask();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const seller = await visit({ device });
    await signIn(seller.page, staff.email, { to: `/request/returns/${id}` });
    const asked = seller.page.getByRole("region", { name: "Solicitação do comprador" });
    await asked.getByText("Não aceitar", { exact: true }).click();
    const decline = seller.page.getByRole("form", { name: "Não aceitar" });
    await decline.getByLabel("Motivo").fill("Já está separado");
    expect(await axeViolations(seller.page)).toEqual([]);
    expect(await overflowsSideways(seller.page)).toBe(false);
    await decline.getByRole("button", { name: "Não aceitar a solicitação" }).click();
    await seller.page.getByText("Respondido. O comprador foi avisado.").waitFor();
    await page.goto(portal(`/request/returns/${id}`));
    await page.getByText(/Já está separado/).waitFor();
    await ask();
    await seller.page.reload();
    await seller.page.getByRole("link", { name: "Atender solicitação" }).click();
    const form = seller.page.getByRole("form", { name: "Cancelar ou devolver unidades" });
    await form.getByText("Preenchido com o que o comprador pediu.").waitFor();
    expect(await form.getByLabel(/^Cancelar de/).inputValue()).toBe("1");
    expect(await form.getByLabel(/^Devolver de/).inputValue()).toBe("1");
    await form.getByRole("button", { name: "Conferir antes de salvar" }).click();
    await seller.page.getByRole("button", { name: "Confirmar" }).click();
    await seller.page.getByText("Registrado. O comprador foi avisado.").waitFor();
    await page.reload();
    await page.getByText(/^Atendida por/).waitFor();
    await page.getByRole("region", { name: "Registro 1" }).waitFor();
  },
);

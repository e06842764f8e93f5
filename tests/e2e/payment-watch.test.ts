import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

afterEach(async () => {
  await runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.reminders', '$.payments.callOff') where distributor_id = ?",
    [PLACE],
  );
});

test.each(["desktop", "phone"] as const)(
  "on a %s staff say when payers are reminded; what is no list of days says so and keeps what was typed",
  async (device) => {
    const { page } = await visit({ device, dark: device === "phone", expectedProblems: [/400/] });
    await signIn(page, ADMIN, { to: "/settings/payment/hub" });
    const [before, after] = [
      page.getByLabel("Dias antes do vencimento"),
      page.getByLabel("Dias depois do vencimento"),
    ];
    expect([await before.inputValue(), await after.inputValue()]).toEqual(["2", "1, 5"]);
    await page.getByRole("switch", { name: "Lembrar quem ainda não pagou" }).check();
    await before.fill("dois");
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText("Digite de um a três números de dias, de 0 a 30, como 2.").waitFor();
    expect(await before.inputValue()).toBe("dois");
    await before.fill("3; 0");
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText(/no máximo 3 lembretes, contando os de antes\.$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await after.fill("2");
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText(/Recebimento salvo/).waitFor();
    expect([await before.inputValue(), await after.inputValue()]).toEqual(["0, 3", "2"]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const [row] = await runSql(
      "select settings ->> '$.payments.reminders' as reminders from distributor_profile where distributor_id = ?",
      [PLACE],
    );
    expect(JSON.parse(String(row?.["reminders"]))).toEqual({
      ...{ active: true, beforeDays: [0, 3], afterDays: [2] },
    });
  },
);

test("staff say that a payment is called off some days after its last charge has ended", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, ADMIN, { to: "/settings/payment/hub" });
  await page.getByRole("switch", { name: "Cancelar o pagamento quando a última cobrança expira" }).check();
  await page.getByLabel("Dias de espera").fill("61");
  await page.getByRole("button", { name: "Salvar recebimento" }).click();
  await page.getByText("Digite um número de dias, de 0 a 60.").waitFor();
  await page.getByLabel("Dias de espera").fill("7");
  await page.getByRole("button", { name: "Salvar recebimento" }).click();
  await page.getByText(/Recebimento salvo/).waitFor();
  await page.reload();
  expect(await page.getByLabel("Dias de espera").inputValue()).toBe("7");
  const [row] = await runSql(
    "select settings ->> '$.payments.callOff' as callOff from distributor_profile where distributor_id = ?",
    [PLACE],
  );
  expect(JSON.parse(String(row?.["callOff"]))).toEqual({ active: true, days: 7 });
});

/** An order as the job leaves it whose charge nobody paid. */
async function createCalledOff() {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type: "pix" } },
  });
  await makeOrder(id);
  const [chargeId, at, end] = [`chg_${id}`, "2026-01-05T12:30:00.000Z", "2026-01-05T13:00:00.000Z"];
  await runSql(
    `insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
        expires_at, due_on, created_at)
      values (?, ?, ?, 'sandbox', ?, 'pix', 'expired', 400000, ?, '2026-01-05', ?)`,
    [PLACE, chargeId, id, chargeId, end, at],
  );
  await runSql(
    `insert into payment_entry (distributor_id, request_id, seq, kind, charge_id, amount_cents, occurred_at, created_at,
        note)
      values (?, ?, 1, 'created', ?, 400000, ?, ?, ''),
        (?, ?, 2, 'calledOff', null, 0, ?, ?, 'A última cobrança expirou em 05/01/2026.')`,
    [...[PLACE, id, chargeId, at, at], ...[PLACE, id, end, end]],
  );
  await runSql("update request set payment_status = 'cancelled' where id = ?", [id]);
  return { id, buyer };
}

test.each(["desktop", "phone"] as const)(
  "on a %s both sides read that the portal has called a payment off, and why [PAYMENT-06]",
  async (device) => {
    const { id, buyer } = await createCalledOff();
    for (const email of [ADMIN, buyer.email]) {
      const { page } = await visit({ device });
      await signIn(page, email, { to: `/request/payment-details/${id}` });
      await page.getByText("A última cobrança expirou em 05/01/2026.").waitFor();
      await page.getByText("Sistema", { exact: true }).waitFor();
      await page.getByText("Pagamento Cancelado", { exact: true }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
    }
    const payer = await visit({ device: "phone" });
    await payer.page.goto(portal(`/checkout/${id}`));
    await payer.page.getByRole("heading", { name: "Pagamento Cancelado" }).waitFor();
  },
);

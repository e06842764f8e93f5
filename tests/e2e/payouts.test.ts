import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { formatCents } from "#domain/shared/format.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { giveOwnRole } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ZONE = "America/Sao_Paulo";

/** An order of R$ 4.000,00 that is paid by Pix. */
async function createOrder(): Promise<string> {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type: "pix" } },
  });
  await makeOrder(id);
  return id;
}

/** Whoever may set up how a distributor charges, and nothing else. */
async function createCashier(): Promise<string> {
  const { id, email } = await createListener("equipe");
  await giveOwnRole(id, () => ["configuration.checkoutPayment"]);
  return email;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** What moved by Pix on a day at the first demo distributor, as the report writes it. */
async function sumsOf(day: string): Promise<string[]> {
  const rows = await runSql(
    `select entry.kind, sum(entry.amount_cents) as cents
      from payment_entry as entry join charge on charge.id = entry.charge_id
      where entry.distributor_id = ? and charge.method = 'pix' and entry.occurred_at >= ? and entry.occurred_at < ?
      group by 1`,
    [DEMO_DISTRIBUTOR_IDS.solnascente, dayStartIn(day, ZONE), dayStartIn(addDays(day, 1), ZONE)],
  );
  const of = (...kinds: string[]) =>
    rows
      .filter(({ kind }) => kinds.includes(String(kind)))
      .reduce((all, { cents }) => all + Number(cents), 0);
  return [of("paid"), of("fee"), of("refunded", "chargedBack"), of("paidOut")].map((cents) =>
    cents === 0 ? "–" : plain(formatCents(cents)),
  );
}

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "on a %s what the provider keeps and pays out is read by day and method",
  async (device, dark) => {
    const id = await createOrder();
    const bank = await visit({ device: "phone", expectedProblems: [/409/] });
    await bank.page.goto(portal(`/checkout/${id}`));
    await bank.page.getByRole("button", { name: "Pagar com Pix" }).click();
    await bank.page.getByRole("link", { name: "Outras respostas do banco" }).click();
    const act = async (deed: string) => {
      await bank.page.getByRole("radio", { name: deed }).first().check();
      await bank.page.getByRole("button", { name: "Fazer" }).click();
    };
    await act("Repassar ao distribuidor");
    await bank.page.getByText("Ainda não há dinheiro em caixa desta cobrança.").waitFor();
    await act("Pagar");
    await bank.page.getByText("Feito. O portal já foi avisado.").waitFor();
    await act("Repassar ao distribuidor");
    await expect
      .poll(() =>
        runSql("select kind, amount_cents as cents from payment_entry where request_id = ? order by seq", [
          id,
        ]),
      )
      .toEqual([
        { kind: "created", cents: 400_000 },
        { kind: "paid", cents: 400_000 },
        { kind: "fee", cents: 3_960 },
        { kind: "paidOut", cents: 396_040 },
      ]);

    const { page } = await visit({ device, dark });
    await signIn(page, await createCashier(), { to: "/settings/payment/hub" });
    await page.getByRole("link", { name: "Repasses e tarifas" }).click();
    await page.getByRole("heading", { name: "Repasses e tarifas", level: 1 }).waitFor();
    const day = calendarDayIn(new Date().toISOString(), ZONE);
    await page.getByLabel("De", { exact: true }).fill(day);
    await page.getByLabel("Até").fill(day);
    await page.getByRole("button", { name: "Ver", exact: true }).click();
    await page.waitForURL(/de=/);
    // Other tests have payments on this day, too.
    await expect
      .poll(async () => {
        await page.reload();
        const row = page
          .getByRole("table", { name: /^Movimento de / })
          .getByRole("row")
          .filter({ hasText: "Pix" });
        const shown = plain(await row.innerText()).match(/R\$ [\d.,]+|–/g) ?? [];
        return JSON.stringify(shown) === JSON.stringify(await sumsOf(day));
      })
      .toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await page.getByText("Exportar", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Arquivo CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/repasses.*\.csv$/);

    await page.goto(portal(`/settings/payment/payouts?de=${day}&ate=2026-01-01`));
    await page.getByText("Escolha um período de até 92 dias, do primeiro ao último.").waitFor();
    await page.goto(portal("/settings/payment/payouts?de=2026-01-01&ate=2026-01-02"));
    await page.getByText("Nada neste período").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

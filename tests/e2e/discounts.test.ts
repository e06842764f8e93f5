import { expect, inject, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, signIn, untilLive, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const PATIENT = { timeout: 15_000 };

/** The newest request of one kit that is still on sale, without add-ons, coupon or condition; requests of other
 *  tests may have them. */
const LIKE = `select request.id from request join request_version as version
    on version.request_id = request.id and version.version = request.version
    join kit_option as option on option.id = version.content ->> '$.lines[0].itemId'
    join kit on kit.id = option.kit_id and kit.active = 1
  where request.distributor_id = ? and request.type = ? and request.purchase_type = 'closedKits'
    and json_array_length(version.content, '$.lines') = 1
    and json_array_length(version.content, '$.extraItems') + json_array_length(version.content, '$.services') = 0
    and version.content ->> '$.coupon' is null and version.content ->> '$.payment.condition' is null
    and version.content ->> '$.valueModifier.increase.amount' = '0'
    and version.content ->> '$.valueModifier.decrease.amount' = '0'
  order by request.created_at desc limit 1`;

/** Copies a demo request into its first status, at R$ 10.000,00 and R$ 250,00 of freight. */
async function createRequest(
  type: "order" | "budget",
  createdBy: string,
): Promise<{ id: string; code: string }> {
  const id = newId("req");
  const code = `${type === "order" ? "PED" : "ORC"}-${id.slice(-6)}`;
  const [found] = await runSql(LIKE, [PLACE, type]);
  const like = String(found?.["id"]);
  await runSql(
    `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, deal_status_id,
        payment_status, stock_status, center_id, total_cents, total_power_w, version, created_at, updated_at)
      select distributor_id, ?, type, ?, 'Mercado Boa Vista', purchase_type, integrator_id, ?,
        (select id from deal_status where distributor_id = request.distributor_id and type = request.type
          order by group_order, "order" limit 1),
        'notRequested', null, center_id, 1025000, total_power_w, 1, created_at, created_at
      from request where id = ?`,
    [id, code, createdBy, like],
  );
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select source.distributor_id, ?, 1,
        json_set(version.content, '$.name', 'Mercado Boa Vista', '$.lines[0].amount', 1,
          '$.lines[0].unitPriceCents', 1000000, '$.lines[0].totalCents', 1000000, '$.totals.itemsCents', 1000000,
          '$.totals.freightCents', 25000, '$.totals.totalCents', 1025000, '$.delivery.shippingType', 'CIF'),
        ?, source.created_at
      from request as source join request_version as version on version.distributor_id = source.distributor_id
        and version.request_id = source.id and version.version = source.version
      where source.id = ?`,
    [id, createdBy, like],
  );
  return { id, code };
}

test("a seller applies a discount, asks for more than the own limit, and the administrator approves it from the notification [REQUEST-28]", async () => {
  const seller = await createListener("equipe");
  const admin = await createListener("admin");
  const { id, code } = await createRequest("order", seller.id);
  const path = `/requests/detail/${id}`;

  const { page: chief } = await visit({ device: "desktop", dark: true });
  await signIn(chief, admin.email, { to: "/requests/requisitions" });
  await untilLive(chief);

  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, seller.email, { to: path });
  const panel = page.getByRole("region", { name: "Acréscimo e desconto" });
  await panel.getByText("Seu limite: 5% do subtotal").waitFor();
  await panel.getByLabel("Desconto", { exact: true }).fill("5");
  await panel.getByText("Seu limite: 10% do subtotal").waitFor();
  await panel.getByLabel("Acréscimo", { exact: true }).fill("10");
  await panel.getByRole("button", { name: "Aplicar" }).click();
  await page.getByText("Valores atualizados.").waitFor();
  // 110 % of R$ 10.000,00, 95 % of that, and the freight.
  await page.getByText("R$ 10.700,00").first().waitFor();
  await panel.getByLabel("Desconto", { exact: true }).fill("12,5");
  await panel.getByRole("button", { name: "Aplicar" }).click();
  await page.getByText("Desconto acima do seu limite").waitFor();
  await expect.poll(() => panel.getByLabel("Desconto", { exact: true }).inputValue()).toBe("12,5");
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByLabel("Por que este desconto?").fill("Concorrente ofereceu R$ 900 a menos.");
  await panel.getByRole("button", { name: "Pedir aprovação" }).click();
  await page.getByText(/^Pedido de desconto enviado/).waitFor();
  await page.getByRole("region", { name: "Pedidos de desconto" }).getByText("Aguardando").waitFor();

  const snackbar = chief.getByText(`Desconto para aprovar · ${code}`);
  await snackbar.waitFor(PATIENT);
  await chief.getByRole("row", { name: new RegExp(code) }).waitFor(PATIENT);
  expect(await axeViolations(chief)).toEqual([]);
  await chief.getByRole("link", { name: "Ver", exact: true }).first().click();
  await chief.waitForURL(`**${path}`);
  const asked = chief.getByRole("region", { name: "Pedidos de desconto" });
  await asked.getByText("12,5%").waitFor();
  await asked.getByText("Concorrente ofereceu R$ 900 a menos.").waitFor();
  await asked.getByText("Margem sobre o custo").waitFor();
  expect(await axeViolations(chief)).toEqual([]);
  await asked.getByRole("button", { name: "Aprovar desconto" }).click();
  await chief.getByText("Desconto aprovado. O total já é o novo.").waitFor();
  // 87.5 % of R$ 11.000,00 and the freight.
  await chief.getByText("R$ 9.875,00").first().waitFor();
  await page.getByText(`Desconto aprovado · ${code}`).waitFor(PATIENT);
  await page.reload();
  await page.getByText("R$ 9.875,00").first().waitFor();
  const [row] = await runSql("select version, total_cents as total from request where id = ?", [id]);
  expect(row).toMatchObject({ version: 3, total: 987_500 });

  const { page: other } = await visit();
  await signIn(other, "vendas@solnascente.test", { to: path });
  await other.getByRole("heading", { name: "Mercado Boa Vista" }).waitFor();
  expect(await other.getByRole("region", { name: "Acréscimo e desconto" }).count()).toBe(0);
});

test("prices that moved since a budget are told to who made it, shown line by line, and taken over", async () => {
  const owner = await createListener("equipe");
  const { id, code } = await createRequest("budget", owner.id);
  const { page } = await visit({ device: "phone" });
  await signIn(page, owner.email, { to: `/budgets/detail/${id}` });
  await untilLive(page);
  await page.getByRole("heading", { name: "Mercado Boa Vista" }).waitFor();
  expect(await page.getByText("Os preços mudaram desde este orçamento").count()).toBe(0);

  await runSql(
    "insert into price_drift_check (distributor_id, requested_at) values (?, ?) on conflict do update set requested_at = excluded.requested_at",
    [PLACE, new Date().toISOString()],
  );
  const told = async () => {
    await fetch(new URL("/cdn-cgi/handler/scheduled", inject("portalUrl")));
    const [found] = await runSql(
      "select count(*) as count from notification where user_id = ? and kind = 'priceDrift'",
      [owner.id],
    );
    return found?.["count"];
  };
  await expect.poll(told, { timeout: 60_000 }).toBe(1);
  await page.reload();
  const drift = page.getByRole("region", { name: "Os preços mudaram desde este orçamento" });
  await drift.getByRole("row", { name: /Total/ }).getByText("R$ 10.250,00").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await drift.getByRole("button", { name: "Reprecificar" }).click();
  await page.getByText("Orçamento com os preços de hoje.").waitFor();
  expect(await drift.count()).toBe(0);
  const [row] = await runSql(
    "select version, total_cents <> 1025000 as moved, code from request where id = ?",
    [id],
  );
  expect(row).toMatchObject({ version: 2, moved: 1, code });
});

test("on a budget who may only add, and who may only take off, does so up to the own limit and not above it [REQUEST-28]", async () => {
  const adder = await createPersonWithout("equipe", (one) => one.endsWith(".details.discount"));
  const reducer = await createPersonWithout("equipe", (one) => one.endsWith(".details.increase"));
  const { id } = await createRequest("budget", adder.id);
  const total = async () => {
    const [row] = await runSql("select total_cents as total from request where id = ?", [id]);
    return row?.["total"];
  };
  for (const { email, field, other, limit, above, refusal, cents } of [
    {
      ...{ email: adder.email, field: "Acréscimo", other: "Desconto", limit: "10", above: "10,5" },
      ...{ refusal: "Acréscimo acima do seu limite", cents: 1_125_000 },
    },
    {
      ...{ email: reducer.email, field: "Desconto", other: "Acréscimo", limit: "5", above: "5,5" },
      // 95 % of R$ 11.000,00 and the freight.
      ...{ refusal: "Desconto acima do seu limite", cents: 1_070_000 },
    },
  ]) {
    const { page } = await visit({ expectedProblems: [/409/] });
    await signIn(page, email, { to: `/budgets/detail/${id}` });
    const panel = page.getByRole("region", { name: "Acréscimo e desconto" });
    await panel.getByText(`Seu limite: ${limit}% do subtotal`).waitFor();
    expect(await panel.getByLabel(other, { exact: true }).count()).toBe(0);
    const before = await total();
    await panel.getByLabel(field, { exact: true }).fill(above);
    await panel.getByRole("button", { name: "Aplicar" }).click();
    await page.getByText(refusal).waitFor();
    expect(await total()).toBe(before);
    await panel.getByLabel(field, { exact: true }).fill(limit);
    await panel.getByRole("button", { name: "Aplicar" }).click();
    await page.getByText("Valores atualizados.").waitFor();
    expect(await total()).toBe(cents);
  }
});

test("the platform sets what a distributor's administrators may take off", async () => {
  const [before] = await runSql("select settings from distributor_profile where distributor_id = ?", [PLACE]);
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, "plataforma@girassol.test", {
    path: "/plataforma",
    to: `/distributors/details/${PLACE}`,
  });
  const form = page.getByRole("region", { name: "Limite de desconto do administrador" });
  await form.getByLabel("Limite (%)").fill("120");
  await form.getByRole("button", { name: "Salvar limite" }).click();
  await form.getByText("Digite um percentual de 0 a 100.").waitFor();
  await expect.poll(() => form.getByLabel("Limite (%)").inputValue()).toBe("120");
  await form.getByLabel("Limite (%)").fill("15,5");
  await form.getByRole("button", { name: "Salvar limite" }).click();
  await form.getByText("Limite salvo. Vale a partir de agora.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const [row] = await runSql(
    "select settings ->> '$.prices.adminDiscountLimitPct' as pct from distributor_profile where distributor_id = ?",
    [PLACE],
  );
  expect(row).toMatchObject({ pct: "15.5" });
  await runSql("update distributor_profile set settings = ? where distributor_id = ?", [
    String(before?.["settings"]),
    PLACE,
  ]);
});

import { expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s the change history of one %s tells date, field, before and after, to who may read it [REQUEST-30]",
  async (device, type) => {
    const buyer = await createListener("integrador");
    const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
    const { id } = budget;
    const path = type === "budget" ? budget.path : await makeOrder(id);
    await runSql(
      `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        select distributor_id, request_id, 2,
          json_set(content, '$.notes', 'Ligar antes', '$.lines[0].amount', 6), created_by, '2026-01-07T15:30:00.000Z'
        from request_version where request_id = ? and version = 1`,
      [id],
    );
    await runSql("update request set version = 2 where id = ?", [id]);
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: path });
    const panel = page.getByRole("region", { name: "Histórico de alterações" });
    await panel.getByRole("link", { name: "Ver histórico de alterações" }).click();
    const table = panel.getByRole("table", { name: "Versão 2" });
    const amount = table.getByRole("row", { name: /Quantidade: Peça/ });
    await amount.waitFor();
    expect((await amount.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual(["4", "6"]);
    const notes = table.getByRole("row", { name: /Observações/ });
    expect((await notes.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual([
      "—",
      "Ligar antes",
    ]);
    await panel.getByText("07/01/2026 12:30").waitFor();
    await panel.getByText("Nina Barros").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.reload();
    await amount.waitFor();

    const without = await createPersonWithout("equipe", (one) => one === `${type}.details.changehistory`);
    const visitor = await visit({ device });
    await signIn(visitor.page, without.email, { to: `${path}?historico=20` });
    await visitor.page.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
    expect(await visitor.page.getByText("Histórico de alterações").count()).toBe(0);
  },
);

test("a long history is read page by page, and back to its newest change", async () => {
  const buyer = await createListener("integrador");
  const { id, path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      with recursive number(at) as (select 2 union all select at + 1 from number where at < 45)
      select distributor_id, request_id, number.at, json_set(content, '$.notes', 'Nota ' || number.at), created_by,
        '2026-01-07T15:30:00.000Z' from request_version, number where request_id = ? and version = 1`,
    [id],
  );
  await runSql("update request set version = 45 where id = ?", [id]);
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: `${path}?historico=20` });
  const panel = page.getByRole("region", { name: "Histórico de alterações" });
  const shown = () => panel.getByRole("heading", { level: 3 }).allInnerTexts();
  const versions = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, place) => `Versão ${String(newest - place)}`);
  expect(await shown()).toEqual(versions(45, 26));
  await panel.getByRole("link", { name: "Mostrar mais antigas" }).click();
  await expect.poll(shown).toEqual(versions(25, 6));
  await panel.getByRole("link", { name: "Mostrar mais antigas" }).click();
  await expect.poll(shown).toEqual(versions(5, 2));
  expect(await panel.getByRole("link", { name: "Mostrar mais antigas" }).count()).toBe(0);
  await panel.getByRole("link", { name: "Voltar às mais novas" }).click();
  await expect.poll(shown).toEqual(versions(45, 26));
});

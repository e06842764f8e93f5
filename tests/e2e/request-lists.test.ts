import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test.each(["desktop", "phone"] as const)(
  "on a %s staff narrow the budgets down; what is shown is in the address, and each filter can be taken away",
  async (device) => {
    const buyer = await createListener("integrador");
    const piece = await createProduct("Trilho de 4 m");
    const work = `Obra ${newId("x").slice(-6)}`;
    const refused = await createBudget(buyer.id, [piece], { name: `${work} recusada` });
    await createBudget(buyer.id, [piece], { name: `${work} em aberto` });
    await runSql(
      `update request set deal_status_id = (select id from deal_status where type = 'budget'
        and distributor_id = request.distributor_id and group_name = 'refused' limit 1), total_cents = 700000
        where id = ?`,
      [refused.id],
    );
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: `/budgets?search=${encodeURIComponent(work)}` });
    const names = async () => (await page.locator("tbody th").allInnerTexts()).map((text) => text.trim());
    await page.locator("tbody th").first().waitFor();
    expect((await names()).sort()).toEqual([`${work} em aberto`, `${work} recusada`]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await page.getByText("Filtros", { exact: true }).click();
    await page.getByRole("combobox", { name: "Etapa" }).selectOption("Recusado");
    await page.getByRole("textbox", { name: "Total mínimo (R$)" }).fill("6.999,50");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Aplicar" }).click();
    await page.getByText("Etapa: Recusado").waitFor();
    await page.getByText("Total mínimo (R$): R$ 6.999,50").waitFor();
    expect(await names()).toEqual([`${work} recusada`]);
    expect(new URL(page.url()).searchParams.get("group")).toBe("refused");

    await page.reload();
    await page.getByText("Etapa: Recusado").waitFor();
    expect(await names()).toEqual([`${work} recusada`]);
    await page.getByRole("link", { name: "Remover filtro: Etapa: Recusado" }).click();
    await page.getByText("Etapa: Recusado").waitFor({ state: "detached" });
    expect(await names()).toEqual([`${work} recusada`]);
    await page.getByRole("link", { name: /Total mínimo/ }).click();
    await expect.poll(async () => (await names()).length).toBe(2);
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s all that the filters leave is exported as a workbook or as text",
  async (device) => {
    const { page } = await visit({ device });
    await signIn(page, "equipe@solnascente.test", { to: "/requests?view=list&paymentStatus=received" });
    for (const [label, extension] of [
      ["Planilha do Excel", "xlsx"],
      ["Arquivo CSV", "csv"],
    ] as const) {
      const menu = page.locator("details").filter({ hasText: "Exportar" });
      // Open, it covers part of the buttons below, as menus do.
      expect(await axeViolations(page)).toEqual([]);
      await menu.locator("summary").click();
      expect(await overflowsSideways(page)).toBe(false);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        menu.getByRole("link", { name: label }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^pedidos-\\d{4}(-\\d\\d){5}\\.${extension}$`));
      const bytes = await readFile(await download.path());
      expect(bytes.length).toBeGreaterThan(1_000);
      if (extension === "csv") {
        const lines = bytes.toString("utf8").trimEnd().split("\r\n").slice(1);
        expect(lines.length).toBeGreaterThan(10);
        expect(lines.every((line) => line.includes(";Pagamento Recebido;"))).toBe(true);
      }
    }
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s the list begins with ten, newest first; more is appended below, and another page or type replaces it [REQUEST-16]",
  async (device) => {
    const buyer = await createListener("integrador");
    const piece = await createProduct("Trilho de 4 m");
    const work = `Obra${newId("x").slice(-6)}`;
    for (let turn = 1; turn <= 24; turn += 1) {
      const { id } = await createBudget(buyer.id, [piece], { name: `${work} ${turn}` });
      const at = `2026-02-${String(turn).padStart(2, "0")}T12:00:00.000Z`;
      await runSql("update request set created_at = ? where id = ?", [at, id]);
    }
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: `/budgets?view=list&search=${work}` });
    const names = async () => (await page.locator("tbody th").allInnerTexts()).map((text) => text.trim());
    const from = (newest: number, count: number) =>
      Array.from({ length: count }, (_, index) => `${work} ${newest - index}`);
    await page.locator("tbody th").first().waitFor();
    expect(await names()).toEqual(from(24, 10));
    const more = page.getByRole("link", { name: "Mostrar mais", exact: true });
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(from(24, 20));
    await page.getByText("1–20 de 24").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await more.click();
    await expect.poll(names).toEqual(from(24, 24));
    expect(await more.count()).toBe(0);
    await page.reload();
    expect(await names()).toEqual(from(24, 24));

    await page.goto(page.url().replace("pages=3", "pages=2"));
    await page.getByRole("link", { name: "Próxima página" }).click();
    await expect.poll(names).toEqual(from(4, 4));
    await page.getByRole("link", { name: "Página anterior" }).click();
    await expect.poll(names).toEqual(from(14, 10));
    await page.goto(page.url().replace("/budgets", "/requests"));
    await page.getByText("Nada encontrado").waitFor();
  },
);

test.each(["desktop", "phone"] as const)(
  "on a %s the menu of a row leads to what its page offers, with the keyboard, too",
  async (device) => {
    const buyer = await createListener("integrador");
    const piece = await createProduct("Trilho de 4 m");
    const work = `Obra${newId("x").slice(-6)}`;
    const { code, path } = await createBudget(buyer.id, [piece], { name: work });
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: `/budgets?view=list&search=${work}` });
    const row = page.getByRole("row").filter({ hasText: code });
    const menu = row.locator("summary").filter({ hasText: `Ações de ${code}` });
    await menu.focus();
    await page.keyboard.press("Enter");
    const entries = row.locator(".app-drop__list li");
    await entries.first().waitFor();
    expect(await entries.allInnerTexts()).toEqual([
      ...["Gerar pedido", "Editar itens", "Editar dados", "Editar frete", "Duplicar"],
      ...["Baixar PDF", "Baixar DOCX", "Excluir"],
    ]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    // All of it is in sight, though the table has one row.
    for (const entry of await entries.all()) {
      expect(
        await entry.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return seen !== null && element.contains(seen);
        }),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => entries.first().isVisible()).toBe(false);
    await menu.click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("link", { name: "Baixar PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await menu.click();
    await row.getByRole("link", { name: "Excluir" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

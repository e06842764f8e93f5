import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SheetCell } from "#domain/imports/sheet-cell.ts";
import { sourceOf } from "#tests/factories/byte-source.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { openSheetFile } from "#worker/sheets/open-sheet.ts";

type Person = Pick<TestUser, "headers">;

async function download({ headers }: Person, query: string) {
  const call = startCall("GET", `/app/user/request-export?${query}`, { headers });
  const response = await call.response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  await call.finish();
  return {
    ...{ status: response.status, bytes, text: new TextDecoder().decode(bytes) },
    name: response.headers.get("content-disposition") ?? "",
  };
}

/** The cells of a CSV file, its heading first. */
async function rowsOf(person: Person, query: string): Promise<string[][]> {
  const { text } = await download(person, `${query}&format=csv`);
  return text
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));
}

async function createWorld() {
  const world = await createBudgetWorld();
  const admin = await createTestUser(world.owner, { type: "admin" });
  return { ...world, admin };
}

/** Copies a budget so often that a file is read in several parts. */
async function multiply(owner: TestDistributor, id: string, times: number): Promise<void> {
  await changeRows(
    owner,
    sql`insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, deal_status_id,
        payment_status, center_id, total_cents, total_power_w, version, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${times})
      select distributor_id, id || '_' || i, type, code || '-' || i, name || ' ' || i, purchase_type, integrator_id,
        created_by, deal_status_id, payment_status, center_id, total_cents + i, total_power_w, 1,
        strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || i || ' minutes'), updated_at
      from request, n where distributor_id = ${owner.id} and id = ${id}`,
  );
}

test.each(["csv", "xlsx"] as const)(
  "all that a list's filters leave is one file (%s), in its order, however many pages the list has",
  async (format) => {
    const { owner, admin, ...world } = await createWorld();
    const { id, code } = await saveBudget(world);
    await multiply(owner, id, 1_200);
    const { bytes, name } = await download(admin, `type=budget&sort=total&minTotal=10100.5&format=${format}`);
    expect(name).toMatch(/^attachment; filename="orcamentos-\d{4}(-\d\d){5}\.(csv|xlsx)"$/);
    const file = await openSheetFile(sourceOf(bytes));
    const rows: SheetCell[][] = [];
    for await (const { cells } of file.rows(null)) rows.push(cells);
    expect(rows[0]?.slice(0, 3)).toEqual(["Código", "Nome", "Integrador"]);
    // 50 of them are cheaper than the filter asks for.
    expect(rows).toHaveLength(1 + 1_201 - 50);
    expect(rows[1]?.[0]).toBe(`${code}-50`);
    expect(rows.at(-1)?.[0]).toBe(`${code}-1200`);
  },
);

test("a file says what the list says, in words and in figures of Portuguese spreadsheets; nothing in it is calculated", async () => {
  const { admin, ...world } = await createWorld();
  const { code } = await saveBudget(world, { name: "=1+1" });
  const [head, row] = await rowsOf(admin, "type=budget");
  const cell = (title: string) => row?.[head?.indexOf(title) ?? -1];
  expect(cell("Código")).toBe(code);
  expect(cell("Nome")).toBe("'=1+1");
  expect(cell("Total (R$)")).toBe("10100,00");
  expect(cell("Situação")).toBe("Em aberto");
  expect(cell("Forma de compra")).toBe("Kit Fechado");
  expect(cell("CNPJ")).toBe("11222333000181");
  expect(cell("Criado em")).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
});

test("a person exports what they see: their company's, a seller their own, without prices and sellers that they are not told", async () => {
  const { owner, admin, ...world } = await createWorld();
  const theirs = await saveBudget(world);
  const seller = await createTestUser(owner, {
    permissions: ALL_OF_REQUESTS,
    roleContent: { label: "seller" },
  });
  const mine = await saveBudget({ ...world, buyer: seller });
  const codes = async (person: Person) =>
    (await rowsOf(person, "type=budget")).slice(1).map(([code]) => code);
  expect(await codes(admin)).toEqual([mine.code, theirs.code]);
  expect(await codes(world.buyer)).toEqual([mine.code, theirs.code]);
  expect(await codes(seller)).toEqual([mine.code]);
  const [head, row] = await rowsOf(seller, "type=budget");
  expect(head).not.toContain("Integrador");
  expect(head).not.toContain("Vendedor");
  expect(head).not.toContain("Responsável");
  expect(row?.[head?.indexOf("Total (R$)") ?? -1]).toBe("não mostrado");
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect(await codes(stranger)).toEqual([]);
  const orders = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const refused = await callApi("GET", "/app/user/request-export?type=budget", { headers: orders.headers });
  expect(refused).toMatchObject({ status: 403, error: { type: "accessDenied" } });
});

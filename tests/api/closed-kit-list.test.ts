import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type ClosedKitListQuery, ClosedKitListQuerySchema } from "#domain/kits/closed-kit-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { createKitMaker, type KitBody, type KitMaker } from "#tests/factories/closed-kit.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { createClosedKitRepository } from "#worker/repositories/kits/closed-kit-repository.ts";

interface Page {
  items: { name: string; sale: string; options: { structureName: string; priceCents: number }[] }[];
  totalItems: number;
}

const read = async ({ headers }: KitMaker, query: string) =>
  (await callApi<Page>("GET", `/app/staff/kits${query}`, { headers })).data;

const namesOf = async (maker: KitMaker, query: string) =>
  (await read(maker, query)).items.map(({ name }) => name);

async function createKits(...changes: Partial<KitBody>[]): Promise<KitMaker> {
  const maker = await createKitMaker(await createTestDistributor());
  for (const [index, change] of changes.entries()) {
    const body = maker.build({ productCode: `KIT-${index}`, ...change });
    const made = await callApi("POST", "/app/staff/kits", { headers: maker.headers, body });
    expect(made.status).toBe(201);
  }
  return maker;
}

test("kits are listed by power, by name and by their last change, with the prices of their structures", async () => {
  const maker = await createKits({ name: "Bravo" }, { name: "Alfa" });
  const small = maker.build({
    productCode: "KIT-S",
    name: "Pequeno",
    components: [
      { productId: maker.module, amount: 8 },
      { productId: maker.inverter, amount: 1 },
    ],
  });
  await callApi("POST", "/app/staff/kits", { headers: maker.headers, body: small });
  expect((await namesOf(maker, ""))[0]).toBe("Pequeno");
  expect((await namesOf(maker, "?sort=-power")).at(-1)).toBe("Pequeno");
  expect(await namesOf(maker, "?sort=name")).toEqual(["Alfa", "Bravo", "Pequeno"]);
  expect(await namesOf(maker, "?sort=-name")).toEqual(["Pequeno", "Bravo", "Alfa"]);
  expect((await namesOf(maker, "?sort=-updatedAt"))[0]).toBe("Pequeno");
  const page = await read(maker, "?sort=name&pageSize=1&page=2");
  expect(page).toMatchObject({ totalItems: 3, items: [{ name: "Bravo", sale: "onSale" }] });
  expect(page.items[0]?.options).toEqual([
    { structureName: "Telhado cerâmico", priceCents: 1_000_000, isToSell: true },
  ]);
});

test("kits are found by words of name, code and description, as they begin and without their accents", async () => {
  const maker = await createKits(
    { name: "Kit Verão", description: "Promoção de janeiro" },
    { name: "Kit Inverno", productCode: "FRIO-22" },
  );
  expect(await namesOf(maker, "?search=verao")).toEqual(["Kit Verão"]);
  expect(await namesOf(maker, "?search=kit+inv")).toEqual(["Kit Inverno"]);
  expect(await namesOf(maker, "?search=FRIO")).toEqual(["Kit Inverno"]);
  expect(await namesOf(maker, "?search=janeiro")).toEqual(["Kit Verão"]);
  expect(await namesOf(maker, "?search=%22*)")).toHaveLength(2);
  expect(await read(maker, "?search=nada")).toEqual({ items: [], totalItems: 0 });
});

test("kits are narrowed by power, structure, promotion, days of sale, rule and being switched off", async () => {
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const maker = await createKits(
    { name: "Normal" },
    { name: "Promocional", promotional: true },
    { name: "Programado", validFrom: addDays(today, 1) },
    { name: "Encerrado", validUntil: addDays(today, -1) },
    { name: "Hoje", validFrom: today, validUntil: today },
    { name: "Desligado", active: false },
  );
  const sorted = async (query: string) => (await namesOf(maker, query)).sort();
  expect(await sorted("")).toEqual(["Encerrado", "Hoje", "Normal", "Programado", "Promocional"]);
  expect(await sorted("?active=false")).toEqual(["Desligado"]);
  expect(await sorted("?promotional=true")).toEqual(["Promocional"]);
  expect(await sorted("?sale=scheduled")).toEqual(["Programado"]);
  expect(await sorted("?sale=expired")).toEqual(["Encerrado"]);
  expect(await sorted("?sale=onSale")).toEqual(["Hoje", "Normal", "Promocional"]);
  expect(await sorted("?minPower=5.5&maxPower=5.5")).toHaveLength(5);
  expect(await sorted("?minPower=5.51")).toEqual([]);
  expect(await sorted("?maxPower=5.49&sort=name")).toEqual([]);
  expect(await sorted(`?structure=${maker.owner.structureId}`)).toHaveLength(5);
  expect(await sorted("?structure=str_none")).toEqual([]);
  expect(await sorted("?rule=manual")).toHaveLength(5);
  expect(await sorted("?rule=kru_none")).toEqual([]);
});

async function planOf(query: ClosedKitListQuery, read: "pageOf" | "countOf" = "pageOf"): Promise<string> {
  const owner = await createTestDistributor();
  const statement = createClosedKitRepository(owner.database, owner.id)[read](query, "2026-11-21");
  const steps = await readRows(owner, sql`explain query plan ${statement.getSQL()}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}

// As in the buyers' list, the page is read in the order of an index, so that its cost does not grow with the kits.
test.each([
  ["by power", {}, "kit_power"],
  ["by power, the largest first", { sort: "-power" }, "kit_power"],
  ["by power in a range", { minPower: "5", maxPower: "10" }, "kit_power"],
  ["by name", { sort: "name" }, "kit_name"],
  ["by name in a range of power", { sort: "name", minPower: "5" }, "kit_name"],
  ["by last change", { sort: "-updatedAt" }, "kit_updated"],
  ["of words", { search: "growatt 5" }, "kit_power"],
  ["on sale today", { sale: "onSale", promotional: "true" }, "kit_power"],
  ["for one structure", { structure: "str_1" }, "kit_power"],
] as const)("a page of kits %s is read from its index in order", async (_title, query, index) => {
  const plan = await planOf(ClosedKitListQuerySchema.parse(query));
  expect(plan).toMatch(new RegExp(`SEARCH kit USING (COVERING )?INDEX ${index} `));
  expect(plan).not.toContain("TEMP B-TREE");
});

test.each([
  // Both indexes have all columns.
  ["of every power", {}, "kit_(power|updated)"],
  ["in a range", { minPower: "5", maxPower: "10" }, "kit_power"],
  ["on sale today", { sale: "onSale" }, "kit_power"],
] as const)("kits %s are counted by an index alone", async (_title, query, index) => {
  const plan = await planOf(ClosedKitListQuerySchema.parse(query), "countOf");
  expect(plan).toMatch(new RegExp(`SEARCH kit USING COVERING INDEX ${index} \\(`));
});

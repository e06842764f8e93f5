import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import type { freightRule } from "#worker/db/schema/freight.ts";

type Row = typeof freightRule.$inferInsert;
type Line = Partial<Row> & Pick<Row, "name" | "type" | "amount">;

const perKwp = (state: string, name: string, amount: string, rest: Partial<Row> = {}): Line => ({
  ...({ state, name, type: "perKwp", amount } as const),
  ...rest,
});

/** Freight tables, specific lines first; deliveries without a line cost the distributor's default freight. */
const TABLES: Partial<Record<DemoTenant["slug"], readonly Line[]>> = {
  solnascente: [
    {
      name: "Zona rural de Goiás",
      state: "GO",
      zoneType: "rural",
      type: "perKm",
      amount: "6.8",
      minimumCents: 48_000,
      daysToDeliver: 9,
    },
    perKwp("GO", "Goiânia", "45", { cityType: "capital", minimumCents: 25_000, daysToDeliver: 7 }),
    { name: "Anápolis", state: "GO", cityIbge: "5201108", type: "fixed", amount: "320", daysToDeliver: 5 },
    {
      name: "Interior de Goiás, cargas leves",
      state: "GO",
      powerUpToW: 15_000,
      type: "perKm",
      amount: "3.2",
      minimumCents: 25_000,
      maximumCents: 180_000,
    },
    perKwp("GO", "Interior de Goiás", "52", { minimumCents: 60_000 }),
    perKwp("DF", "Distrito Federal", "58", { minimumCents: 32_000, daysToDeliver: 8 }),
    {
      name: "Grandes usinas em São Paulo",
      state: "SP",
      powerAboveW: 75_000,
      type: "perWp",
      amount: "0.038",
      daysToDeliver: 12,
    },
    perKwp("SP", "São Paulo, capital", "62", { cityType: "capital", minimumCents: 39_000, daysToDeliver: 6 }),
    {
      name: "Região de Campinas",
      state: "SP",
      cepFrom: "13000000",
      cepTo: "13149999",
      type: "fixed",
      amount: "420",
      daysToDeliver: 6,
    },
    {
      name: "Interior de São Paulo",
      state: "SP",
      type: "perKm",
      amount: "2.9",
      minimumCents: 42_000,
      maximumCents: 350_000,
    },
    perKwp("MG", "Minas Gerais", "66", { minimumCents: 45_000, daysToDeliver: 10 }),
    perKwp("MT", "Mato Grosso", "74", { minimumCents: 52_000, daysToDeliver: 11 }),
    perKwp("BA", "Bahia", "88", { minimumCents: 69_000, daysToDeliver: 14, active: false }),
  ],
  nortesul: [
    {
      name: "Belém e região",
      state: "PA",
      cityType: "capital",
      type: "fixed",
      amount: "260",
      daysToDeliver: 4,
    },
    {
      name: "Interior do Pará",
      state: "PA",
      type: "perKm",
      amount: "4.1",
      minimumCents: 39_000,
      maximumCents: 420_000,
      daysToDeliver: 15,
    },
    perKwp("MA", "Maranhão", "79", { minimumCents: 58_000, daysToDeliver: 13 }),
  ],
};

/** The freight table of a demo distributor. */
export function buildFreightRules({ slug }: DemoTenant, createdAt: string): Row[] {
  return (TABLES[slug] ?? []).map((line, index) => ({
    ...{ minimumCents: 0, ...line },
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("frr", slug, String(index + 1)),
    position: index + 1,
    createdAt,
    updatedAt: createdAt,
  }));
}

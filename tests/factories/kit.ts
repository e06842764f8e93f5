import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";
import { stock, stockArrival } from "#worker/db/schema/stock.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

export interface TestProduct {
  id: string;
}

const MODULE = {
  potencia_WP: 550,
  tipo_de_celula: "Mono",
  vocV: 49.9,
  iscA: 14,
  vmpV: 41.96,
  impA: 13.11,
  alphaIscPctPerC: 0.045,
  betaVocPctPerC: -0.275,
  gammaPmaxPctPerC: -0.35,
};
const INVERTER = {
  tipo_inversor: "string",
  tipo_ligacao: "monofasico",
  inverterOutputPower: 5,
  mpptCount: 2,
  inputsPerMppt: 1,
  maxDcV: 550,
  mpptLowV: 80,
  mpptHighV: 500,
  maxInputCurrentPerMpptA: 13.5,
  maxShortCircuitCurrentPerMpptA: 16.9,
};

/** Creates a product with stock at the distributor's center. */
export async function createTestProduct(
  owner: TestDistributor,
  {
    type = "module",
    priceCents = 60_000,
    onHand = 1000,
    conditional = 0,
    futureStockOn = null,
    name = type === "module" ? "Módulo 550 W" : "Inversor 5 kW",
    manufacturer = "Fabricante",
    grid = "monofasico",
  }: {
    type?: "module" | "inverter" | "complementaryEquipment";
    priceCents?: number;
    onHand?: number;
    conditional?: number;
    futureStockOn?: string | null;
    name?: string;
    manufacturer?: string;
    /** Grid connection of an inverter. */
    grid?: string;
  } = {},
): Promise<TestProduct> {
  const id = newId("prd");
  const { orm } = owner.database;
  await owner.database.writeBatch([
    {
      query: orm.insert(product).values({
        distributorId: owner.id,
        id,
        productCode: id,
        type,
        name,
        manufacturer,
        model: name,
        technical:
          type === "module" ? MODULE : type === "inverter" ? { ...INVERTER, tipo_ligacao: grid } : {},
        priceCents,
        costCents: priceCents,
        createdAt: NOW,
        updatedAt: NOW,
      }),
    },
    {
      query: orm.insert(stock).values({
        distributorId: owner.id,
        productId: id,
        centerId: owner.centerId,
        onHand,
        conditional,
        futureStockOn,
      }),
    },
    ...(conditional === 0
      ? []
      : [
          {
            query: orm.insert(stockArrival).values({
              distributorId: owner.id,
              id: newId("arr"),
              productId: id,
              centerId: owner.centerId,
              amount: conditional,
              expectedOn: futureStockOn,
              state: "expected",
              createdAt: NOW,
              updatedAt: NOW,
            }),
          },
        ]),
  ]);
  return { id };
}

/** Creates a closed kit with one structure option; returns the option's id. */
export async function createTestKit(
  owner: TestDistributor,
  {
    powerW = 5500,
    priceCents = 1_000_000,
    components,
    structureId = owner.structureId,
    isToSell = true,
    name = "Kit 5,50 kWp · Telhado cerâmico",
  }: {
    powerW?: number;
    priceCents?: number;
    components?: readonly { productId: string; amount: number }[];
    structureId?: string;
    isToSell?: boolean;
    name?: string;
  } = {},
): Promise<string> {
  const { orm } = owner.database;
  const kitId = newId("kit");
  const optionId = newId("kto");
  const parts = components ?? [
    { productId: (await createTestProduct(owner)).id, amount: 10 },
    { productId: (await createTestProduct(owner, { type: "inverter" })).id, amount: 1 },
  ];
  await owner.database.writeBatch([
    {
      query: orm.insert(kit).values({
        distributorId: owner.id,
        id: kitId,
        productCode: kitId,
        name,
        description: "",
        powerW,
        createdAt: NOW,
      }),
    },
    {
      query: orm.insert(kitOption).values({
        distributorId: owner.id,
        id: optionId,
        kitId,
        structureId,
        name,
        powerW,
        priceCents,
        pricePerKwpCents: Math.round((priceCents * 1000) / powerW),
        isToSell,
      }),
    },
    {
      query: orm.insert(kitOptionComponent).values(
        parts.map(({ productId, amount }, position) => ({
          distributorId: owner.id,
          kitOptionId: optionId,
          productId,
          amount,
          position,
        })),
      ),
    },
  ]);
  return optionId;
}

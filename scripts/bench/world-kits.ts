import type { product } from "#worker/db/schema/catalog.ts";
import type { kit, kitOption, kitOptionComponent, structure } from "#worker/db/schema/kits.ts";
import { newId } from "#worker/scope.ts";

const NOW = "2026-11-21T12:00:00.000Z";

const TYPES = [
  "module",
  "inverter",
  "stringBox",
  "complementaryEquipment",
  "complementaryEquipment",
] as const;
const PRODUCTS_OF_A_TYPE = 8;
const STRUCTURES = ["Telhado cerâmico", "Fibrocimento", "Solo", "Metálico"];

interface KitRows {
  kit: typeof kit.$inferInsert;
  option: typeof kitOption.$inferInsert;
  components: (typeof kitOptionComponent.$inferInsert)[];
}

/** Kits of six components each, drawn from the same forty products; powers from 2 to 82 kWp. */
export function buildKits(distributorId: string, count: number) {
  const structures: (typeof structure.$inferInsert)[] = STRUCTURES.map((name) => ({
    distributorId,
    id: newId("str"),
    name,
  }));
  const products = TYPES.flatMap((type, place) =>
    Array.from({ length: PRODUCTS_OF_A_TYPE }, (_, index) =>
      buildProduct(distributorId, type, place * 100 + index),
    ),
  );
  const kits = Array.from({ length: count }, (_, index): KitRows => {
    const structureId = structures[index % structures.length]?.id ?? "";
    return buildKit(distributorId, { index, structureId, products });
  });
  return { distributorId, centerId: newId("cen"), structures, products, kits };
}

function buildProduct(distributorId: string, type: (typeof TYPES)[number], number: number) {
  const id = newId("prd");
  const name = `Produto ${number}`;
  const technical =
    type === "module" ? { potencia_WP: 550 } : type === "inverter" ? { inverterOutputPower: 5 } : {};
  return {
    distributorId,
    id,
    productCode: `BEN-${number}`,
    type,
    name,
    manufacturer: "Fabricante",
    model: name,
    technical,
    priceCents: 60_000,
    costCents: 49_200,
    isToSell: true,
    createdAt: NOW,
    updatedAt: NOW,
  } satisfies typeof product.$inferInsert;
}

function buildKit(
  distributorId: string,
  {
    index,
    structureId,
    products,
  }: { index: number; structureId: string; products: readonly { id: string }[] },
): KitRows {
  const [kitId, optionId] = [newId("kit"), newId("kto")];
  const powerW = 2_000 + ((index * 7_919) % 80_000);
  const priceCents = 300_000 + powerW * 110;
  const name = `Kit ${powerW} W`;
  const component = (productIndex: number, amount: number, position: number) => ({
    distributorId,
    kitOptionId: optionId,
    productId: products[productIndex]?.id ?? "",
    amount,
    position,
  });
  const turn = index % PRODUCTS_OF_A_TYPE;
  return {
    kit: {
      distributorId,
      id: kitId,
      productCode: `KIT-${index}`,
      name,
      description: "",
      powerW,
      createdAt: NOW,
    },
    option: {
      distributorId,
      id: optionId,
      kitId,
      structureId,
      name,
      powerW,
      priceCents,
      pricePerKwpCents: Math.round((priceCents * 1_000) / powerW),
      promotional: false,
      isToSell: true,
      version: 1,
    },
    components: [
      ...TYPES.map((_, place) => component(place * PRODUCTS_OF_A_TYPE + turn, place === 0 ? 10 : 1, place)),
      component(4 * PRODUCTS_OF_A_TYPE + ((turn + 1) % PRODUCTS_OF_A_TYPE), 2, TYPES.length),
    ],
  };
}

import type { DemoTenant } from "./demo-tenant.ts";
import type { InverterTechnical } from "#domain/catalog/technical-schema.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { product } from "#worker/db/schema/catalog.ts";

type Product = typeof product.$inferInsert;

/** How a past budget that is not of closed kits was put together. */
export interface BudgetWay {
  purchaseType: PurchaseType;
  kits: { id: string; amount: number }[];
  products: { id: string; amount: number; recAutomaticAmount: number }[];
  items: readonly ItemForSale[];
  mounting: { structureId: null; targetPowerW: number; grid: GridConnection; arrangement: "unknown" } | null;
  structureName: string;
  valueModifier?: { decrease: { type: "percentage"; amount: string } };
}

/** Purchase types of budgets, in turn. */
const WAYS = ["closedKits", "mountKits", "separatedSales", "kitExpress"] as const;
/** One budget in this many has a discount. */
const DISCOUNT_EVERY = 7;

/** The parts of a kit as another purchase type; null for distributors that only sell closed kits. */
export function budgetWay(
  { actions }: DemoTenant,
  {
    place,
    offer,
    amount,
    products,
  }: { place: number; offer: ItemForSale; amount: number; products: readonly Product[] },
): BudgetWay | null {
  const purchaseType = WAYS[place % WAYS.length] ?? "closedKits";
  if (purchaseType === "closedKits" || actions.kitMount !== true) return null;
  const parts = offer.products.flatMap(({ productId, amount: each }) => {
    const found = products.find(({ id }) => id === productId);
    return found === undefined ? [] : [{ found, amount: each * amount }];
  });
  const isMounted = purchaseType === "mountKits";
  return {
    purchaseType,
    kits: [],
    products: parts.map(({ found, amount: each }) => ({
      ...{ id: found.id, amount: each },
      recAutomaticAmount: isMounted && found.type === "complementaryEquipment" ? each : 0,
    })),
    items: parts.map(({ found }) => toItem(found)),
    mounting: isMounted
      ? {
          structureId: null,
          targetPowerW: offer.powerW * amount,
          grid: gridOf(parts.map(({ found }) => found)),
          arrangement: "unknown",
        }
      : null,
    structureName: isMounted ? "Telhado cerâmico" : "",
    ...(place % DISCOUNT_EVERY === 0
      ? { valueModifier: { decrease: { type: "percentage", amount: "8" } } }
      : {}),
  };
}

/** The grid connection that the kit's inverter needs. */
function gridOf(parts: readonly Product[]): GridConnection {
  const technical = parts.find(({ type }) => type === "inverter")?.technical;
  return (technical as Partial<InverterTechnical> | undefined)?.tipo_ligacao ?? "monofasico";
}

function toItem({
  id,
  productCode,
  type,
  name,
  manufacturer,
  origin,
  ncm,
  powerW,
  priceCents,
}: Product): ItemForSale {
  return {
    ...({ kind: "product", id, productCode, type, name, priceCents, category: "" } as const),
    ...{ origin: origin ?? "", ncm: ncm ?? "", version: 1 },
    powerW: type === "module" ? (powerW ?? 0) : 0,
    products: [{ productId: id, name, manufacturer, type, amount: 1 }],
  };
}

import type { KitSettings } from "#domain/settings/kit-settings-schema.ts";
import type { RecommendationCart } from "#domain/recommendations/recommendation-schema.ts";
import { RECOMMENDATION_LIMITS } from "#domain/recommendations/recommendation-limits.ts";
import type { CartInput, CartOrigin, Mounting } from "#domain/requests/cart-schema.ts";
import type { MountCheck } from "./check-mount.ts";
import { chosenLines, type MountLine, type MountState, type StringGroup } from "./mount-state.ts";
import { layoutOf } from "./roof-layout.ts";

/** The buyer and the center of a mounted kit. */
export interface MountContext {
  /** Id of the company that staff buys for; null for one's own. */
  integratorId: string | null;
  origin: CartOrigin | null;
  leadId: string | null;
  systemId: string | null;
}

export const OWN_KIT: MountContext = { integratorId: null, origin: null, leadId: null, systemId: null };

type LayoutSettings = Pick<KitSettings, "showStructureLayout" | "modulesOrientation">;

/** The cart to ask recommendations for: lines chosen by a person, including 0 for declined ones. Lines that follow the
 *  rules are left out. Null without a chosen line. */
export function toRecommendationQuestion(
  state: MountState,
  settings: LayoutSettings,
): RecommendationCart | null {
  const products = chosenLines(state)
    .filter(({ line }) => line.own && (line.amount > 0 || line.recAutomaticAmount > 0))
    .map(({ line, product: { productCode } }) => ({
      productCode,
      amount: line.amount,
      recAutomaticAmount: ownAutomaticAmount(line),
    }));
  if (!products.some(({ amount }) => amount > 0)) return null;
  const { rows } = layoutOf(state, settings);
  const cableMetres = state.cableMetres ?? RECOMMENDATION_LIMITS.usualCableMetres;
  const structure = { id: state.structureId, rows: Math.min(rows, RECOMMENDATION_LIMITS.rows), cableMetres };
  return { products, structure };
}

/** The cart for the checkout, which recalculates prices, free units and recommendations. */
export function toMountCart(
  state: MountState,
  check: Pick<MountCheck, "groups">,
  settings: LayoutSettings,
  context: MountContext,
): CartInput {
  return {
    purchaseType: "mountKits",
    ...context,
    products: chosenLines(state)
      .filter(({ line }) => line.amount > 0)
      .map(({ line }) => ({
        id: line.productId,
        amount: line.amount,
        recAutomaticAmount: line.own ? ownAutomaticAmount(line) : line.recAutomaticAmount,
      })),
    mounting: toMounting(state, check, settings),
  };
}

/** Mounting and wiring of the kit. */
export function toMounting(
  state: MountState,
  { groups }: Pick<MountCheck, "groups">,
  settings: LayoutSettings,
): Mounting {
  const { structureId, targetW: targetPowerW, grid, cableMetres, arrangement } = state;
  return {
    ...{ structureId, targetPowerW, grid, cableMetres },
    arrangement: arrangement === "unknown" ? "unknown" : "known",
    strings: groups.flatMap(stringsOf).slice(0, MAX_STRINGS),
    layout: layoutOf(state, settings).faces.map((face) => ({ ...face })),
  };
}

/** Limit of string entries in a cart. */
const MAX_STRINGS = 100;

/** The automatic amount of a line, changed where a person chose exactly the recommended amount, so that it stays a
 *  choice. */
function ownAutomaticAmount({ amount, recAutomaticAmount }: MountLine): number {
  return amount === recAutomaticAmount ? 0 : recAutomaticAmount;
}

function stringsOf({ inverterId, inverterCount, mppts }: StringGroup) {
  const lengths = new Map<string, { moduleId: string; modulesPerString: number; stringCount: number }>();
  for (const mppt of mppts) {
    if (mppt === null) continue;
    const { moduleId, modulesPerString, stringCount } = mppt;
    const key = `${moduleId} ${String(modulesPerString)}`;
    const known = lengths.get(key)?.stringCount ?? 0;
    lengths.set(key, { moduleId, modulesPerString, stringCount: known + stringCount });
  }
  return [...lengths.values()].map((one) => ({ inverterId, inverterCount, ...one }));
}

import { type KitCheckSettings, toComposition } from "#domain/kits/kit-part.ts";
import type { Cart, Mounting } from "#domain/requests/cart-schema.ts";
import { OWN_KIT, toMountCart } from "./mount-cart.ts";
import type { MountProduct, MountProducts } from "./mount-product.ts";
import { EMPTY_MOUNT, type MountLine, type MountState, partsOf, type StringGroup } from "./mount-state.ts";
import { bestGroups } from "./string-groups.ts";
import { stringsOfCart } from "./strings-of-cart.ts";

/** Reads a kit from a cart. Automatic amounts follow the rules as before. Strings that are the best connection follow
 *  modules and inverters; other strings stay as laid out.
 *  @param products - products of the cart that are for sale; lines of others are left out */
export function fromMountCart(
  { products: lines, mounting }: Pick<Cart, "products" | "mounting">,
  products: readonly MountProduct[],
  check: KitCheckSettings,
): MountState {
  const known: MountProducts = Object.fromEntries(products.map((product) => [product.productId, product]));
  const state: MountState = {
    ...EMPTY_MOUNT,
    products: known,
    lines: lines.flatMap((line) => (line.id in known ? [toLine(line)] : [])),
    ...(mounting === null ? {} : layoutOfCart(mounting)),
  };
  if (mounting === null || state.arrangement === "unknown" || mounting.strings.length === 0) return state;
  const parts = partsOf(state);
  const { inverters } = toComposition(parts);
  return isBest(state, bestGroups(parts, check.settings), mounting)
    ? state
    : { ...state, arrangement: "own", strings: stringsOfCart(mounting.strings, inverters) };
}

function toLine({ id, amount, recAutomaticAmount }: Cart["products"][number]): MountLine {
  const own = recAutomaticAmount === 0 || recAutomaticAmount !== amount;
  return { productId: id, amount, own, recAmount: recAutomaticAmount, recAutomaticAmount, freeAmount: 0 };
}

function layoutOfCart({ structureId, targetPowerW, grid, cableMetres, arrangement, layout }: Mounting) {
  return {
    ...{ structureId, targetW: targetPowerW, grid, cableMetres, faces: layout },
    arrangement: arrangement === "unknown" ? ("unknown" as const) : ("best" as const),
  };
}

function isBest(state: MountState, groups: readonly StringGroup[], { strings }: Mounting): boolean {
  const settings = { showStructureLayout: false, modulesOrientation: "ambas" } as const;
  const { mounting } = toMountCart(state, { groups }, settings, OWN_KIT);
  return JSON.stringify(sorted(mounting?.strings ?? [])) === JSON.stringify(sorted(strings));
}

function sorted(strings: readonly Mounting["strings"][number][]): string[] {
  return strings
    .map(({ inverterId, inverterCount, moduleId, stringCount, modulesPerString }) =>
      JSON.stringify([inverterId, inverterCount, moduleId, stringCount, modulesPerString]),
    )
    .sort();
}

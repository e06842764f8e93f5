import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { Cart, Mounting } from "#domain/requests/cart-schema.ts";
import { checkMount } from "./check-mount.ts";
import { OWN_KIT, toMountCart } from "./mount-cart.ts";
import type { MountProduct, MountProducts } from "./mount-product.ts";
import {
  EMPTY_MOUNT,
  type MountLine,
  type MountState,
  type MpptChoice,
  type StringGroup,
} from "./mount-state.ts";

/** A kit as a cart holds it, to be gone on with. What a recommendation put in follows the rules as before; strings that
 *  are the best way follow modules and inverters, others stay as they were laid out.
 *  @param products - those of the cart that are on sale; lines of others are left out */
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
  return isBest(state, mounting, check)
    ? state
    : { ...state, arrangement: "own", strings: toGroups(mounting.strings, known) };
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

function isBest(state: MountState, { strings }: Mounting, check: KitCheckSettings): boolean {
  const settings = { showStructureLayout: false, modulesOrientation: "ambas" } as const;
  const { mounting } = toMountCart(state, checkMount(state, check), settings, OWN_KIT);
  return JSON.stringify(sorted(mounting?.strings ?? [])) === JSON.stringify(sorted(strings));
}

function sorted(strings: readonly Mounting["strings"][number][]): string[] {
  return strings
    .map(({ inverterId, inverterCount, moduleId, stringCount, modulesPerString }) =>
      JSON.stringify([inverterId, inverterCount, moduleId, stringCount, modulesPerString]),
    )
    .sort();
}

/** Strings MPPT by MPPT: entries of the same inverters that follow one another belong together, and each length takes as
 *  many MPPTs as its strings need. */
function toGroups(strings: Mounting["strings"], products: MountProducts): StringGroup[] {
  const groups: { inverterId: string; inverterCount: number; entries: Mounting["strings"] }[] = [];
  for (const entry of strings) {
    const { inverterId, inverterCount } = entry;
    const last = groups.at(-1);
    const belongs = last?.inverterId === inverterId && last.inverterCount === inverterCount;
    if (last !== undefined && belongs) last.entries.push(entry);
    else groups.push({ inverterId, inverterCount, entries: [entry] });
  }
  return groups.map(({ inverterId, inverterCount, entries }) => {
    const sheet = products[inverterId]?.sheet;
    const inputs = sheet?.type === "inverter" ? sheet.electrical.inputsPerMppt : 1;
    return { inverterId, inverterCount, mppts: entries.flatMap((entry) => spread(entry, inputs)) };
  });
}

function spread(
  { moduleId, stringCount, modulesPerString }: Mounting["strings"][number],
  inputs: number,
): MpptChoice[] {
  const mppts = Math.ceil(stringCount / inputs);
  return Array.from({ length: mppts }, (_, index) => ({
    moduleId,
    modulesPerString,
    stringCount: Math.floor(stringCount / mppts) + (index < stringCount % mppts ? 1 : 0),
  }));
}

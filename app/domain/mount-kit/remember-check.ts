import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { checkMount, type MountCheck } from "./check-mount.ts";
import type { MountState } from "./mount-state.ts";

/** A checker with the results of `checkMount` that recalculates only after an electrical change, and not after a change
 *  of cables, for example. */
export function createMountChecker(): (state: MountState, settings: KitCheckSettings) => MountCheck {
  let last: { key: string; strings: unknown; settings: KitCheckSettings; check: MountCheck } | null = null;
  return (state, settings) => {
    const { lines, products, grid, arrangement, strings } = state;
    const electrical = lines.flatMap(({ productId, amount }) =>
      amount > 0 && (products[productId]?.sheet ?? null) !== null ? [[productId, amount]] : [],
    );
    const key = JSON.stringify([electrical, grid, arrangement]);
    if (last?.key === key && last.strings === strings && last.settings === settings) return last.check;
    last = { key, strings, settings, check: checkMount(state, settings) };
    return last.check;
  };
}

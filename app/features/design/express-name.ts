import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import type { KitAnswer } from "#domain/design/design-answer.ts";
import { shownName } from "#domain/shared/compose-name.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";

/** Name of a designed kit.
 *  @example expressName({ powerW: 5_500 }) // "Kit Express 5,50 kWp" */
export function expressName({ powerW }: Pick<KitAnswer, "powerW">): string {
  return shownName([PURCHASE_TYPE_LABELS.kitExpress, formatPowerKwp(powerW)]);
}

/** Modules and inverters of a kit, in words. */
export function headlineOf({ products }: KitAnswer): string[] {
  return products
    .filter(({ type }) => type === "module" || type === "inverter")
    .map(({ amount, name }) => `${String(amount)} × ${shownName([name])}`);
}

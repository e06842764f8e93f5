import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import type { KitSettings } from "#domain/settings/kit-settings-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** How many modules do not fit on the roof, and what to change on the page.
 *  @example "4 módulos sem lugar no telhado. Aumente as fileiras." */
export function leftOverText(
  leftOver: number,
  { multipleStructureLayout }: Pick<KitSettings, "multipleStructureLayout">,
): string {
  const text = leftOver === 1 ? TEXTS.leftOverOne : fill(TEXTS.leftOver, { count: formatNumber(leftOver) });
  return `${text} ${multipleStructureLayout ? TEXTS.moreFaces : TEXTS.moreRows}`;
}

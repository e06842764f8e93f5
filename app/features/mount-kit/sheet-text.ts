import { SHEET_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { fill } from "#copy/shared/fill.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { keepUnits, unsaidPart } from "#domain/shared/compose-name.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** Key values of a data sheet, in one line, with the brand unless the name has it.
 *  @example "550 W · Voc 49,8 V · Imp 13,12 A · LONGi" */
export function sheetText({ type, sheet, name, manufacturer, category }: MountProduct): string {
  const facts = factsOf(sheet);
  const isMain = type === "module" || type === "inverter" || type === "stringBox";
  const missing = isMain && sheet === null ? [TEXTS.noSheet] : [];
  const kind = category === "" ? [] : [category];
  const brand = unsaidPart(manufacturer, name);
  return keepUnits([...facts, ...missing, ...kind, ...(brand === null ? [] : [brand])].join(" · "));
}

function factsOf(sheet: MountProduct["sheet"]): string[] {
  switch (sheet?.type) {
    case "module": {
      const { powerW, vocV, impA } = sheet.electrical;
      return [`${formatNumber(powerW)} W`, `Voc ${formatNumber(vocV)} V`, `Imp ${formatNumber(impA)} A`];
    }
    case "inverter": {
      const { acPowerW, mpptCount, kind } = sheet.electrical;
      const mppts = fill(mpptCount === 1 ? TEXTS.mppt : TEXTS.mppts, { count: mpptCount });
      return [`${formatNumber(acPowerW / 1000)} kW`, TEXTS.kinds[kind], TEXTS.grids[sheet.grid], mppts];
    }
    case "stringBox":
      return [fill(sheet.inputs === 1 ? TEXTS.input : TEXTS.inputs, { count: sheet.inputs })];
    case undefined:
      return [];
  }
}

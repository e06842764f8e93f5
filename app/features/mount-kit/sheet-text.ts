import { SHEET_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { fill } from "#copy/shared/fill.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** Key values of a data sheet, in one line.
 *  @example "550 W · Voc 49,8 V · Imp 13,12 A · LONGi" */
export function sheetText({ type, sheet, manufacturer, productCode, category }: MountProduct): string {
  const facts = factsOf(sheet);
  const isMain = type === "module" || type === "inverter" || type === "stringBox";
  const missing = isMain && sheet === null ? [TEXTS.noSheet] : [];
  const kind = category === "" ? [] : [category];
  return [...facts, ...missing, ...kind, manufacturer, productCode].filter((one) => one !== "").join(" · ");
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

import { fill } from "#copy/shared/fill.ts";
import { GRID_WORDS, LOOSE_SHEET_TEXTS as TEXTS } from "#copy/loose-products.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** The values of a data sheet that tell products of one type apart. */
export function sheetFacts({ sheet, category, type }: SaleProduct): string[] {
  switch (sheet?.type) {
    case "module": {
      const { vocV, impA } = sheet.electrical;
      return [fill(TEXTS.voc, { volts: formatNumber(vocV) }), fill(TEXTS.imp, { amps: formatNumber(impA) })];
    }
    case "inverter": {
      const { acPowerW, mpptCount } = sheet.electrical;
      return [
        fill(TEXTS.inverter, { power: formatNumber(acPowerW / 1000), grid: GRID_WORDS[sheet.grid] }),
        fill(mpptCount === 1 ? TEXTS.mpptOne : TEXTS.mppts, { count: mpptCount }),
      ];
    }
    case "stringBox":
      return [fill(sheet.inputs === 1 ? TEXTS.inputOne : TEXTS.inputs, { count: sheet.inputs })];
    case undefined:
      return [category?.name ?? TEXTS.none[type]];
  }
}

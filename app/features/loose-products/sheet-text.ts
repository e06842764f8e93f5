import { GRID_WORDS, LOOSE_SHEET_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { fill } from "#copy/fill.ts";
import type { SaleProduct } from "#domain/catalog/sale-product-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** The few values of a data sheet by which products of a kind are told apart. */
export function sheetText({ sheet, category, type, powerW }: SaleProduct): string {
  switch (sheet?.type) {
    case "module": {
      const { vocV, impA } = sheet.electrical;
      return fill(TEXTS.module, { power: formatNumber(powerW), voc: formatNumber(vocV), imp: formatNumber(impA) });
    }
    case "inverter": {
      const { acPowerW, mpptCount } = sheet.electrical;
      return fill(mpptCount === 1 ? TEXTS.inverterOne : TEXTS.inverter, {
        power: formatNumber(acPowerW / 1000),
        grid: GRID_WORDS[sheet.grid],
        mppts: mpptCount,
      });
    }
    case "stringBox":
      return fill(sheet.inputs === 1 ? TEXTS.stringBoxOne : TEXTS.stringBox, { inputs: sheet.inputs });
    case undefined:
      return category?.name ?? TEXTS.none[type];
  }
}

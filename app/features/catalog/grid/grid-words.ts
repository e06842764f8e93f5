import { productIssueText } from "#copy/catalog/catalog.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import type { ProductField } from "#domain/catalog/product-fields.ts";

/** The text of a cell's error code. */
export function problemText(field: ProductField, code: string): string {
  return code === "CODE_TAKEN" ? GRID_TEXTS.codeTaken : productIssueText(field, code);
}

/** A margin formatted, from tenths of a percent. */
export function marginText(tenths: number | null): string {
  if (tenths === null) return "–";
  return `${(tenths / 10).toLocaleString("pt-BR", { minimumFractionDigits: 1 })}%`;
}

const WIDTHS: Readonly<Record<string, number>> = {
  productCode: 140,
  name: 260,
  description: 220,
  manufacturer: 140,
  model: 170,
  categoryId: 170,
};

/** Width of a column in pixels. */
export function widthOf({ key, kind }: ProductField): number {
  return WIDTHS[key] ?? (kind === "choice" ? 170 : kind === "boolean" ? 104 : 124);
}

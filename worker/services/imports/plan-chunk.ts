import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { codeOfRow, planRow, type RowPlan } from "#domain/imports/plan-row.ts";
import type {
  createImportRowRepository,
  OpenRow,
} from "#worker/repositories/imports/import-row-repository.ts";

/** A row with its effect on the current catalogue. */
export interface PlannedRow {
  row: OpenRow;
  plan: RowPlan;
  before: Product | null;
}

/** Plans the rows of an import. Repeated codes are searched in the whole file during the check; such rows have failed
 *  before the import is applied. */
export async function planChunk(
  importRows: ReturnType<typeof createImportRowRepository>,
  { id, productType: type, mapping, state }: ProductImport,
  rows: readonly OpenRow[],
): Promise<PlannedRow[]> {
  const codes = rows.map(({ cells }) => codeOfRow(cells, mapping));
  const wanted = [...new Set(codes.filter((code) => code !== ""))];
  const codeColumn = state === "checking" ? mapping.indexOf("productCode") : null;
  const facts = await importRows.readFacts(id, wanted, codeColumn);
  const lookups = { ...PRODUCT_FIELD_WORDS, categories: facts.categories, inverters: [] };
  const times = new Map<string, number>();
  for (const code of codes) times.set(code, (times.get(code) ?? 0) + 1);
  return rows.map((row, index) => {
    const code = codes[index] ?? "";
    const before = facts.products.get(code) ?? null;
    const isRepeated = code !== "" && (facts.repeated.has(code) || (times.get(code) ?? 0) > 1);
    const plan = planRow(row.cells, mapping, { type, before, lookups, actions: facts.actions, isRepeated });
    return { row, plan, before };
  });
}

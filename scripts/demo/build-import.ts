import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { file, productImport, productImportRow } from "#worker/db/schema/bulk.ts";
import type { product } from "#worker/db/schema/catalog.ts";

export interface DemoImportRows {
  files: (typeof file.$inferInsert)[];
  imports: (typeof productImport.$inferInsert)[];
  importRows: (typeof productImportRow.$inferInsert)[];
}

const MAPPING = ["productCode", "name", "priceCents"] as const;
const TITLES = ["Código", "Nome", "Preço (R$)"];
/** Lines of the file; the last one has an invalid price. */
const LINES = 6;
/** Days since the upload. */
const AGE_DAYS = 2;
/** A supplier's increase: 3%. */
const INCREASE = { times: 103, by: 100 };

/** A price list of modules that was reviewed and is not applied yet. */
export function buildImport(
  { slug }: DemoTenant,
  {
    products,
    userId,
    today,
  }: { products: readonly (typeof product.$inferInsert)[]; userId: string; today: string },
): DemoImportRows {
  const createdAt = `${addDays(today, -AGE_DAYS)}T13:20:00.000Z`;
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const id = demoId("imp", slug, "prices");
  const fileId = demoId("fil", slug, "prices");
  const fileName = "tabela-modulos-novembro.csv";
  const lines = products.filter(({ type }) => type === "module").slice(0, LINES);
  const rows = lines.map((one, index): DemoImportRows["importRows"][number] => {
    const isBad = index === lines.length - 1;
    const to = Math.round((one.priceCents * INCREASE.times) / INCREASE.by);
    const price = isBad ? "a consultar" : formatNumber(String(to / 100), { minDecimals: 2 });
    return {
      distributorId,
      importId: id,
      rowNumber: index + 2,
      state: isBad ? "failed" : "changed",
      cells: [one.productCode, one.name, price],
      changes: isBad ? {} : { priceCents: { from: one.priceCents, to } },
      issues: isBad ? [{ field: "priceCents", code: "INVALID_MONEY" }] : [],
      productId: one.id,
    };
  });
  return {
    files: [
      {
        ...{ distributorId, id: fileId, kind: "import", name: fileName, sizeBytes: 480, createdAt },
        ...{ contentType: "application/octet-stream", key: `${distributorId}/${fileId}`, createdBy: userId },
      },
    ],
    imports: [
      {
        ...{ distributorId, id, fileId, fileName, productType: "module", state: "checked" },
        columns: {
          ...{ format: "csv", encoding: "Windows-1252", separator: ";", sheets: [], sheet: null },
          headers: TITLES.map((title, column) => ({
            title,
            samples: rows.slice(0, 3).map(({ cells }) => String((cells as string[])[column])),
          })),
        },
        mapping: [...MAPPING],
        rowCount: rows.length,
        cursor: rows.length,
        changedCount: rows.length - 1,
        failedCount: 1,
        createdBy: userId,
        createdAt,
        updatedAt: createdAt,
      },
    ],
    importRows: rows,
  };
}

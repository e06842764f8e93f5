import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productField } from "#domain/catalog/product-fields.ts";
import type { GridRow, RowReading } from "./grid-model.ts";
import { GridReview } from "./grid-review.tsx";

const SHEET = {
  columns: [productField("priceCents"), productField("costCents")],
  lookups: { categories: [] },
  newType: "module",
} as unknown as Parameters<typeof GridReview>[0]["sheet"];

/** Renders the review of one product with these changes. */
function review(changes: Partial<Record<"priceCents" | "costCents", number>>) {
  const values = { name: "Módulo", priceCents: 60_000, costCents: 50_000 };
  const row = { key: "prd_1", type: "module", product: { id: "prd_1", values }, texts: [], conflict: null };
  const reading: RowReading = {
    problems: new Map(),
    isBlank: false,
    changes: Object.entries(changes).map(([key, to]) => ({
      ...{ key: key as "priceCents", from: values[key as keyof typeof values], to },
    })),
  };
  const summary = {
    ready: [{ row: row as unknown as GridRow, reading }],
    ...{ badRows: 0, badCells: 0, isDirty: true },
  };
  return renderToStaticMarkup(
    <GridReview sheet={SHEET} summary={summary} isSaving={false} onSave={() => {}} onClose={() => {}} />,
  );
}

test.each([
  ["a price one cent below the cost", { priceCents: 49_999 }, true],
  ["a price that is the cost", { priceCents: 50_000 }, false],
  ["a cost one cent above the price", { costCents: 60_001 }, true],
  ["a cost that is the price", { costCents: 60_000 }, false],
])("the review of %s warns of a product below its cost: %s", (_title, changes, isWarned) => {
  const html = review(changes);
  expect([html.includes("data-danger"), /abaixo do custo/i.test(html)]).toEqual([isWarned, isWarned]);
});

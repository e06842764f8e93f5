import "#app/features/catalog/product-grid.css";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_RESULT_TEXTS as TEXTS } from "#copy/catalog/product-grid.ts";
import { formatProductField } from "#domain/catalog/parse-product-field.ts";
import { productField } from "#domain/catalog/product-fields.ts";
import { plural } from "./count-words.ts";
import { cellText, type GridRow, type GridSheet, readRow } from "./grid-model.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** Conflicts that are listed at a time; the next ones follow as these are decided. */
const MAX_LISTED = 20;

/** Products that another person has changed since: the stored values, the typed ones, and the choice between them. */
export function GridConflicts({
  sheet,
  rows,
  onMine,
  onTheirs,
}: {
  sheet: GridSheet;
  rows: readonly GridRow[];
  onMine: (key: string) => void;
  onTheirs: (key: string) => void;
}) {
  const stale = rows.filter(({ conflict }) => conflict === "STALE_VERSION");
  if (stale.length === 0) return null;
  return (
    <NoticeBox as="section" tone="danger" className="app-sheet-conflicts" role="alert">
      <p>
        <strong>{plural(stale.length, TEXTS.conflictsTitleOne, TEXTS.conflictsTitleMany)}</strong>
        <br />
        {TEXTS.conflictsText}
      </p>
      <ul className="app-stack app-gap-8">
        {stale.slice(0, MAX_LISTED).map((row) => {
          const name = cellText(
            sheet,
            row,
            sheet.columns.findIndex(({ key }) => key === "name"),
          );
          return (
            <li key={row.key} className="app-row">
              <p>
                <strong>{name}</strong>
                {readRow(sheet, row).changes.map(({ key, from, to }) => {
                  const text = (value: typeof from) =>
                    formatProductField(productField(key), value, sheet.lookups);
                  return (
                    <span key={key} className="app-sheet-conflicts__field">
                      {PRODUCT_FIELD_LABELS[key]}: {fill(TEXTS.theirsIs, { value: text(from) })} ·{" "}
                      {fill(TEXTS.mineIs, { value: text(to) })}
                    </span>
                  );
                })}
              </p>
              <Button aria-label={fill(TEXTS.theirsNamed, { name })} onClick={() => onTheirs(row.key)}>
                {TEXTS.theirs}
              </Button>
              <Button aria-label={fill(TEXTS.mineNamed, { name })} onClick={() => onMine(row.key)}>
                {TEXTS.mine}
              </Button>
            </li>
          );
        })}
      </ul>
    </NoticeBox>
  );
}

import "#app/features/catalog/product-grid.css";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_REVIEW_TEXTS as TEXTS } from "#copy/catalog/product-grid.ts";
import { formatProductField } from "#domain/catalog/parse-product-field.ts";
import { marginTenths } from "#domain/catalog/price-margin.ts";
import { productField } from "#domain/catalog/product-fields.ts";
import type { FieldValue } from "#domain/catalog/product-schema.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { countText, plural, rowsText } from "./count-words.ts";
import { MAX_SAVED_ROWS } from "./grid-api.ts";
import type { FieldChange, GridRow, GridSheet, RowReading } from "./grid-model.ts";
import type { GridSummary } from "./grid-summary.ts";
import { marginText } from "./grid-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Products that the review lists; further ones are only counted. */
const MAX_LISTED = 100;

export interface GridReviewProps {
  sheet: GridSheet;
  summary: GridSummary;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Shows what a save will change: counts, fields, and each product with its prices and margins. */
export function GridReview({ sheet, summary, isSaving, onSave, onClose }: GridReviewProps) {
  const ready = summary.ready.slice(0, MAX_SAVED_ROWS);
  const added = ready.filter(({ row }) => row.product === null).length;
  const changed = ready.length - added;
  const belowCost = ready.filter(({ row, reading }) => isBelowCost(row, reading)).length;
  return (
    <ModalDialog
      title={TEXTS.title}
      className="app-stack app-gap-12 app-review"
      onClose={isSaving ? undefined : onClose}
    >
      <p>
        {fill(ready.length === 1 ? TEXTS.summaryOne : TEXTS.summary, { what: readyText(changed, added) })}
      </p>
      {summary.badRows > 0 && (
        <p className="app-review__warning">{plural(summary.badRows, TEXTS.leftOutOne, TEXTS.leftOutMany)}</p>
      )}
      {summary.ready.length > MAX_SAVED_ROWS && (
        <p className="app-review__warning">{fill(TEXTS.limit, { max: rowsText(MAX_SAVED_ROWS) })}</p>
      )}
      {belowCost > 0 && (
        <p className="app-review__warning">{plural(belowCost, TEXTS.belowCostOne, TEXTS.belowCostMany)}</p>
      )}
      {changed > 0 && <h3 className="app-subheading">{TEXTS.byField}</h3>}
      <ul className="app-row">
        {countFields(ready).map(([key, count]) => (
          <li key={key}>
            <Badge tone="quiet">
              {fill(TEXTS.fieldCount, { field: PRODUCT_FIELD_LABELS[key], rows: countText(count) })}
            </Badge>
          </li>
        ))}
      </ul>
      {/* A scrolling area must be reachable with the keyboard. */}
      <Panel as="div" className="app-review__list" role="region" aria-label={TEXTS.title} tabIndex={0}>
        <ul className="app-lines">
          {ready.slice(0, MAX_LISTED).map(({ row, reading }) => (
            <ReviewedRow key={row.key} sheet={sheet} row={row} reading={reading} />
          ))}
        </ul>
        {ready.length > MAX_LISTED && (
          <p>{fill(TEXTS.more, { rows: rowsText(ready.length - MAX_LISTED) })}</p>
        )}
      </Panel>
      <div className="app-row app-row--end">
        <Button disabled={isSaving} onClick={onClose}>
          {TEXTS.back}
        </Button>
        <Button kind="primary" aria-busy={isSaving} disabled={isSaving} onClick={onSave}>
          {isSaving ? TEXTS.saving : fill(TEXTS.save, { rows: rowsText(ready.length) })}
        </Button>
      </div>
    </ModalDialog>
  );
}

/** What will be saved, in words; counts of zero are left out. */
function readyText(changed: number, added: number): string {
  const changedText = plural(changed, TEXTS.changedOne, TEXTS.changedMany);
  const addedText = plural(added, TEXTS.addedOne, TEXTS.addedMany);
  if (added === 0) return changedText;
  return changed === 0 ? addedText : fill(TEXTS.summaryBoth, { changed: changedText, added: addedText });
}

function ReviewedRow({ sheet, row, reading }: { sheet: GridSheet; row: GridRow; reading: RowReading }) {
  const { changes } = reading;
  const name = changes.find(({ key }) => key === "name")?.to ?? row.product?.values.name;
  const margin = marginChange(row, changes);
  const shown = row.product === null ? changes.filter(({ to }) => to !== null && to !== "") : changes;
  return (
    <li>
      <p className="app-strong">
        {textOf(name)}
        {row.product === null && (
          <Badge tone="info" className="app-review__new">
            {TEXTS.new}
          </Badge>
        )}
      </p>
      <ul>
        {shown.map(({ key, from, to }) => (
          <li key={key}>
            {PRODUCT_FIELD_LABELS[key]}:{" "}
            {row.product !== null && (
              <>
                <span className="gs-visually-hidden">{TEXTS.from} </span>
                <del>{valueText(sheet, key, from)}</del>{" "}
                <span className="gs-visually-hidden">{TEXTS.to} </span>
              </>
            )}
            <ins>{valueText(sheet, key, to)}</ins>
          </li>
        ))}
        {margin !== null && <li data-danger={isBelowCost(row, reading) || undefined}>{margin}</li>}
      </ul>
    </li>
  );
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function valueText({ lookups }: GridSheet, key: FieldChange["key"], value: FieldValue): string {
  const text = formatProductField(productField(key), value, lookups);
  return text === "" ? TEXTS.empty : text;
}

function countFields(ready: GridSummary["ready"]): [FieldChange["key"], number][] {
  const counts = new Map<FieldChange["key"], number>();
  for (const { row, reading } of ready) {
    if (row.product === null) continue;
    for (const { key } of reading.changes) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

function pricesOf(row: GridRow, changes: readonly FieldChange[]) {
  const valueOf = (key: "priceCents" | "costCents", isAfter: boolean) => {
    const change = isAfter ? changes.find((one) => one.key === key) : undefined;
    return Number(change?.to ?? row.product?.values[key] ?? 0);
  };
  const at = (isAfter: boolean) => ({
    priceCents: valueOf("priceCents", isAfter),
    costCents: valueOf("costCents", isAfter),
  });
  return { before: at(false), after: at(true) };
}

function isPriced(changes: readonly FieldChange[]): boolean {
  return changes.some(({ key }) => key === "priceCents" || key === "costCents");
}

function isBelowCost(row: GridRow, { changes }: RowReading): boolean {
  const { after } = pricesOf(row, changes);
  return isPriced(changes) && after.priceCents < after.costCents;
}

function marginChange(row: GridRow, changes: readonly FieldChange[]): string | null {
  if (!isPriced(changes)) return null;
  const { before, after } = pricesOf(row, changes);
  const to = marginText(marginTenths(after));
  return row.product === null
    ? fill(TEXTS.marginNew, { to })
    : fill(TEXTS.margin, { from: marginText(marginTenths(before)), to });
}

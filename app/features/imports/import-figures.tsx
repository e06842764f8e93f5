import "./imports.css";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** Number of rows by result. */
export function ImportFigures({ found }: { found: ProductImport }) {
  const { new: isNew, changed, same, failed } = TEXTS.figures;
  return (
    <dl className="app-grid app-gap-12 app-import-figures">
      {(
        [
          [isNew, found.newCount],
          [changed, found.changedCount],
          [same, found.sameCount],
          [failed, found.failedCount],
        ] as const
      ).map(([label, count]) => (
        <div
          key={label}
          className="gs-panel app-figure"
          data-tone={label === failed && count > 0 ? "danger" : undefined}
        >
          <dt className="app-small">{label}</dt>
          <dd className="app-figure__value">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

import "./imports.css";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";

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
        <Panel
          as="div"
          key={label}
          className="app-figure"
          data-tone={label === failed && count > 0 ? "danger" : undefined}
        >
          <dt className="app-small">{label}</dt>
          <dd className="app-figure__value">{formatNumber(count)}</dd>
        </Panel>
      ))}
    </dl>
  );
}

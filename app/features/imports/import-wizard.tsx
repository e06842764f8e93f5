import "./imports.css";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import { PAGES } from "#domain/access/pages.ts";
import { IMPORT_KEEP_DAYS } from "#domain/imports/import-retention.ts";
import type { ImportRowQuery, ProductImport } from "#domain/imports/import-schema.ts";
import { formatInstant, formatNumber } from "#domain/shared/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { ImportMapping, type MappableField } from "./import-mapping.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportReview } from "./import-review.tsx";
import { ImportRows, type RowWords } from "./import-rows.tsx";
import { ImportResult } from "./import-result.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { ImportBadge } from "./import-table.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export interface ImportWizardProps {
  found: ProductImport;
  /** Whether columns are being mapped. */
  isMapping: boolean;
  fields: readonly MappableField[];
  query: ImportRowQuery;
  rows: { items: RowWords[]; totalItems: number };
  /** Whether the rows have been deleted since. */
  isDropped: boolean;
  kept: readonly { id: string; name: string; code: string }[];
  timeZone: string;
  answer: ImportAnswer | undefined;
}

/** An import from its columns to its result. The import's state decides what is shown, so people can leave the
 *  page and come back. */
export function ImportWizard(props: ImportWizardProps) {
  const { found, isMapping, fields, query, rows, isDropped, kept, timeZone, answer } = props;
  const isWorking = found.state === "checking" || found.state === "applying";
  return (
    <section className="app-stack app-import">
      <PageHead
        title={found.fileName}
        hint={
          <>
            {PRODUCT_TYPE_LABELS[found.productType]} ·{" "}
            {fill(TEXTS.facts, {
              rows:
                found.rowCount === 1
                  ? TEXTS.rowOne
                  : fill(TEXTS.rowMany, { count: formatNumber(found.rowCount) }),
              author: found.author,
              date: formatInstant(found.createdAt, timeZone),
            })}
          </>
        }
      >
        <div className="app-row app-gap-12">
          <ImportBadge state={found.state} />
          <LinkButton to={PAGES.EquipmentImports.path} prefetch="intent">
            {TEXTS.see}
          </LinkButton>
        </div>
      </PageHead>
      <ImportSteps state={found.state} isMapping={isMapping} />
      {answer && (
        <Notice
          title={answer.refusal.title}
          description={mappingWords(answer.issues) ?? answer.refusal.description}
        />
      )}
      {isMapping && <ImportMapping key={found.version} found={found} fields={fields} />}
      {isWorking && <ImportProgress found={found} />}
      {found.state === "checked" && !isMapping && <ImportReview found={found} />}
      <ImportResult found={found} kept={kept} isDropped={isDropped} />
      {isDropped && <p className="app-quiet">{fill(TEXTS.dropped, { days: IMPORT_KEEP_DAYS })}</p>}
      {!isMapping && !isWorking && !isDropped && found.state !== "failed" && (
        <ImportRows found={found} query={query} rows={rows} />
      )}
    </section>
  );
}

function mappingWords(issues: readonly string[]): string | null {
  const words: Readonly<Record<string, string>> = TEXTS.mappingErrors;
  const found = [...new Set(issues)].flatMap((code) => words[code] ?? []);
  return found.length === 0 ? null : found.join(" ");
}

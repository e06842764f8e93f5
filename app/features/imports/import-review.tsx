import { Form, Link, useNavigation } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { CancelImport } from "./cancel-import.tsx";
import { FailedRows } from "./failed-rows.tsx";
import { ImportFigures } from "./import-figures.tsx";

/** What the file would do, before anything is done. */
export function ImportReview({ found }: { found: ProductImport }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "apply";
  const count = found.newCount + found.changedCount;
  return (
    <>
      <section className="gs-panel app-import-review" aria-label={TEXTS.summary}>
        <h2 className="app-upload__title">{TEXTS.summary}</h2>
        <ImportFigures found={found} />
        {count === 0 ? (
          <p>{found.failedCount > 0 ? TEXTS.nothing : TEXTS.nothingSame}</p>
        ) : (
          found.failedCount > 0 && (
            <p>
              {found.failedCount === 1
                ? TEXTS.skipsFailedOne
                : fill(TEXTS.skipsFailed, { count: formatNumber(found.failedCount) })}
            </p>
          )
        )}
        <div className="app-import__actions">
          {count > 0 && (
            <Form method="post">
              <input type="hidden" name="version" value={found.version} />
              <input type="hidden" name="intent" value="apply" />
              <BusyButton
                isBusy={isBusy}
                label={count === 1 ? TEXTS.applyOne : fill(TEXTS.apply, { count: formatNumber(count) })}
                busyLabel={TEXTS.applying}
                className="gs-button gs-button--primary"
              />
            </Form>
          )}
          <Link className="gs-button" to="?colunas=1">
            {TEXTS.changeColumns}
          </Link>
        </div>
      </section>
      <FailedRows found={found} />
      <CancelImport found={found} />
    </>
  );
}

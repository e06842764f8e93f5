import "./imports.css";
import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { CancelImport } from "./cancel-import.tsx";
import { FailedRows } from "./failed-rows.tsx";
import { ImportFigures } from "./import-figures.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** What the file would change, before it is applied. */
export function ImportReview({ found }: { found: ProductImport }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "apply";
  const count = found.newCount + found.changedCount;
  return (
    <>
      <Panel title={TEXTS.summary} className="app-form__part" aria-label={TEXTS.summary}>
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
        <div className="app-row app-gap-12 app-import__actions">
          {count > 0 && (
            <Form method="post">
              <HiddenField name="version" value={found.version} />
              <HiddenField name="intent" value="apply" />
              <BusyButton
                isBusy={isBusy}
                label={count === 1 ? TEXTS.applyOne : fill(TEXTS.apply, { count: formatNumber(count) })}
                busyLabel={TEXTS.applying}
                kind="primary"
              />
            </Form>
          )}
          <LinkButton to="?colunas=1">{TEXTS.changeColumns}</LinkButton>
        </div>
      </Panel>
      <FailedRows found={found} />
      <CancelImport found={found} />
    </>
  );
}

import "./imports.css";
import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import { PAGES } from "#domain/access/pages.ts";
import { equipmentGroupOf } from "#domain/catalog/product-types.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FailedRows } from "./failed-rows.tsx";
import { ImportFigures } from "./import-figures.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Result of an import, with the button that undoes it. */
export function ImportResult({
  found,
  kept,
  isDropped,
}: {
  found: ProductImport;
  /** Whether its rows have been deleted since. */
  isDropped: boolean;
  /** Products that the undo left unchanged. */
  kept: readonly { id: string; name: string; code: string }[];
}) {
  const { state, appliedCount } = found;
  if (state !== "applied" && state !== "cancelled" && state !== "reverted" && state !== "failed") return null;
  const again = `${PAGES.EquipmentImports.path}?group=${equipmentGroupOf(found.productType)}`;
  return (
    <>
      <Panel className="app-form__part">
        <p role="status" className="app-strong">
          {outcomeOf(found)}
        </p>
        {state === "applied" && <ImportFigures found={found} />}
        {kept.length > 0 && (
          <>
            <p>{TEXTS.kept}</p>
            <ul>
              {kept.map(({ id, name, code }) => (
                <li key={id}>
                  {code} · {name}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="app-row app-gap-12 app-import__actions">
          <LinkButton to={again}>{TEXTS.newImport}</LinkButton>
          {found.changeSetId !== null && appliedCount > 0 && (
            <LinkButton to={`${PAGES.EquipmentChanges.path}/${found.changeSetId}`}>
              {TEXTS.changeSet}
            </LinkButton>
          )}
        </div>
      </Panel>
      {state === "applied" && !isDropped && <FailedRows found={found} />}
      {state !== "reverted" && appliedCount > 0 && <RevertImport found={found} />}
    </>
  );
}

function outcomeOf({ state, appliedCount }: ProductImport): string {
  if (state === "reverted") return TEXTS.reverted;
  if (state === "failed") return TEXTS.failed;
  const count = formatNumber(appliedCount);
  if (state === "cancelled") {
    if (appliedCount === 0) return TEXTS.cancelledNone;
    return appliedCount === 1 ? TEXTS.cancelledOne : fill(TEXTS.cancelled, { count });
  }
  return appliedCount === 1 ? TEXTS.appliedOne : fill(TEXTS.applied, { count });
}

function RevertImport({ found: { fileName: name, appliedCount } }: { found: ProductImport }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "revert";
  return (
    <details className="gs-panel app-form__fold">
      <summary>{TEXTS.revert}</summary>
      <Form method="post" className="app-row app-row--between app-form__confirm app-import__fold">
        <p>
          {appliedCount === 1
            ? fill(TEXTS.revertQuestionOne, { name })
            : fill(TEXTS.revertQuestion, { count: formatNumber(appliedCount), name })}
        </p>
        <HiddenField name="intent" value="revert" />
        <BusyButton
          isBusy={isBusy}
          kind="danger"
          label={fill(TEXTS.revertConfirm, { name })}
          busyLabel={TEXTS.reverting}
        />
      </Form>
    </details>
  );
}

import "#app/styles/record-form.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";

/** Ends an import after a question that names it. */
export function CancelImport({
  found: { fileName: name, version },
}: {
  found: Pick<ProductImport, "fileName" | "version">;
}) {
  return (
    <details className="gs-panel app-form__part app-form__fold">
      <summary>{TEXTS.cancel}</summary>
      <Form method="post" className="app-form__confirm">
        <input type="hidden" name="version" value={version} />
        <p>{fill(TEXTS.cancelQuestion, { name })}</p>
        <button type="submit" name="intent" value="cancel" className="gs-button app-button--danger">
          {fill(TEXTS.cancelConfirm, { name })}
        </button>
      </Form>
    </details>
  );
}

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
    <details className="gs-panel app-role__part app-role__delete">
      <summary>{TEXTS.cancel}</summary>
      <Form method="post" className="app-role__confirm">
        <input type="hidden" name="version" value={version} />
        <p>{fill(TEXTS.cancelQuestion, { name })}</p>
        <button type="submit" name="intent" value="cancel" className="gs-button app-role__danger">
          {fill(TEXTS.cancelConfirm, { name })}
        </button>
      </Form>
    </details>
  );
}

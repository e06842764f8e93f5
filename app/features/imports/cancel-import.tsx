import "./imports.css";
import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Cancels an import after a question that names it. */
export function CancelImport({
  found: { fileName: name, version },
}: {
  found: Pick<ProductImport, "fileName" | "version">;
}) {
  return (
    <details className="gs-panel app-form__fold">
      <summary>{TEXTS.cancel}</summary>
      <Form method="post" className="app-row app-row--between app-form__confirm app-import__fold">
        <HiddenField name="version" value={version} />
        <p>{fill(TEXTS.cancelQuestion, { name })}</p>
        <Button type="submit" name="intent" value="cancel" kind="danger">
          {fill(TEXTS.cancelConfirm, { name })}
        </Button>
      </Form>
    </details>
  );
}

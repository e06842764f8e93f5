import { Form } from "@remix-run/react";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";
import { CenterOptions } from "./center-options.tsx";
import { Button } from "#app/ui/button.tsx";

/** Shown instead of the catalogue to people without a center. Before JavaScript the center is chosen here, since
 *  there is no dialog. */
export function CenterNeeded({ centers }: { centers: readonly CenterOption[] }) {
  const { open } = useCenterDialog();
  const opensByItself = useOwnCenter()?.isRequired === true;
  return (
    <div className="gs-empty">
      <h1 className="gs-empty__title">{CENTER_TEXTS.required}</h1>
      <p className="gs-empty__help">{CENTER_TEXTS.requiredHint}</p>
      {!opensByItself && (
        <Button kind="primary" onClick={open}>
          {CENTER_TEXTS.submit}
        </Button>
      )}
      <noscript>
        <Form method="post" className="app-centers">
          <CenterOptions centers={centers} chosenId={null} />
          <Button type="submit" kind="primary">
            {CENTER_TEXTS.submit}
          </Button>
        </Form>
      </noscript>
    </div>
  );
}

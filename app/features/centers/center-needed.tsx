import { Form } from "@remix-run/react";
import { CENTER_TEXTS } from "#copy/centers.ts";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";
import { CenterOptions } from "./center-options.tsx";

/** In the place of what can be bought, for somebody without a center. Before scripts run there is no dialog, and the
 *  choice is made here. */
export function CenterNeeded({ centers }: { centers: readonly CenterOption[] }) {
  const { open } = useCenterDialog();
  const opensByItself = useOwnCenter()?.isRequired === true;
  return (
    <div className="gs-empty">
      <h1 className="gs-empty__title">{CENTER_TEXTS.required}</h1>
      <p className="gs-empty__help">{CENTER_TEXTS.requiredHint}</p>
      {!opensByItself && (
        <button type="button" className="gs-button gs-button--primary" onClick={open}>
          {CENTER_TEXTS.submit}
        </button>
      )}
      <noscript>
        <Form method="post" className="app-centers">
          <CenterOptions centers={centers} chosenId={null} />
          <button type="submit" className="gs-button gs-button--primary">
            {CENTER_TEXTS.submit}
          </button>
        </Form>
      </noscript>
    </div>
  );
}

import { Form } from "@remix-run/react";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";
import { CenterOptions } from "./center-options.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Shown instead of the catalogue to people without a center. Before JavaScript the center is chosen here, since
 *  there is no dialog. */
export function CenterNeeded({ centers }: { centers: readonly CenterOption[] }) {
  const { open } = useCenterDialog();
  const opensByItself = useOwnCenter()?.isRequired === true;
  return (
    <EmptyState title={CENTER_TEXTS.required} level={1} text={CENTER_TEXTS.requiredHint}>
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
    </EmptyState>
  );
}

import "./centers.css";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";
import { Button } from "#app/ui/button.tsx";

/** Button that opens the choice of a center, for people who have one. */
export function ChangeCenterLink() {
  const { open } = useCenterDialog();
  if (useOwnCenter() === null) return null;
  return (
    <Button kind="bare" className="app-center-change" onClick={open}>
      {CENTER_TEXTS.change}
    </Button>
  );
}

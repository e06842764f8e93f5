import "./centers.css";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";
import { Button } from "#app/ui/button.tsx";

/** The way to another center, for people who have one of their own. */
export function ChangeCenterLink() {
  const { open } = useCenterDialog();
  if (useOwnCenter() === null) return null;
  return (
    <Button kind="bare" className="app-center-change" onClick={open}>
      {CENTER_TEXTS.change}
    </Button>
  );
}

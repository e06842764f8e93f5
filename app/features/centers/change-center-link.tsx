import "#app/styles/centers.css";
import { CENTER_TEXTS } from "#copy/centers.ts";
import { useCenterDialog, useOwnCenter } from "./center-context.tsx";

/** The way to another center, for people who have one of their own. */
export function ChangeCenterLink() {
  const { open } = useCenterDialog();
  if (useOwnCenter() === null) return null;
  return (
    <button type="button" className="app-center-change" onClick={open}>
      {CENTER_TEXTS.change}
    </button>
  );
}

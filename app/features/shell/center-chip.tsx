import { distributionCenterChip } from "#copy/spec/shell.ts";
import { TOP_BAR_TEXTS } from "#copy/shell/frame.ts";
import { useCenterDialog } from "../centers/center-context.tsx";
import { Button } from "#app/ui/button.tsx";

/** The person's center, with a button that changes it. */
export function CenterChip({ state, city }: { state: string; city: string }) {
  const { open } = useCenterDialog();
  const text = distributionCenterChip({ state, city });
  return (
    <Button kind="bare" className="app-chip" title={text} onClick={open}>
      <span className="app-cut app-chip__text">{text}</span>
      <span className="gs-visually-hidden"> ({TOP_BAR_TEXTS.changeCenter})</span>
    </Button>
  );
}

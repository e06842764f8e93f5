import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Panel } from "./panel.tsx";

const TEXTS = UI_TEXTS.panel;

export function PanelExample() {
  return (
    <Panel title={TEXTS.heading} className="app-pad app-stack app-gap-8">
      <p className="app-small">{TEXTS.text}</p>
    </Panel>
  );
}

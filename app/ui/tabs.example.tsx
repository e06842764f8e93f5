import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Tabs } from "./tabs.tsx";

const TEXTS = UI_TEXTS.tabs;

export function TabsExample() {
  return (
    <Tabs
      label={TEXTS.label}
      prefetch="none"
      tabs={[
        { to: "/ui", label: TEXTS.open, isCurrent: true, count: 3 },
        { to: "/ui?concluidos", label: TEXTS.done, isCurrent: false },
      ]}
    />
  );
}

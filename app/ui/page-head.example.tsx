import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Button } from "./button.tsx";
import { SectionHead } from "./section-head.tsx";

const TEXTS = UI_TEXTS.heads;

/** A page has only one `PageHead`: this page's is at its top. */
export function HeadExample() {
  return (
    <SectionHead title={TEXTS.section} hint={TEXTS.hint}>
      <Button>{TEXTS.action}</Button>
    </SectionHead>
  );
}

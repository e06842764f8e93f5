import { IconBox } from "@tabler/icons-react";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

const TEXTS = UI_TEXTS.empty;

export function EmptyStateExample() {
  return (
    <EmptyState icon={IconBox} title={TEXTS.none} text={TEXTS.hint}>
      <Button>{TEXTS.action}</Button>
    </EmptyState>
  );
}

import { IconTrash } from "@tabler/icons-react";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { Button } from "./button.tsx";
import { LinkButton } from "./link-button.tsx";

const TEXTS = UI_TEXTS.buttons;

export function ButtonExample() {
  return (
    <div className="app-row">
      {(["plain", "primary", "danger", "link", "bare"] as const).map((kind) => (
        <Button key={kind} kind={kind}>
          {TEXTS[kind]}
        </Button>
      ))}
      {(["icon", "sign"] as const).map((kind) => (
        <Button key={kind} kind={kind} aria-label={TEXTS[kind]}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </Button>
      ))}
      <Button kind="primary" size="large">
        {TEXTS.large}
      </Button>
      <Button disabled>{TEXTS.disabled}</Button>
      <Button kind="primary" aria-busy disabled>
        {TEXTS.busy}
      </Button>
      <LinkButton to="/ui">{TEXTS.asLink}</LinkButton>
    </div>
  );
}

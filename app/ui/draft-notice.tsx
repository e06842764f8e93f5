import "./draft-notice.css";
import { useRef } from "react";
import { SESSION_TEXTS } from "#copy/access/session.ts";
import { Button } from "./button.tsx";

export interface DraftNoticeProps {
  /** Whether a draft was put back into the form. */
  restored: boolean;
  onDiscard: () => void;
  /** Takes what another tab kept later; null where none did. */
  onTakeNewer?: (() => void) | null;
}

/** Says that what was typed before is back, and offers to drop it. Stays on the page while it has nothing to say, so
 *  that screen readers hear it begin, and so that the focus has a place once its button is gone. */
export function DraftNotice({ restored, onDiscard, onTakeNewer = null }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const button = (label: string, press: () => void) => (
    <Button
      onClick={() => {
        place.current?.focus();
        press();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div
      ref={place}
      className={restored ? "app-draft-notice app-draft-notice--shown" : "app-draft-notice"}
      tabIndex={-1}
    >
      <p role="status">
        {restored && SESSION_TEXTS.draftRestored}
        {onTakeNewer !== null && ` ${SESSION_TEXTS.draftNewer}`}
      </p>
      {onTakeNewer !== null && button(SESSION_TEXTS.takeNewerDraft, onTakeNewer)}
      {restored && button(SESSION_TEXTS.discardDraft, onDiscard)}
    </div>
  );
}

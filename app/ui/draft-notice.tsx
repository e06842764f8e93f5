import "./draft-notice.css";
import { useRef } from "react";
import { SESSION_TEXTS } from "#copy/access/session.ts";
import { Button } from "./button.tsx";

export interface DraftNoticeProps {
  /** Whether a draft was restored into the form. */
  restored: boolean;
  onDiscard: () => void;
  /** Restores a draft that another tab wrote later; null without one. */
  onTakeNewer?: (() => void) | null;
}

/** Tells that a draft was restored, and offers to discard it. The element stays in the page while empty, so that
 *  screen readers announce its text, and the focus has a place once the button is gone. */
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
      className={`app-row app-row--between app-draft-notice${restored ? " app-draft-notice--shown" : ""}`}
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

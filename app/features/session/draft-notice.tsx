import { useRef } from "react";
import { SESSION_TEXTS } from "#copy/session.ts";

export interface DraftNoticeProps {
  /** Whether a draft was put back into the form. */
  restored: boolean;
  onDiscard: () => void;
}

/** Says that what was typed before is back, and offers to drop it. Stays on the page while it has nothing to say, so
 *  that screen readers hear it begin, and so that the focus has a place once its button is gone. */
export function DraftNotice({ restored, onDiscard }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      className={restored ? "app-draft-notice app-draft-notice--shown" : "app-draft-notice"}
      tabIndex={-1}
    >
      <p role="status">{restored && SESSION_TEXTS.draftRestored}</p>
      {restored && (
        <button
          type="button"
          className="gs-button"
          onClick={() => {
            place.current?.focus();
            onDiscard();
          }}
        >
          {SESSION_TEXTS.discardDraft}
        </button>
      )}
    </div>
  );
}

import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { Notice } from "#app/components/notice.tsx";
import type { KitAnswer } from "./kit-answer.ts";

export interface KitNoticesProps {
  answer: KitAnswer | undefined;
  isReapplied: boolean;
  currentPath: string;
  onReapply: (current: NonNullable<KitAnswer["current"]>) => void;
  /** Drops what was typed, before the kit as it stands now is opened. */
  onGiveUp: () => void;
}

/** Why a kit was not saved, and the ways on. */
export function KitNotices({ answer, isReapplied, currentPath, onReapply, onGiveUp }: KitNoticesProps) {
  if (isReapplied) return <Notice title={WORDS.reapplied} tone="ok" />;
  if (answer === undefined) return null;
  const { refusal, current, errors } = answer;
  if (current !== null) {
    return (
      <div className="app-kit-stale">
        <Notice title={WORDS.staleTitle} description={WORDS.staleText} />
        <div className="app-kit-stale__ways">
          <button
            type="button"
            className="gs-button gs-button--primary"
            onClick={() => {
              onReapply(current);
            }}
          >
            {WORDS.reapply}
          </button>
          <a className="gs-button" href={currentPath} onClick={onGiveUp}>
            {WORDS.openCurrent}
          </a>
        </div>
      </div>
    );
  }
  if (refusal?.code === "KIT_UNSAFE") {
    return <Notice title={WORDS.unsafeTitle} description={WORDS.unsafeText} />;
  }
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  return Object.keys(errors).length > 0 ? <Notice title={WORDS.fieldsRefused} /> : null;
}

import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { KitAnswer } from "./kit-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface KitNoticesProps {
  answer: KitAnswer | undefined;
  isReapplied: boolean;
  currentPath: string;
  onReapply: (current: NonNullable<KitAnswer["current"]>) => void;
  /** Discards the draft before the stored kit is opened. */
  onGiveUp: () => void;
}

/** Why a kit was not saved, with the ways on. */
export function KitNotices({ answer, isReapplied, currentPath, onReapply, onGiveUp }: KitNoticesProps) {
  if (isReapplied) return <Notice title={WORDS.reapplied} tone="ok" />;
  if (answer === undefined) return null;
  const { refusal, current, errors } = answer;
  if (current !== null) {
    return (
      <div className="app-stack app-gap-12">
        <Notice title={WORDS.staleTitle} description={WORDS.staleText} />
        <div className="app-row">
          <Button
            kind="primary"
            onClick={() => {
              onReapply(current);
            }}
          >
            {WORDS.reapply}
          </Button>
          <LinkButton href={currentPath} onClick={onGiveUp}>
            {WORDS.openCurrent}
          </LinkButton>
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

import { BUYING_TEXTS as WORDS } from "#copy/settings/buying-settings.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { BuyingAnswer } from "./buying-answer.ts";

/** Result of the sent settings. It is inside its form, because resolving a conflict submits it again. */
export function BuyingNotices({ answer, isSaved }: { answer: BuyingAnswer | undefined; isSaved: boolean }) {
  if (answer === undefined) {
    return <DoneLine>{isSaved && WORDS.saved}</DoneLine>;
  }
  const { step, refusal } = answer;
  if (step === "filled") return <Notice tone="ok" title={WORDS.defaultsHint} />;
  if (step === "reapplied") return <Notice tone="ok" title={WORDS.reapplied} />;
  if (refusal?.code === "STALE_VERSION") return <StaleNotice texts={WORDS} />;
  return refusal === null ? (
    <Notice title={WORDS.errorSummary} />
  ) : (
    <Notice title={refusal.title} description={refusal.description} />
  );
}

import { RULES_TEXTS as WORDS } from "#copy/precification.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { StaleNotice } from "#app/components/form-notice.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { RulesAnswer } from "./rules-answer.ts";

/** What became of the rules that were sent. Inside their form: the way out of a conflict sends it again. */
export function RulesNotices({
  answer,
  message,
}: {
  answer: RulesAnswer | undefined;
  message: string | null;
}) {
  if (answer === undefined || answer.isChanged) {
    return <DoneLine>{message}</DoneLine>;
  }
  const { refusal } = answer;
  if (refusal === null) return <Notice title={WORDS.errorSummary} />;
  if (refusal.code !== "STALE_VERSION") {
    return <Notice title={refusal.title} description={refusal.description} />;
  }
  return (
    <StaleNotice texts={WORDS}>
      <button type="submit" name="intent" value="overwrite" className="gs-button">
        {WORDS.overwrite}
      </button>
      <button type="submit" name="intent" value="reload" className="gs-button">
        {WORDS.reload}
      </button>
    </StaleNotice>
  );
}

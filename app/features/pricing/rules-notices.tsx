import { RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { StaleNotice } from "#app/ui/form-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RulesAnswer } from "./rules-answer.ts";
import { Button } from "#app/ui/button.tsx";

/** Result of the sent rules. It is inside their form, because resolving a conflict submits it again. */
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
      <Button type="submit" name="intent" value="overwrite">
        {WORDS.overwrite}
      </Button>
      <Button type="submit" name="intent" value="reload">
        {WORDS.reload}
      </Button>
    </StaleNotice>
  );
}

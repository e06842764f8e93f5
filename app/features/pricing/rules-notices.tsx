import { RULES_TEXTS as WORDS } from "#copy/precification.ts";
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
    return (
      <p role="status" className={message === null ? "app-role__silent" : "gs-notice app-notice-ok"}>
        {message}
      </p>
    );
  }
  const { refusal } = answer;
  if (refusal === null) return <Notice title={WORDS.errorSummary} />;
  if (refusal.code !== "STALE_VERSION") {
    return <Notice title={refusal.title} description={refusal.description} />;
  }
  return (
    <div className="gs-notice gs-notice--warn app-role__conflict" role="alert" tabIndex={-1}>
      <p>
        <strong>{WORDS.staleTitle}</strong>
        <br />
        {WORDS.staleText}
      </p>
      <button type="submit" name="intent" value="overwrite" className="gs-button">
        {WORDS.overwrite}
      </button>
      <button type="submit" name="intent" value="reload" className="gs-button">
        {WORDS.reload}
      </button>
    </div>
  );
}

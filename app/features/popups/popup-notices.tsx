import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import { Notice } from "#app/components/notice.tsx";
import type { PopupAnswer } from "./popup-answer.ts";

/** What became of the form that was sent. Inside the form: the way out of a conflict sends it again. */
export function PopupNotices({ answer }: { answer: PopupAnswer | undefined }) {
  if (answer === undefined) return null;
  const { errors, refusal, isReapplied } = answer;
  if (isReapplied) {
    return (
      <p className="gs-notice app-notice-ok" role="status">
        {WORDS.reapplied}
      </p>
    );
  }
  if (refusal?.code === "STALE_VERSION") {
    return (
      <div className="gs-notice gs-notice--warn app-role__conflict" role="alert" tabIndex={-1}>
        <p>
          <strong>{WORDS.staleTitle}</strong>
          <br />
          {WORDS.staleText}
        </p>
        <button type="submit" name="intent" value="reapply" className="gs-button">
          {WORDS.reapply}
        </button>
      </div>
    );
  }
  if (refusal !== null) return <Notice {...refusal} />;
  return Object.keys(errors).length === 0 ? null : <Notice title={WORDS.errorSummary} />;
}

import { RECORD_FORM_TEXTS as TEXTS } from "#copy/distribution.ts";
import type { RecordForm } from "#domain/centers/record-form.ts";
import { Notice } from "#app/components/notice.tsx";
import type { RecordAnswer } from "./record-answer.ts";

/** What became of the form that was sent. Inside the form: the way out of a conflict sends it again. */
export function RecordNotices<Form extends RecordForm>({
  answer,
  staleTitle,
}: {
  answer: RecordAnswer<Form> | undefined;
  staleTitle: string;
}) {
  if (answer === undefined) return null;
  const { errors, refusal, isReapplied } = answer;
  if (isReapplied) {
    return (
      <p className="gs-notice app-notice-ok" role="status">
        {TEXTS.reapplied}
      </p>
    );
  }
  if (refusal?.code === "STALE_VERSION") {
    return (
      <div className="gs-notice gs-notice--warn app-role__conflict" role="alert" tabIndex={-1}>
        <p>
          <strong>{staleTitle}</strong>
          <br />
          {TEXTS.staleText}
        </p>
        <button type="submit" name="intent" value="reapply" className="gs-button">
          {TEXTS.reapply}
        </button>
      </div>
    );
  }
  if (refusal !== null) return <Notice {...refusal} />;
  return Object.keys(errors).length === 0 ? null : <Notice title={TEXTS.errorSummary} />;
}

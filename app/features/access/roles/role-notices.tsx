import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import { fieldErrorText } from "#copy/fields.ts";
import { Notice } from "#app/components/notice.tsx";
import type { RoleAnswer } from "./role-answer.ts";

/** What became of the form that was sent. Inside the form: the way out of a conflict sends it again. */
export function RoleNotices({ answer }: { answer: RoleAnswer | undefined }) {
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
          <strong>{TEXTS.staleTitle}</strong>
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
  if (Object.keys(errors).length === 0) return null;
  return (
    <div className="gs-notice gs-notice--danger" role="alert" tabIndex={-1}>
      <p>
        {TEXTS.errorSummary}
        {errors["permissions"] && ` ${fieldErrorText(errors["permissions"])}`}
      </p>
    </div>
  );
}

import { fieldErrorText } from "#copy/fields.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import { FormNotice } from "#app/components/form-notice.tsx";
import type { RoleAnswer } from "./role-answer.ts";

/** What became of the role that was sent. */
export function RoleNotices({ answer }: { answer: RoleAnswer | undefined }) {
  const missing = answer?.errors["permissions"];
  const errorSummary = `${TEXTS.errorSummary}${missing ? ` ${fieldErrorText(missing)}` : ""}`;
  return <FormNotice answer={answer} texts={{ ...TEXTS, errorSummary }} />;
}

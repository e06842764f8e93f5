import "./register.css";
import { fill } from "#copy/shared/fill.ts";
import { REGISTER_LABELS, REGISTER_TEXTS } from "#copy/integrators/register.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { Notice } from "#app/ui/notice.tsx";
import { REGISTER_FIELDS, type RegisterErrors } from "./register-form-data.ts";

/** All errors of a form, each with a link to its field. */
export function RegisterProblems({
  errors,
  refusal,
}: {
  errors: RegisterErrors;
  refusal: { title: string; description: string } | null;
}) {
  const wrong = REGISTER_FIELDS.flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, code }];
  });
  return (
    <>
      {refusal && <Notice {...refusal} />}
      {wrong.length > 0 && (
        <div className="gs-notice gs-notice--danger app-register__problems" role="alert">
          <p>
            <strong>
              {wrong.length === 1
                ? REGISTER_TEXTS.errorSummaryOne
                : fill(REGISTER_TEXTS.errorSummary, { total: wrong.length })}
            </strong>
            {`. ${REGISTER_TEXTS.kept}`}
          </p>
          <ul>
            {wrong.map(({ name, code }) => (
              <li key={name}>
                <a href={`#${name}`}>{REGISTER_LABELS[name]}</a>
                {`: ${fieldErrorText(code)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

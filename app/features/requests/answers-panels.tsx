import "./order.css";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";

/** Answers to custom forms, and the buyer's notes. */
export function AnswersPanels({ customForms, notes }: Pick<VisibleRequestContent, "customForms" | "notes">) {
  return (
    <>
      {customForms.map(({ customForm, name, answers }) => (
        <section key={customForm} className="gs-panel app-card" aria-label={name}>
          <h2 className="app-step__title">{name}</h2>
          <dl className="app-facts app-facts--columns">
            {answers.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {notes !== "" && (
        <section className="gs-panel app-card" aria-label={TEXTS.notes}>
          <h2 className="app-step__title">{TEXTS.notes}</h2>
          <p className="app-wrap app-order__notes">{notes}</p>
        </section>
      )}
    </>
  );
}

import "./order.css";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { Panel } from "#app/ui/panel.tsx";

/** Answers to custom forms, and the buyer's notes. */
export function AnswersPanels({ customForms, notes }: Pick<VisibleRequestContent, "customForms" | "notes">) {
  return (
    <>
      {customForms.map(({ customForm, name, answers }) => (
        <Panel title={name} key={customForm} className="app-card" aria-label={name}>
          <dl className="app-facts app-facts--columns">
            {answers.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
      {notes !== "" && (
        <Panel title={TEXTS.notes} className="app-card" aria-label={TEXTS.notes}>
          <p className="app-wrap app-order__notes">{notes}</p>
        </Panel>
      )}
    </>
  );
}

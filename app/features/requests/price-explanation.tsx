import "./order.css";
import { fill } from "#copy/fill.ts";
import { PRICE_EXPLANATION_TEXTS as TEXTS } from "#copy/price-explanation.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { type ExplainedStep, stepsToRead, stepWords } from "./explanation-words.ts";

/** How each amount of a request came about: rule and version, what went in, and the rounding. */
export function PriceExplanationBox({ content }: { content: VisibleRequestContent }) {
  const names = namesOf(content);
  const { rulesVersion = 0 } = content;
  return (
    <details className="gs-panel app-card app-explain">
      <summary className="app-step__title">{TEXTS.title}</summary>
      <p className="app-step__hint">
        {TEXTS.hint}{" "}
        {rulesVersion > 0 ? fill(TEXTS.version, { version: String(rulesVersion) }) : TEXTS.noVersion}.
      </p>
      <table className="app-table app-explain__table">
        <caption className="gs-visually-hidden">{TEXTS.table}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.amount}</th>
            <th scope="col">{TEXTS.rule}</th>
            <th scope="col" className="app-number">
              {TEXTS.result}
            </th>
          </tr>
        </thead>
        <tbody>
          {stepsToRead(content.explain).map((step, at) => (
            <Step key={at} step={step} name={names.get(step.subjectId ?? "")} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Step({ step, name }: { step: ExplainedStep; name: string | undefined }) {
  const { amount, rule, inputs, exact, result } = stepWords(step);
  return (
    <tr>
      <th scope="row">
        {amount}
        {name && <small>{name}</small>}
      </th>
      <td>
        {rule}
        {inputs !== "" && <small>{inputs}</small>}
      </td>
      <td className="app-number">
        {result}
        {exact !== null && <small>{fill(TEXTS.exact, { amount: exact })}</small>}
      </td>
    </tr>
  );
}

/** Names of what the steps are about, by id. */
function namesOf({ lines, extraItems, services }: VisibleRequestContent): Map<string, string> {
  return new Map([
    ...lines.map(({ itemId, name }) => [itemId, name] as const),
    ...[...extraItems, ...services].map(({ id, name }) => [id, name] as const),
  ]);
}

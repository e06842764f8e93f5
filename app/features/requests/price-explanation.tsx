import { fill } from "#copy/fill.ts";
import {
  CENT_INPUTS,
  EXPLAINED_AMOUNT_LABELS,
  PRICE_EXPLANATION_TEXTS as TEXTS,
  PRICE_INPUT_LABELS,
  PRICE_RULE_LABELS,
} from "#copy/price-explanation.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

type Explanation = VisibleRequestContent["explain"][number];

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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="app-table-frame" role="region" aria-label={TEXTS.table} tabIndex={0}>
        <table className="app-table app-explain__table">
          <caption className="gs-visually-hidden">{TEXTS.table}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXTS.amount}</th>
              <th scope="col">{TEXTS.rule}</th>
              <th scope="col">{TEXTS.inputs}</th>
              <th scope="col" className="app-number">
                {TEXTS.exact}
              </th>
              <th scope="col" className="app-number">
                {TEXTS.result}
              </th>
            </tr>
          </thead>
          <tbody>
            {content.explain.map((step, at) => (
              <Step key={at} step={step} name={names.get(step.subjectId ?? "")} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Step({ step, name }: { step: Explanation; name: string | undefined }) {
  const { amount, rule, rulesVersion, inputs, exactCents, resultCents } = step;
  return (
    <tr>
      <th scope="row" data-label={TEXTS.amount}>
        {EXPLAINED_AMOUNT_LABELS[amount]}
        {name && <small className="app-explain__subject">{name}</small>}
      </th>
      <td data-label={TEXTS.rule}>
        {PRICE_RULE_LABELS[rule] ?? rule}
        {rulesVersion !== undefined && rulesVersion > 0 && ` (v${String(rulesVersion)})`}
      </td>
      <td data-label={TEXTS.inputs}>
        {Object.entries(inputs)
          .map(([key, value]) => `${PRICE_INPUT_LABELS[key] ?? key}: ${inputText(key, value)}`)
          .join(" · ")}
      </td>
      <td data-label={TEXTS.exact} className="app-number">
        {exactCents === undefined ? "–" : exactText(exactCents)}
      </td>
      <td data-label={TEXTS.result} className="app-number">
        {formatCents(resultCents)}
      </td>
    </tr>
  );
}

function inputText(key: string, value: string | number): string {
  const isCents = typeof value === "number" && (key.endsWith("Cents") || CENT_INPUTS.includes(key));
  if (isCents) return formatCents(value);
  return typeof value === "number" ? formatNumber(String(value)) : value;
}

/** Cents before they were rounded, in reais with the decimals that rounding took. */
function exactText(exactCents: string): string {
  return formatNumber(String(Number(exactCents) / 100), { maxDecimals: 6 });
}

/** Names of what the steps are about, by id. */
function namesOf({ lines, extraItems, services }: VisibleRequestContent): Map<string, string> {
  return new Map([
    ...lines.map(({ kitOptionId, name }) => [kitOptionId, name] as const),
    ...[...extraItems, ...services].map(({ id, name }) => [id, name] as const),
  ]);
}

import "#app/ui/form.css";
import "./recommendations.css";
import { fill } from "#copy/shared/fill.ts";
import { FORMULA_FAULTS } from "#copy/formula.ts";
import {
  INVALID_FORMULA_TEXT,
  RECOMMENDATION_BENCH_TEXTS as TEXTS,
  RULE_STATE_TEXTS,
} from "#copy/recommendations.ts";
import { RECOMMENDATION_ERROR } from "#copy/spec/errors.ts";
import type { Recommendation, RuleOutcome } from "#domain/recommendations/recommendation.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Table } from "#app/ui/table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Code } from "#app/ui/code.tsx";

export interface BenchResultsProps {
  recommendation: Recommendation;
  ruleNames: Readonly<Record<string, string>>;
  productNames: Readonly<Record<string, string>>;
  /** Labels by key of the variable. */
  variableNames: Readonly<Record<string, string>>;
  centerName: string | null;
}

const COLUMNS = ["amount", "recAmount", "recAutomaticAmount", "freeAmount"] as const;

/** Recommended products for an example purchase, with their calculation. */
export function BenchResults(props: BenchResultsProps) {
  const { recommendation, ruleNames, productNames, centerName } = props;
  const { products, rounds, swinging } = recommendation;
  const named = (ids: readonly string[]) => ids.map((id) => ruleNames[id] ?? id).join(", ");
  const failed = (rounds.at(-1) ?? []).filter(({ fault }) => fault !== null);
  return (
    <div className="app-stack">
      {failed.length > 0 && (
        <Notice
          title={RECOMMENDATION_ERROR}
          description={fill(TEXTS.failedText, { list: named(failed.map(({ ruleId }) => ruleId)) })}
        />
      )}
      {swinging.length > 0 && (
        <Notice
          title={fill(TEXTS.swingingTitle, { list: named(swinging) })}
          description={TEXTS.swingingText}
        />
      )}
      <Panel className="app-form__part" aria-labelledby="bench-results">
        <h2 id="bench-results" className="app-heading">
          {TEXTS.results}
        </h2>
        <p className="app-page-hint">
          {centerName === null ? TEXTS.noCenter : fill(TEXTS.center, { name: centerName })}
        </p>
        {products.every(({ recAmount }) => recAmount === 0) && <p>{TEXTS.nothing}</p>}
        <Table
          bare
          className="app-bench__table"
          rows={products}
          keyOf={({ productId }) => productId}
          columns={[
            {
              head: TEXTS.columns.product,
              cell: ({ productId, productCode }) => (
                <>
                  {productNames[productId] ?? productCode}
                  <small className="app-subline">
                    <Code>{productCode}</Code>
                  </small>
                </>
              ),
            },
            ...COLUMNS.map((column) => ({
              head: TEXTS.columns[column],
              kind: "number" as const,
              cell: (product: (typeof products)[number]) => formatNumber(product[column]),
            })),
          ]}
        />
      </Panel>
      <Rounds {...props} />
    </div>
  );
}

function Rounds(props: BenchResultsProps) {
  const { rounds, swinging } = props.recommendation;
  const isQuiet = rounds.length === 1;
  return (
    <Panel className="app-form__part" aria-labelledby="bench-why">
      <h2 id="bench-why" className="app-heading">
        {TEXTS.why}
      </h2>
      {swinging.length === 0 && (
        <p className="app-page-hint">
          {isQuiet ? TEXTS.stableAtOnce : fill(TEXTS.stableAfter, { rounds: rounds.length })}
        </p>
      )}
      {rounds.map((outcomes, index) => {
        const isLast = index === rounds.length - 1;
        return (
          // Rounds have no id but their position.
          <details key={`round ${String(index)}`} className="app-bench__round" open={isLast}>
            <summary>{fill(isLast ? TEXTS.lastRound : TEXTS.round, { number: index + 1 })}</summary>
            <ol className="app-stack app-gap-12 app-bench__outcomes">
              {outcomes.map((outcome) => (
                <li key={outcome.ruleId} data-quiet={outcome.amount === 0 && outcome.fault === null}>
                  <Outcome {...props} outcome={outcome} />
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </Panel>
  );
}

function Outcome({
  outcome,
  ruleNames,
  productNames,
  variableNames,
}: BenchResultsProps & { outcome: RuleOutcome }) {
  const { ruleId, state, setOffBy, inputs, exact, productId, amount, freeAmount, fault } = outcome;
  const inputTexts = Object.entries(inputs).map(
    ([key, value]) =>
      `${variableNames[key] ?? key} = ${value === null ? TEXTS.unknownValue : formatNumber(value, { maxDecimals: 3 })}`,
  );
  const isRecommended = state === "recommended" && amount > 0;
  const units = `${formatNumber(amount)} × ${productNames[productId ?? ""] ?? ""}`;
  const worth = { exact: formatNumber(exact ?? 0, { maxDecimals: 4 }), amount: units, free: freeAmount };
  return (
    <>
      <strong>{ruleNames[ruleId] ?? ruleId}</strong>{" "}
      <Badge tone={isRecommended ? "ok" : "plain"}>
        {isRecommended || state !== "recommended" ? RULE_STATE_TEXTS[state] : TEXTS.none}
      </Badge>
      <span className="app-small app-bench__why">
        {[
          setOffBy.length > 0 &&
            fill(TEXTS.setOffBy, { list: setOffBy.map((id) => productNames[id] ?? id).join(", ") }),
          inputTexts.length > 0 && fill(TEXTS.inputs, { list: inputTexts.join("; ") }),
          state === "recommended" && amount === 0 && fill(TEXTS.worthNothing, worth),
          isRecommended && fill(freeAmount > 0 ? TEXTS.worthFree : TEXTS.worth, worth),
          fault !== null && (fault === "INVALID_FORMULA" ? INVALID_FORMULA_TEXT : FORMULA_FAULTS[fault]),
        ]
          .filter((text) => text !== false)
          .join(" ")}
      </span>
    </>
  );
}

import "./order.css";
import { fill } from "#copy/shared/fill.ts";
import { PRICE_EXPLANATION_TEXTS as TEXTS } from "#copy/pricing/price-explanation.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { Table } from "#app/ui/table.tsx";
import { type ExplainedStep, stepsToRead, stepWords } from "./explanation-words.ts";

/** Explanation of each amount: rule, version, inputs and rounding. */
export function PriceExplanationBox({ content }: { content: VisibleRequestContent }) {
  const names = namesOf(content);
  const nameOf = ({ subjectId }: ExplainedStep) => names.get(subjectId ?? "");
  const { rulesVersion = 0 } = content;
  return (
    <details className="gs-panel app-card app-explain">
      <summary className="app-heading">{TEXTS.title}</summary>
      <p className="app-step__hint">
        {TEXTS.hint}{" "}
        {rulesVersion > 0 ? fill(TEXTS.version, { version: String(rulesVersion) }) : TEXTS.noVersion}.
      </p>
      <Table
        bare
        label={TEXTS.table}
        className="app-explain__table"
        rows={stepsToRead(content.explain).map((step, at) => ({
          ...stepWords(step),
          at,
          name: nameOf(step),
        }))}
        keyOf={({ at }) => String(at)}
        columns={[
          { head: TEXTS.amount, cell: ({ amount, name }) => <Words text={amount} detail={name} /> },
          { head: TEXTS.rule, cell: ({ rule, inputs }) => <Words text={rule} detail={inputs} /> },
          {
            head: TEXTS.result,
            kind: "number",
            cell: ({ result, exact }) => (
              <Words text={result} detail={exact === null ? "" : fill(TEXTS.exact, { amount: exact })} />
            ),
          },
        ]}
      />
    </details>
  );
}

function Words({ text, detail }: { text: string; detail: string | undefined }) {
  return (
    <>
      {text}
      {detail && <small className="app-subline">{detail}</small>}
    </>
  );
}

/** Names of the products, extra items and services in the steps, by id. */
function namesOf({ lines, extraItems, services }: VisibleRequestContent): Map<string, string> {
  return new Map([
    ...lines.map(({ itemId, name }) => [itemId, name] as const),
    ...[...extraItems, ...services].map(({ id, name }) => [id, name] as const),
  ]);
}

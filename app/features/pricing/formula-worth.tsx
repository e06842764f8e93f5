import "./pricing.css";
import { useEffect, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { FORMULA_FAULTS } from "#copy/formula.ts";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { Evaluation } from "#domain/pricing/pricing-answers.ts";
import { formatCents } from "#domain/shared/format.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { FormulaTraceTree } from "./formula-trace.tsx";
import { evaluationOf, type Trial } from "./price-trial.ts";
import { Button } from "#app/ui/button.tsx";

/** Value of a formula for the chosen item and, on request, its calculation. */
export function FormulaWorth({ formula, trial }: { formula: string; trial: Trial | null }) {
  const question = trial === null ? null : JSON.stringify(evaluationOf(formula, trial));
  const { evaluation, hasFailed, isAsking, ask } = useEvaluation(question);
  if (trial === null) return <p className="app-quiet app-formula__worth">{WORDS.noItem}</p>;
  if (hasFailed) {
    return (
      <p className="app-formula__worth" role="alert">
        {WORDS.failed}{" "}
        <Button className="app-formula__fix" onClick={ask}>
          {WORDS.retry}
        </Button>
      </p>
    );
  }
  const worth = evaluation?.formula;
  if (!worth) return <p className="app-quiet app-formula__worth">{WORDS.calculating}</p>;
  const { result, trace } = worth;
  const base = evaluation.prices[0]?.basePriceCents;
  return (
    <div className="app-formula__worth" aria-busy={isAsking}>
      <output className="app-row app-formula__value">
        <span className="app-quiet">{fill(WORDS.resultOf, { item: trial.item.name })}</span>
        {"fault" in result ? (
          <strong className="app-formula__fault">{FORMULA_FAULTS[result.fault]}</strong>
        ) : (
          <strong>{formatCents(result.valueCents)}</strong>
        )}
        {base !== undefined && (
          <span className="app-quiet">{fill(WORDS.base, { price: formatCents(base) })}</span>
        )}
      </output>
      <details className="app-formula__trace">
        <summary>{WORDS.trace}</summary>
        <ul className="app-trace">
          <FormulaTraceTree part={trace} />
        </ul>
      </details>
    </div>
  );
}

/** The server's evaluation; the previous one is shown until the next arrives. */
function useEvaluation(question: string | null) {
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (question === null) return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const options = { body: JSON.parse(question) as unknown, signal: abort.signal };
        const answer = await portalApi.call("POST", "/app/staff/pricing/evaluate", options);
        setEvaluation(answer as Evaluation);
        setAnswered(question);
        setFailed(null);
      } catch {
        if (!abort.signal.aborted) setFailed(question);
      }
    };
    void ask();
    return () => {
      abort.abort();
    };
  }, [question, round]);
  return {
    evaluation,
    isAsking: answered !== question,
    hasFailed: question !== null && failed === question,
    ask: () => {
      setFailed(null);
      setRound(round + 1);
    },
  };
}

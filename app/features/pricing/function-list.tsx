import "./pricing.css";
import { IconMathFunction, IconPlus } from "@tabler/icons-react";
import type { RefObject } from "react";
import { RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OrderList } from "#app/ui/order-list.tsx";
import { FunctionCard } from "./function-card.tsx";
import type { Trial } from "./price-trial.ts";
import { orderFunctions } from "./rules-form-data.ts";
import { StepButton } from "./step-button.tsx";
import type { RulesState } from "./use-rules.ts";

/** The functions of the rules, in the order in which they apply. */
export function FunctionList({
  rules,
  trial,
  onFormula,
}: {
  rules: RulesState;
  trial: Trial | null;
  /** Called when the formula of a function gets the focus. */
  onFormula: (id: string, area: RefObject<HTMLTextAreaElement>) => void;
}) {
  const { values, errors } = rules;
  const find = (id: string) => values.functions.find((one) => one.id === id);
  return (
    <section className="app-stack app-gap-12 app-price-functions" aria-label={WORDS.functions}>
      <div className="app-row app-row--between app-row--top">
        <div>
          <h2 className="app-heading">{WORDS.functions}</h2>
          <p className="app-small">{WORDS.functionsHint}</p>
        </div>
        <StepButton step="function" onStep={rules.step}>
          <IconPlus size={16} stroke={2} aria-hidden />
          {WORDS.add}
        </StepButton>
      </div>
      {values.functions.length === 0 ? (
        <EmptyState icon={IconMathFunction} title={WORDS.emptyTitle} text={WORDS.emptyText} />
      ) : (
        <OrderList
          ids={values.functions.map(({ id }) => id)}
          nameOf={(id) => find(id)?.name ?? ""}
          onChange={(ids) => {
            rules.change(orderFunctions(values, ids));
          }}
        >
          {(id) => {
            const one = find(id);
            return (
              one && (
                <FunctionCard
                  value={one}
                  errors={errors}
                  formulaError={rules.formulaError(id)}
                  isOpen={rules.isOpen(id)}
                  trial={trial}
                  onToggle={(isOpen) => {
                    rules.toggle(id, isOpen);
                  }}
                  onChange={rules.setFunction}
                  onStep={rules.step}
                  onFormula={(area) => {
                    onFormula(id, area);
                  }}
                />
              )
            );
          }}
        </OrderList>
      )}
    </section>
  );
}

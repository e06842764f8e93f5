import { KIT_BUYER_TEXTS, kitsChosenText } from "#copy/widgets.ts";
import { formatCents } from "#domain/shared/format.ts";
import { FailureLine } from "#widgets/failure-line.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import { chosenTotals } from "./chosen-kits.ts";
import type { ChosenKit } from "./chosen-kits.ts";

interface BudgetBarProps {
  chosen: readonly ChosenKit[];
  /** Text of the button. */
  action: string;
  /** Whether what was pressed is still to come, and why it did not. */
  isBusy: boolean;
  failure: WidgetFailure | null;
  onRequest: () => void;
}

/** Number and total of the chosen kits, with the primary action; sticky below the list. */
export function BudgetBar({ chosen, action, isBusy, failure, onRequest }: BudgetBarProps) {
  const { count, totalCents } = chosenTotals(chosen);
  return (
    <section part="bar" className="gs-budget-bar" aria-label={KIT_BUYER_TEXTS.chosen}>
      <p className="gs-budget-bar__sum" role="status">
        <span>{kitsChosenText(count)}</span>
        <strong>{totalCents === null ? KIT_BUYER_TEXTS.pricesPending : formatCents(totalCents)}</strong>
      </p>
      <FailureLine failure={failure} />
      <button
        type="button"
        part="button"
        className="gs-button gs-button--primary"
        aria-busy={isBusy}
        onClick={onRequest}
      >
        {action}
      </button>
    </section>
  );
}

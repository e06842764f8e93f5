import "./discounts.css";
import { DRIFT_TEXTS, MODIFIER_TEXTS, APPROVAL_TEXTS } from "#copy/discounts.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { Notice } from "#app/ui/notice.tsx";
import { type DiscountAnswer, type DiscountDone, PRICES_PLACE } from "./discount-answer.ts";
import { ModifierPanel } from "./modifier-panel.tsx";
import { PriceDriftPanel, type PriceDriftView } from "./price-drift-panel.tsx";
import { Approvals, type ApprovalView } from "./approval-card.tsx";

export interface RequestPricesView {
  version: number;
  valueModifier: ValueModifier;
  subtotalCents: number;
  limits: ModifierLimits;
  mayAsk: boolean;
  mayReprice: boolean;
  fixed: "paid" | "returned" | "closed" | "charged" | "blocked" | "expired" | null;
  requisitions: readonly ApprovalView[];
  drift: PriceDriftView | null;
}

const DONE_TEXTS: Readonly<Record<DiscountDone, string>> = {
  modified: MODIFIER_TEXTS.saved,
  asked: APPROVAL_TEXTS.asked,
  approved: APPROVAL_TEXTS.approved,
  refused: APPROVAL_TEXTS.refused,
  withdrawn: APPROVAL_TEXTS.withdrawn,
  repriced: DRIFT_TEXTS.repriced,
  repricedUnanswered: DRIFT_TEXTS.repricedKept.unanswered,
  repricedNotOffered: DRIFT_TEXTS.repricedKept.notOffered,
};

/** Price panels of a saved request: changed prices, open discount approvals, increase and discount. */
export function RequestPricesPanels({
  prices,
  done,
  answer,
}: {
  prices: RequestPricesView;
  done: DiscountDone | null;
  answer: DiscountAnswer | undefined;
}) {
  const { drift, requisitions, ...modifier } = prices;
  const answerOf = (kind: DiscountAnswer["kind"]) => (answer?.kind === kind ? answer : undefined);
  const hasPending = requisitions.some(({ status }) => status === "pending");
  return (
    <>
      {done !== null && answer === undefined && (
        <div id={PRICES_PLACE} className="app-prices-place">
          <Notice tone="ok" title={DONE_TEXTS[done]} />
        </div>
      )}
      {drift && (
        <PriceDriftPanel
          version={modifier.version}
          drift={drift}
          mayReprice={modifier.mayReprice}
          answer={answerOf("drift")}
        />
      )}
      <Approvals requisitions={requisitions} answer={answerOf("requisition")} />
      <ModifierPanel
        key={`${String(modifier.version)} ${answer?.key ?? ""} ${done ?? ""}`}
        {...modifier}
        mayAsk={modifier.mayAsk && !hasPending}
        answer={answerOf("modifier")}
      />
    </>
  );
}

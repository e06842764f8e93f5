import "./chosen-kits.css";
import "#app/features/kits/kits.css";
import "#app/features/sale/buying.css";
import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_CHOICE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { formatCents } from "#domain/shared/format.ts";
import { formatPerWp } from "#domain/shared/format-per-wp.ts";
import { CompareLink } from "../kits/compare-link.tsx";
import { type ChosenKit, readCompared } from "../kits/kit-choice.ts";
import { ChosenKits, type RemovedKit } from "./chosen-kits.tsx";
import type { KitListLead } from "./kit-list-page.tsx";
import type { ChoiceSumState } from "./use-choice-sum.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PurchaseBarProps {
  choice: readonly ChosenKit[];
  sum: ChoiceSumState;
  /** Whether prices are being loaded. */
  isRefreshing: boolean;
  /** Whether the person may go on to the checkout. */
  canOrder: boolean;
  isComparing: boolean;
  lead: KitListLead | null;
}

/** The choice, which unfolds to a list, with its sum and the way on. It stays visible while the list scrolls. */
export function PurchaseBar({ choice, sum, isRefreshing, canOrder, isComparing, lead }: PurchaseBarProps) {
  const [params] = useSearchParams();
  const [removed, setRemoved] = useState<RemovedKit | null>(null);
  const compared = readCompared(params);
  const showsComparison = compared.length > 0 && !isComparing;
  const showsChoice = canOrder && (choice.length > 0 || removed !== null);
  if (!showsComparison && !showsChoice) return null;
  return (
    <section className="app-row gs-panel app-purchase" aria-label={TEXTS.sum}>
      {showsComparison && <CompareLink />}
      {showsChoice && (
        <div className="app-row app-row--end app-purchase__choice">
          <ChosenKits {...{ choice, removed, isRefreshing }} sum={sum} onRemoved={setRemoved} />
          {choice.length > 0 && (
            <>
              <p className="app-row app-row--end app-purchase__words" aria-live="polite">
                <SumText sum={sum} choice={choice} isRefreshing={isRefreshing} />
              </p>
              <LinkButton kind="primary" to={checkoutPath(params, lead)} prefetch="intent">
                {TEXTS.continue}
                <span className="gs-visually-hidden">. {TEXTS.toCheckout}</span>
              </LinkButton>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function SumText({ sum, choice, isRefreshing }: Pick<PurchaseBarProps, "sum" | "choice" | "isRefreshing">) {
  if (sum.status === "failed") {
    return (
      <span className="app-purchase__failed">
        {TEXTS.failed}{" "}
        <Button kind="link" onClick={sum.retry}>
          {TEXTS.retry}
        </Button>
      </span>
    );
  }
  if (sum.status === "pending" || isRefreshing) {
    const cents = sum.status === "pending" && !isRefreshing ? sum.expectedCents : null;
    return (
      <>
        <span className="app-quiet">{TEXTS.pending}</span>
        {cents !== null && (
          <strong className="app-quiet app-purchase__sum" data-pending="">
            {formatCents(cents)}
          </strong>
        )}
      </>
    );
  }
  const { totalCents, missing } = sum.sum;
  const difference = choice.map(({ id }) => sum.kits[id]?.difference).find((one) => one != null);
  return (
    <>
      {totalCents !== null && (
        <>
          <strong className="app-purchase__sum">{formatCents(totalCents)}</strong>
          <span className="app-subline">{formatPerWp(totalCents, powerOf(choice, sum))}</span>
          {difference !== undefined && (
            <span className="app-subline app-purchase__why">{priceDifferenceText(difference)}</span>
          )}
        </>
      )}
      {missing > 0 && (
        <span className="app-purchase__failed">
          {missing === 1 ? TEXTS.missingOne : fill(TEXTS.missingMany, { amount: String(missing) })}
        </span>
      )}
    </>
  );
}

/** Power of the choice in watts; 0 while that of a kit is unknown. */
function powerOf(choice: readonly ChosenKit[], { kits }: ChoiceSumState): number {
  const powers = choice
    .filter(({ id }) => kits[id]?.isMissing !== true)
    .map(({ id, amount }) => (kits[id]?.powerW ?? 0) * amount);
  return powers.every((one) => one > 0) ? powers.reduce((sum, one) => sum + one, 0) : 0;
}

/** The checkout of the choice, with the company, the open cart or request, or the lead. */
function checkoutPath(params: URLSearchParams, lead: KitListLead | null): string {
  const next = new URLSearchParams(params.getAll("kit").map((kit) => ["kit", kit]));
  const facts = {
    integrator: params.get("integrator"),
    cart: params.get("cart"),
    lead: lead?.leadId ?? null,
    system: lead?.systemId ?? null,
  };
  for (const [name, value] of Object.entries(facts)) if (value !== null) next.set(name, value);
  return `/kitsIntegrator/checkout?${next.toString()}`;
}

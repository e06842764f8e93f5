import "./chosen-kits.css";
import "#app/features/kits/kits.css";
import "#app/features/sale/buying.css";
import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_COMPARE_TEXTS, KITS_CHOICE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import { formatCents } from "#domain/shared/format.ts";
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
      {showsComparison && <CompareLink compared={compared} params={params} />}
      {showsChoice && (
        <div className="app-row app-row--end app-purchase__choice">
          <ChosenKits {...{ choice, removed, isRefreshing }} sum={sum} onRemoved={setRemoved} />
          {choice.length > 0 && (
            <>
              <p className="app-row app-row--end app-purchase__words" aria-live="polite">
                <SumText sum={sum} isRefreshing={isRefreshing} />
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

function CompareLink({ compared, params }: { compared: readonly string[]; params: URLSearchParams }) {
  if (compared.length < 2) {
    return <p className="app-quiet app-purchase__hint">{KIT_COMPARE_TEXTS.needsTwo}</p>;
  }
  const next = new URLSearchParams(params);
  next.set("view", "compare");
  return (
    <>
      <LinkButton to={`?${next.toString()}`}>
        {fill(KIT_COMPARE_TEXTS.open, { amount: String(compared.length) })}
      </LinkButton>
      {compared.length === MAX_COMPARED && (
        <p className="app-quiet app-purchase__hint">{KIT_COMPARE_TEXTS.full}</p>
      )}
    </>
  );
}

function SumText({ sum, isRefreshing }: Pick<PurchaseBarProps, "sum" | "isRefreshing">) {
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
  return (
    <>
      {totalCents !== null && <strong className="app-purchase__sum">{formatCents(totalCents)}</strong>}
      {missing > 0 && (
        <span className="app-purchase__failed">
          {missing === 1 ? TEXTS.missingOne : fill(TEXTS.missingMany, { amount: String(missing) })}
        </span>
      )}
    </>
  );
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

import { Link, useSearchParams } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Notice } from "#app/components/notice.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import type { CheckoutQuote, CheckoutRefusal } from "./checkout-data.ts";

export interface CheckoutProblemsProps {
  hasErrors: boolean;
  refusal: CheckoutRefusal | null;
  quote: Pick<CheckoutQuote, "lines" | "missingIds">;
  /** Where other items are chosen; null where they stand. */
  itemsPath: string | null;
}

/** What keeps a checkout from being saved, each with the way on. */
export function CheckoutProblems({ hasErrors, refusal, quote, itemsPath }: CheckoutProblemsProps) {
  const [params] = useSearchParams();
  const items = itemsPath === null ? null : `${itemsPath}?${params.toString()}`;
  const { missingIds } = quote;
  return (
    <>
      {missingIds.length > 0 && (
        <div className="gs-notice gs-notice--warn" role="alert" tabIndex={-1}>
          <p>
            {missingIds.length === 1
              ? TEXTS.missingOne
              : fill(TEXTS.missingMany, { count: String(missingIds.length) })}
          </p>
          {items !== null && <Link to={items}>{TEXTS.takeOther}</Link>}
        </div>
      )}
      {hasErrors && refusal === null && <Notice title={CHECKOUT_PAGE_TEXTS.errorSummary} />}
      {refusal !== null && <Refused refusal={refusal} quote={quote} items={items} />}
    </>
  );
}

function Refused({
  refusal,
  quote,
  items,
}: {
  refusal: CheckoutRefusal;
  quote: CheckoutProblemsProps["quote"];
  items: string | null;
}) {
  const { code, title, description, details } = refusal;
  if (code === "PRICE_CHANGED") return <PriceChanged details={details} />;
  const concerned = quote.lines.filter(({ id }) => idsOf(details).includes(id));
  return (
    <div className="gs-notice gs-notice--danger app-refused" role="alert" tabIndex={-1}>
      <p>
        <strong>{title}</strong>
        <br />
        {description}
      </p>
      {concerned.length > 0 && (
        <ul className="app-refused__lines">
          {concerned.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button type="submit" name="intent" value={`remove:${id}`} className="gs-button">
                {fill(TEXTS.remove, { name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {items !== null && ["OUT_OF_STOCK", "KIT_CHANGED", "NOT_FOUND"].includes(code) && (
        <Link to={items}>{TEXTS.takeOther}</Link>
      )}
      {["CENTER_CHANGED", "CENTER_REQUIRED"].includes(code) && <ChangeCenterLink />}
      {code === "IDEMPOTENCY_MISMATCH" && <Link to="/requests">{TEXTS.seeRequests}</Link>}
    </div>
  );
}

/** What it was and what it is; the button that accepts it stands where the others were. */
function PriceChanged({ details }: { details: CheckoutRefusal["details"] }) {
  const { expectedCents, totalCents } = details;
  if (typeof expectedCents !== "number" || typeof totalCents !== "number") return null;
  return (
    <Notice
      title={TEXTS.priceChanged}
      description={fill(TEXTS.priceWasIs, { old: formatCents(expectedCents), new: formatCents(totalCents) })}
    />
  );
}

function idsOf(details: CheckoutRefusal["details"]): readonly unknown[] {
  const { itemIds, kitOptionIds, id } = details;
  return [itemIds, kitOptionIds].flat().concat(id);
}

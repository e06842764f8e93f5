import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { fill } from "#copy/fill.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Notice } from "#app/components/notice.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import type { CheckoutQuote, CheckoutRefusal } from "./checkout-data.ts";

/** Why nothing was saved, with the way on; it takes the focus when it comes up. */
export function Refused({
  refusal,
  quote,
  items,
}: {
  refusal: CheckoutRefusal;
  quote: Pick<CheckoutQuote, "lines">;
  items: string | null;
}) {
  const { code, title, description, details } = refusal;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [refusal]);
  if (code === "PRICE_CHANGED") {
    return (
      <div ref={place}>
        <PriceChanged details={details} />
      </div>
    );
  }
  const concerned = quote.lines.filter(({ id }) => idsOf(details).includes(id));
  return (
    <div ref={place}>
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

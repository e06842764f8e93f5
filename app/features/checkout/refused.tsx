import "./checkout-summary.css";
import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CHECKOUT_REFUSAL_TEXTS as REFUSAL_TEXTS } from "#copy/checkout/checkout-refusals.ts";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { PURCHASE_LIMIT_TEXTS, PURCHASE_TEXTS } from "#copy/purchases.ts";
import { MAX_PURCHASE_REASON } from "#domain/purchases/purchase-approval.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { fill } from "#copy/shared/fill.ts";
import { anotherIntent } from "#domain/checkout/save-intent.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { ChangeCenterLink } from "../centers/change-center-link.tsx";
import type { CheckoutQuote, CheckoutRefusal } from "./checkout-data.ts";
import { refusalWords, savedBy, type SavedBy, unsafeWords } from "./refusal-words.ts";
import { Button } from "#app/ui/button.tsx";

/** Why the request was not saved, with a way on; takes the focus when it appears. */
export function Refused({
  refusal,
  quote,
  items,
  intent,
}: {
  refusal: CheckoutRefusal;
  quote: Pick<CheckoutQuote, "lines">;
  items: string | null;
  /** The button that sent the form. */
  intent: string;
}) {
  const { code, details } = refusal;
  const { title, description } = refusalWords(refusal);
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
  const edited = code === "STALE_VERSION" && typeof details["path"] === "string" ? details["path"] : null;
  const unsafe = unsafeWords(refusal);
  const concerned = quote.lines.filter(({ id }) => idsOf(details).includes(id));
  return (
    <div ref={place}>
      <NoticeBox
        as="div"
        tone="danger"
        className="app-stack app-gap-8 app-refused"
        role="alert"
        tabIndex={-1}
      >
        <p>
          <strong>{title}</strong>
          <br />
          {edited === null ? description : `${TEXTS.staleText} `}
          {edited !== null && (
            <Link to={edited} target="_blank" rel="noreferrer">
              {TEXTS.seeNewest}
            </Link>
          )}
        </p>
        {unsafe.length > 0 && (
          <ul className="app-stack app-gap-8">
            {unsafe.map(({ title: name, text }) => (
              <li key={text}>
                <strong>{name}</strong>
                <br />
                {text}
              </li>
            ))}
          </ul>
        )}
        {items !== null && unsafe.length > 0 && <Link to={items}>{REFUSAL_TEXTS.adjustKit}</Link>}
        {concerned.length > 0 && (
          <ul className="app-stack app-gap-8">
            {concerned.map(({ id, name }) => (
              <li key={id} className="app-row app-row--between">
                <span>{name}</span>
                <Button type="submit" name="intent" value={`remove:${id}`}>
                  {fill(TEXTS.remove, { name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {items !== null && isAboutItems(refusal) && <Link to={items}>{TEXTS.takeOther}</Link>}
        {["CENTER_CHANGED", "CENTER_REQUIRED"].includes(code) && <ChangeCenterLink />}
        {code === "PURCHASE_LIMIT_EXCEEDED" && details["mayAsk"] === true && (
          <AskForApproval totalCents={details["totalCents"]} />
        )}
        {code === "IDEMPOTENCY_MISMATCH" && <SavedOrOther saved={savedBy(refusal)} intent={intent} />}
      </NoticeBox>
    </div>
  );
}

/** Saves the purchase as a budget, and asks a manager of the company to approve its order at the total that the refusal
 *  told of, whatever the summary shows. */
function AskForApproval({ totalCents }: { totalCents: unknown }) {
  return (
    <>
      {typeof totalCents === "number" && <HiddenField name="askedTotalCents" value={totalCents} />}
      <FormField
        name="purchaseReason"
        label={PURCHASE_TEXTS.reason}
        maxLength={MAX_PURCHASE_REASON}
        autoComplete="off"
      />
      <Button type="submit" kind="primary" name="intent" value="ask" className="app-start">
        {PURCHASE_LIMIT_TEXTS.ask}
      </Button>
    </>
  );
}

/** Shown when the form was changed after it had been saved: the saved request, and a button that saves the changes
 *  as a new one. */
function SavedOrOther({ saved, intent }: { saved: SavedBy | null; intent: string }) {
  if (saved === null) return <Link to="/requests">{TEXTS.seeRequests}</Link>;
  return (
    <p className="app-row">
      <Link to={requestPath(saved)}>{fill(REFUSAL_TEXTS.openSaved, { code: saved.code })}</Link>
      <Button type="submit" name="intent" value={anotherIntent(intent, saved.id)}>
        {REFUSAL_TEXTS.saveOther}
      </Button>
    </p>
  );
}

function isAboutItems({ code, details }: CheckoutRefusal): boolean {
  return code === "NOT_FOUND" ? details["entity"] === "item" : ["OUT_OF_STOCK", "KIT_CHANGED"].includes(code);
}

/** The total before and now. The button that accepts it is in the place of the save buttons. */
function PriceChanged({ details }: { details: CheckoutRefusal["details"] }) {
  const { expectedCents, totalCents, isFreightNew } = details;
  if (typeof expectedCents !== "number" || typeof totalCents !== "number") return null;
  const [title, words] =
    isFreightNew === true
      ? [TEXTS.freightCame, TEXTS.priceWithFreightIs]
      : [TEXTS.priceChanged, TEXTS.priceWasIs];
  return (
    <Notice
      title={title}
      description={fill(words, { old: formatCents(expectedCents), new: formatCents(totalCents) })}
    />
  );
}

function idsOf(details: CheckoutRefusal["details"]): readonly unknown[] {
  const { itemIds, kitOptionIds, id } = details;
  return [itemIds, kitOptionIds].flat().concat(id);
}

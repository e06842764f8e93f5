import "./checkout.css";
import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS } from "#copy/checkout/checkout-sale.ts";
import { formatCents } from "#domain/shared/format.ts";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import type { QuotedOffer } from "#domain/requests/sale-quote.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { Input, Tick } from "#app/ui/input.tsx";

/** Add-ons: extra items, each with an amount, and services. */
export function AddOns({
  title,
  extraItems,
  services,
}: {
  title: string;
  extraItems: readonly QuotedOffer[];
  services: readonly QuotedOffer[];
}) {
  if (extraItems.length + services.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="app-step__wide app-stack app-gap-8">
      <p className="app-strong">{title}</p>
      <ul className="app-stack app-gap-8 app-along">
        {extraItems.map((item) => (
          <li key={item.id}>
            <Offer item={item} name={GROUPS.extra + item.id} />
            <AmountField item={item} />
          </li>
        ))}
        {services.map((item) => (
          <li key={item.id}>
            <Offer item={item} name={GROUPS.service + item.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Amount of an extra item. The value is a text, so that an unreadable input stays and gets a message. */
function AmountField({ item: { id, name: itemName } }: { item: QuotedOffer }) {
  const { state, field } = useCheckoutForm();
  const { name, error } = field(GROUPS.extraAmount + id);
  const errorId = `${name}-error`;
  return (
    <>
      <Input
        name={name}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        aria-label={fill(TEXTS.amountOf, { name: itemName })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        defaultValue={state.extraItems.find((one) => one.id === id)?.amount ?? "1"}
      />
      {error !== undefined && (
        <span className="gs-field-error" id={errorId}>
          {error === "INVALID_EXTRA_AMOUNT" ? TEXTS.extraAmountProblem : fieldErrorText(error)}
        </span>
      )}
    </>
  );
}

/** The label holds only the name; the description is linked and read after it. */
function Offer({ item, name }: { item: QuotedOffer; name: string }) {
  const { valueOf } = useCheckoutForm();
  const about = `${name}-about`;
  return (
    <div className="app-choice">
      <Tick
        id={name}
        name={name}
        value="yes"
        defaultChecked={valueOf(name) !== ""}
        aria-describedby={about}
      />
      <span>
        <label htmlFor={name}>
          <strong>{item.name}</strong>
        </label>
        <small id={about}>
          {[item.description, item.priceCents === null ? "" : priceText(item.priceCents)]
            .filter((text) => text !== "")
            .join(" · ")}
        </small>
      </span>
    </div>
  );
}

function priceText(cents: number): string {
  return fill(TEXTS.each, { price: formatCents(cents) });
}

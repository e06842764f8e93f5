import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS } from "#copy/checkout-sale.ts";
import { formatCents } from "#domain/shared/format.ts";
import type { CheckoutOffer } from "./checkout-quote.ts";
import type { OrderFormValues } from "./order-form-data.ts";
import { SALE_FIELDS } from "./sale-form.ts";

/** Extra items and services that can be bought along, each by a tick; extra items in an amount. */
export function AlongStep({
  title,
  extraItems,
  services,
  values,
}: {
  title: string;
  extraItems: readonly CheckoutOffer[];
  services: readonly CheckoutOffer[];
  values: OrderFormValues;
}) {
  if (extraItems.length + services.length === 0) return null;
  return (
    <fieldset className="gs-panel app-step">
      <legend className="app-step__title">{title}</legend>
      <p className="app-step__hint">{TEXTS.alongHint}</p>
      <ul className="app-along">
        {extraItems.map((item) => (
          <li key={item.id}>
            <Offer item={item} name={SALE_FIELDS.extra + item.id} values={values} />
            <input
              className="app-input app-along__amount"
              type="number"
              name={SALE_FIELDS.extraAmount + item.id}
              aria-label={fill(TEXTS.amountOf, { name: item.name })}
              min={1}
              max={999}
              defaultValue={values[SALE_FIELDS.extraAmount + item.id] ?? "1"}
            />
          </li>
        ))}
        {services.map((item) => (
          <li key={item.id}>
            <Offer item={item} name={SALE_FIELDS.service + item.id} values={values} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Only the name is the label: what explains it is read after it. */
function Offer({ item, name, values }: { item: CheckoutOffer; name: string; values: OrderFormValues }) {
  const about = `${name}-about`;
  return (
    <div className="app-choice">
      <input
        type="checkbox"
        id={name}
        name={name}
        value="1"
        defaultChecked={values[name] !== undefined}
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

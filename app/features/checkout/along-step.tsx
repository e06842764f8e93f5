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

function Offer({ item, name, values }: { item: CheckoutOffer; name: string; values: OrderFormValues }) {
  return (
    <label className="app-choice">
      <input type="checkbox" name={name} value="1" defaultChecked={values[name] !== undefined} />
      <span>
        <strong>{item.name}</strong>
        {item.description !== "" && <small>{item.description}</small>}
        {item.priceCents !== null && (
          <small className="app-number">{fill(TEXTS.each, { price: formatCents(item.priceCents) })}</small>
        )}
      </span>
    </label>
  );
}

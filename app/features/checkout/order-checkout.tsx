import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout-sale.ts";
import { CHECKOUT_PAGE_TEXTS, PAGE_TITLES } from "#copy/portal.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { withoutFreight } from "#domain/requests/freight-unknown.ts";
import { formatCents } from "#domain/shared/format.ts";
import { FormField } from "#app/components/form-field.tsx";
import { DraftNotice } from "../session/draft-notice.tsx";
import { useFormDraft } from "../session/use-form-draft.ts";
import { AddressFields } from "./address-fields.tsx";
import { useCheckoutDraft } from "./checkout-draft.ts";
import type { OrderFormValues } from "./order-form-data.ts";
import { AdjustStep } from "./adjust-step.tsx";
import { AlongStep } from "./along-step.tsx";
import type { CheckoutQuote } from "./checkout-quote.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentChoices } from "./payment-step.tsx";
import { useOrderFreight } from "./use-order-freight.ts";
import { useSaleQuote } from "./use-sale-quote.ts";

const SHIPPING_TYPES = ["CIF", "FOB"] as const;

export interface OrderCheckoutProps {
  quote: CheckoutQuote;
  /** Whether the buyer may fetch the order. */
  offersFetching: boolean;
  /** States that can be delivered to; null for all. */
  deliveryStates: readonly string[] | null;
  daysToDeliver: number;
  idempotencyKey: string;
  answer:
    | {
        values: OrderFormValues;
        errors: Readonly<Record<string, string>>;
        refusal: { title: string; description: string } | null;
        quote: CheckoutQuote | null;
      }
    | undefined;
}

/** The portal's checkout of closed kits: customer, delivery, what goes along, payment, name. A refused save keeps what
 *  was typed. */
export function OrderCheckout(props: OrderCheckoutProps) {
  const { deliveryStates, idempotencyKey, answer, daysToDeliver, offersFetching } = props;
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  const [shippingType, setShippingType] = useState<"CIF" | "FOB">(
    values["shippingDistributor"] === "FOB" ? "FOB" : "CIF",
  );
  const isSaving = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const asked = useSaleQuote(form, answer);
  const quote = asked.quote ?? answer?.quote ?? props.quote;
  const { lines, hasMissing, sales, extraItems, services, center } = quote;
  const sale = sales[shippingType];
  const hangsOnAddress = shippingType === "CIF" && quote.hangsOnAddress;
  const freight = useOrderFreight(form, { kits: lines, isAsked: hangsOnAddress });
  const isOfOtherAddress = freight.status === "asking" || freight.status === "refused";
  const shown = isOfOtherAddress ? withoutFreight(sale) : sale;
  const draft = useFormDraft(form, { ...useCheckoutDraft(), enabled: lines.length > 0 });
  const { refresh } = asked;
  useEffect(() => {
    if (draft.restored || freight.id !== null) refresh();
  }, [draft.restored, freight.id, refresh]);
  useEffect(() => {
    if (answer === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.focus();
  }, [answer]);

  if (lines.length === 0) return <NothingChosen />;
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <section className="app-checkout">
      <h1 className="app-page-title">{PAGE_TITLES.KitsCheckout}</h1>
      <Form
        ref={form}
        method="post"
        className="app-checkout__grid"
        noValidate
        onChange={({ target }) => {
          freight.onChange();
          asked.onChange((target as unknown as { name: string }).name);
        }}
      >
        {/* The form's first button is the one that Enter presses: it saves. */}
        <button type="submit" hidden />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {sale.totals.totalCents !== null && (
          <input type="hidden" name="expectedTotalCents" value={sale.totals.totalCents} />
        )}
        {hangsOnAddress && freight.id !== null && <input type="hidden" name="freightId" value={freight.id} />}
        <div className="app-checkout__steps">
          <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
          <Problems answer={answer} hasMissing={hasMissing} />
          <AlongStep
            title={CHECKOUT_SALE_TEXTS.extraItems}
            extraItems={extraItems.filter(({ place }) => place === "beforeAdditionalData")}
            services={[]}
            values={values}
          />
          <fieldset className="gs-panel app-step">
            <legend className="app-step__title">{CHECKOUT_PAGE_TEXTS.customer}</legend>
            <p className="app-step__hint">{CHECKOUT_PAGE_TEXTS.customerHint}</p>
            <FormField
              {...field("userOrCompanyName")}
              label={CHECKOUT_PAGE_TEXTS.name}
              autoComplete="name"
              maxLength={120}
              required
            />
            <FormField
              {...field("document")}
              label={CHECKOUT_PAGE_TEXTS.document}
              autoCapitalize="characters"
              maxLength={18}
              required
            />
            <FormField
              {...field("telephone")}
              label={CHECKOUT_PAGE_TEXTS.telephone}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              required
            />
            <FormField
              {...field("email")}
              label={CHECKOUT_PAGE_TEXTS.email}
              type="email"
              autoComplete="email"
              maxLength={120}
              required
            />
          </fieldset>
          <fieldset className="gs-panel app-step">
            <legend className="app-step__title">{CHECKOUT_PAGE_TEXTS.shipping}</legend>
            <div className="app-choice-row">
              {SHIPPING_TYPES.filter((type) => type === "CIF" || offersFetching).map((type) => (
                <label key={type} className="app-choice">
                  <input
                    type="radio"
                    name="shippingDistributor"
                    value={type}
                    checked={shippingType === type}
                    onChange={() => {
                      setShippingType(type);
                    }}
                  />
                  <span>
                    <strong>{SHIPPING_TYPE_LABELS[type]}</strong>
                    <FreightHint
                      cents={sales[type].isFreightKnown ? sales[type].totals.freightCents : null}
                    />
                  </span>
                </label>
              ))}
            </div>
            {shippingType === "CIF" && (
              <AddressFields values={values} errors={errors} states={deliveryStates} />
            )}
          </fieldset>
          <AlongStep
            title={CHECKOUT_SALE_TEXTS.along}
            extraItems={extraItems.filter(({ place }) => place === "afterShipping")}
            services={services}
            values={values}
          />
          <AdjustStep sale={sale} rights={quote.rights} values={values} errors={errors} onApply={refresh} />
          <fieldset className="gs-panel app-step">
            <legend className="app-step__title">{CHECKOUT_PAGE_TEXTS.payment}</legend>
            <PaymentChoices payments={shown.payments} />
            <FormField
              {...field("requestName")}
              label={CHECKOUT_PAGE_TEXTS.requestName}
              hint={CHECKOUT_PAGE_TEXTS.requestNameHint}
              maxLength={80}
              required
            />
          </fieldset>
        </div>
        <OrderSummary
          {...{ lines, center, daysToDeliver, shippingType, isSaving, freight }}
          sale={shown}
          isQuoting={asked.isBusy}
        />
      </Form>
    </section>
  );
}

/** Freight of a way of shipping, for who may see it. */
function FreightHint({ cents }: { cents: number | null }) {
  if (cents === null) return null;
  return <small>{cents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(cents)}</small>;
}

function Problems({ answer, hasMissing }: Pick<OrderCheckoutProps, "answer"> & { hasMissing: boolean }) {
  const hasErrors = Object.keys(answer?.errors ?? {}).length > 0;
  return (
    <>
      {hasMissing && (
        <p className="gs-notice gs-notice--warn" role="alert">
          {CHECKOUT_PAGE_TEXTS.missing}
        </p>
      )}
      {hasErrors && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {CHECKOUT_PAGE_TEXTS.errorSummary}
        </p>
      )}
      {answer?.refusal && (
        <div className="gs-notice gs-notice--danger" role="alert" tabIndex={-1}>
          <p>
            <strong>{answer.refusal.title}</strong>
            <br />
            {answer.refusal.description}
          </p>
        </div>
      )}
    </>
  );
}

function NothingChosen() {
  return (
    <div className="gs-empty">
      <h1 className="gs-empty__title">{CHECKOUT_PAGE_TEXTS.empty}</h1>
      <p className="gs-empty__help">{CHECKOUT_PAGE_TEXTS.emptyHint}</p>
      <Link className="gs-button gs-button--primary" to="/kitsIntegrator">
        {CHECKOUT_PAGE_TEXTS.backToKits}
      </Link>
    </div>
  );
}

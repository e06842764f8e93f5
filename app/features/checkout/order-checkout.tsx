import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CHECKOUT_PAGE_TEXTS, PAGE_TITLES } from "#copy/portal.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { FormField } from "#app/components/form-field.tsx";
import { DraftNotice } from "../session/draft-notice.tsx";
import { useFormDraft } from "../session/use-form-draft.ts";
import { AddressFields } from "./address-fields.tsx";
import { useCheckoutDraft } from "./checkout-draft.ts";
import type { OrderFormValues } from "./order-form-data.ts";
import { freightText, sumsOf } from "./order-sums.ts";
import { OrderSummary, type SummaryLine, type Totals } from "./order-summary.tsx";
import { useOrderFreight } from "./use-order-freight.ts";

const SHIPPING_TYPES = ["CIF", "FOB"] as const;

export interface OrderCheckoutProps {
  lines: readonly SummaryLine[];
  hasMissing: boolean;
  center: { city: string; state: string };
  /** By way of shipping, null where the address decides; null when prices are not shown before saving. */
  totals: Record<"CIF" | "FOB", Totals | null> | null;
  /** What is sold, without freight. */
  items: Totals | null;
  showsFreight: boolean;
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
      }
    | undefined;
}

/** The portal's checkout of closed kits: customer, delivery, payment, name. A refused save keeps what was typed. */
export function OrderCheckout(props: OrderCheckoutProps) {
  const { lines, hasMissing, totals, deliveryStates, idempotencyKey, answer } = props;
  const { showsFreight, offersFetching } = props;
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  const [shippingType, setShippingType] = useState<"CIF" | "FOB">(
    values["shippingDistributor"] === "FOB" ? "FOB" : "CIF",
  );
  const isSaving = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const hangsOnAddress = shippingType === "CIF" && totals !== null && totals.CIF === null;
  const freight = useOrderFreight(form, { kits: lines, isAsked: hangsOnAddress });
  const draft = useFormDraft(form, { ...useCheckoutDraft(), enabled: lines.length > 0 });
  useEffect(() => {
    if (answer === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.focus();
  }, [answer]);

  if (lines.length === 0) return <NothingChosen />;
  const sums = sumsOf(props, shippingType, freight);
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <section className="app-checkout">
      <h1 className="app-page-title">{PAGE_TITLES.KitsCheckout}</h1>
      <Form ref={form} method="post" className="app-checkout__grid" noValidate onChange={freight.onChange}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {sums && <input type="hidden" name="expectedTotalCents" value={sums.totalCents} />}
        {hangsOnAddress && freight.id !== null && <input type="hidden" name="freightId" value={freight.id} />}
        <div className="app-checkout__steps">
          <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
          <Problems answer={answer} hasMissing={hasMissing} />
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
                    {showsFreight && totals && (
                      <small>{freightText(type === shippingType ? sums : totals[type], freight)}</small>
                    )}
                  </span>
                </label>
              ))}
            </div>
            {shippingType === "CIF" && (
              <AddressFields values={values} errors={errors} states={deliveryStates} />
            )}
          </fieldset>
          <fieldset className="gs-panel app-step">
            <legend className="app-step__title">{CHECKOUT_PAGE_TEXTS.payment}</legend>
            <label className="app-choice">
              <input type="radio" name="paymentType" value="pix" defaultChecked />
              <span>
                <strong>{CHECKOUT_PAGE_TEXTS.pix}</strong>
                <small>{CHECKOUT_PAGE_TEXTS.pixHint}</small>
              </span>
            </label>
            <FormField
              {...field("requestName")}
              label={CHECKOUT_PAGE_TEXTS.requestName}
              hint={CHECKOUT_PAGE_TEXTS.requestNameHint}
              maxLength={80}
              required
            />
          </fieldset>
        </div>
        <OrderSummary {...props} {...{ sums, freight, shippingType, isSaving }} />
      </Form>
    </section>
  );
}

function Problems({ answer, hasMissing }: Pick<OrderCheckoutProps, "answer" | "hasMissing">) {
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

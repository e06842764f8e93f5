import "./checkout-summary.css";
import "./checkout.css";
import "#app/ui/beside.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { asksForName, CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import { formsOnScreen, hasOptionalLast } from "#domain/custom-forms/custom-form.ts";
import { stockWait } from "#domain/requests/stock-wait.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { EditNotice } from "../sale/edit-notice.tsx";
import { CustomFormFields } from "../custom-forms/custom-form-fields.tsx";
import { usePurchase } from "../sale/purchase.ts";
import { DistributorMessage } from "../settings/distributor-message.tsx";
import { BuyerLine } from "./buyer-line.tsx";
import type { CheckoutAnswer, CheckoutData, MissingItem } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.ts";
import { CheckoutProblems } from "./checkout-problems.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { InvoiceStep } from "./invoice-step.tsx";
import { checkoutTitle } from "./checkout-title.ts";
import { MoreStep } from "./more-step.tsx";
import { NameField } from "./name-field.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { SumChanged } from "./sum-changed.tsx";
import { useCheckoutPage } from "./use-checkout-page.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** Parts that only some checkouts have, or that are loaded after the page. */
const CheckoutDraftNotice = lazy(() =>
  loadChunk(() => import("./checkout-draft-notice.tsx")).then((part) => ({
    default: part.CheckoutDraftNotice,
  })),
);
const ShareCart = lazy(() =>
  loadChunk(() => import("../sale/share-cart.tsx")).then((part) => ({ default: part.ShareCart })),
);
const SavedBefore = lazy(() =>
  loadChunk(() => import("./saved-before.tsx")).then((part) => ({ default: part.SavedBefore })),
);

export interface CheckoutPageProps {
  data: CheckoutData;
  answer: CheckoutAnswer | undefined;
}

/** The portal's checkout, for every purchase type and for changes of a request: customer, delivery, payment, and last
 *  what is optional; then a budget or an order. A refusal keeps the typed values. */
export function CheckoutPage(props: CheckoutPageProps) {
  // Other items make another checkout.
  return <Checkout key={usePurchase().cartKey} {...props} />;
}

function Checkout({ data, answer }: CheckoutPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const page = useCheckoutPage(form, data, answer);
  const { quote, sale, state, context, saving } = page;
  const { eventType } = state;
  const { isFrozen } = CHECKOUT_EVENT_RULES[eventType];
  const itemsPath = isFrozen ? null : data.itemsPath;
  const missing = isFrozen ? [] : page.missing;
  if (quote.lines.length === 0) return <NothingChosen itemsPath={data.itemsPath} missing={missing} />;
  const isEdit = data.request !== null && !isFrozen;
  const { ecommerce = false } = data.request ?? {};
  return (
    <section className="app-checkout">
      {/* These hidden links make the router load the pages after a save in advance, so that a pending request for the
          total cannot interfere with the navigation. */}
      <Link to="/requests/detail/x" hidden tabIndex={-1} prefetch="none" />
      <Link to="/budgets/detail/x" hidden tabIndex={-1} prefetch="none" />
      <CheckoutForm.Provider value={context}>
        <Form
          ref={form}
          method="post"
          className="app-beside app-checkout__grid"
          noValidate
          onChange={({ target }) => {
            page.onFieldChange((target as unknown as { name: string }).name);
          }}
          onSubmit={page.onSubmit}
        >
          <HiddenFields
            {...{ data, sale, saving, isFrozen }}
            sentKey={answer?.fields["idempotencyKey"]?.[0]}
            freightId={page.freight.chosen?.id ?? null}
            acceptedCents={page.changedPrice?.totalCents ?? null}
            acceptedVersion={page.acceptedVersion}
          />
          <div className="app-stack app-gap-12">
            <div className="app-row app-row--between app-checkout__head">
              <h1 className="app-page-title">{checkoutTitle(data)}</h1>
              {asksForName(eventType, { ecommerce }) && <NameField />}
            </div>
            <BuyerLine
              integrator={state.integratorInfo}
              needsBuyer={data.needsBuyer}
              itemsPath={data.itemsPath}
            />
            {data.editing !== null && <EditNotice editing={data.editing} />}
            <DistributorMessage text={data.observation} />
            {context.isLive && (
              <Suspense fallback={null}>
                <SavedBefore />
                <CheckoutDraftNotice form={form} onRestored={page.onRestored} />
              </Suspense>
            )}
            <CheckoutProblems
              hasErrors={page.isMarked}
              refusal={page.refusal}
              intent={answer?.intent ?? ""}
              {...{ quote, itemsPath, missing }}
            />
            <Steps data={data} page={page} />
          </div>
          <Summary {...{ data, page, itemsPath, isEdit }} />
        </Form>
      </CheckoutForm.Provider>
    </section>
  );
}

interface PartProps {
  data: CheckoutData;
  page: ReturnType<typeof useCheckoutPage>;
}

/** The steps of the form, as far as the event has them. */
function Steps({ data, page }: PartProps) {
  const { quote, sale, freight, state } = page;
  const { isFrozen, forms } = CHECKOUT_EVENT_RULES[state.eventType];
  const asks = (name: (typeof CHECKOUT_EVENT_RULES.order.forms)[number]) =>
    (forms as readonly string[]).includes(name);
  const isOptionalLast = hasOptionalLast(data.forms);
  const questions = (screen: "firstStep" | "afterShipping" | "lastStep") => {
    const shown = formsOnScreen(data.forms, screen);
    if (!asks(screen) || shown.length === 0) return null;
    return (
      <CustomFormFields
        forms={shown}
        answers={state.additionalInfo.answersCustomForm}
        faults={page.faults}
        isNeeded={quote.mayBecome.order}
      />
    );
  };
  return (
    <>
      {questions("firstStep")}
      {asks("invoice") && <InvoiceStep />}
      <DeliveryStep
        sales={quote.sales}
        freight={freight}
        isDated={stockWait(quote.lines.map(({ stock }) => stock)).for === "nothing"}
        onChooseFreight={page.chooseFreight}
        onAskAgain={page.askFreightAgain}
      />
      {questions("afterShipping")}
      {asks("payment") && (
        <PaymentStep sale={sale} rights={quote.rights} isFrozen={isFrozen} onApply={page.refresh} />
      )}
      {!isOptionalLast && questions("lastStep")}
      {asks("lastStep") && (
        <MoreStep
          {...{ data, quote, isFrozen }}
          formNames={isOptionalLast ? formsOnScreen(data.forms, "lastStep").map(({ name }) => name) : []}
        >
          {isOptionalLast && questions("lastStep")}
        </MoreStep>
      )}
      {data.limitText !== null && <p className="app-step__hint">{data.limitText}</p>}
    </>
  );
}

/** The total, and the buttons that save. */
function Summary({
  data,
  page,
  itemsPath,
  isEdit,
}: PartProps & { itemsPath: string | null; isEdit: boolean }) {
  const isSaving = useNavigation().state !== "idle";
  const { quote, sale, state, freight, context, saving, steps } = page;
  const { eventType } = state;
  const { isFrozen } = CHECKOUT_EVENT_RULES[eventType];
  return (
    <CheckoutSummary
      {...{ quote, sale, freight, itemsPath }}
      share={
        context.isLive && !isFrozen ? (
          <Suspense fallback={null}>
            <ShareCart cart={data.cart} />
          </Suspense>
        ) : null
      }
      onCoupon={
        !isFrozen && sale.couponCode === null
          ? () => {
              steps.open("payment", "coupon");
            }
          : null
      }
      shippingType={state.additionalInfo.shippingDistributor}
      daysToDeliver={data.daysToDeliver}
      isQuoting={page.isQuoting}
      isAsking={page.isAsking}
    >
      {page.changedSum !== null && <SumChanged {...page.changedSum} />}
      {page.isUnconfirmed && (
        <NoticeBox tone="warn" role="status">
          {TEXTS.unconfirmed}
        </NoticeBox>
      )}
      <SaveButtons
        {...{ eventType, isSaving, isEdit }}
        mayBecome={quote.mayBecome}
        changed={page.changedPrice ?? page.heldPrice}
        savesOver={page.savesOver}
        onSave={saving.start}
        isLive={context.isLive}
      />
    </CheckoutSummary>
  );
}

/** A cart in which nothing is on sale; its items may be replaced. */
function NothingChosen({ itemsPath, missing }: { itemsPath: string; missing: readonly MissingItem[] }) {
  return (
    <EmptyState title={TEXTS.empty} level={1} text={TEXTS.emptyHint}>
      <Form method="post">
        <CheckoutProblems
          hasErrors={false}
          refusal={null}
          quote={NO_LINES}
          itemsPath={null}
          missing={missing}
        />
      </Form>
      <LinkButton kind="primary" to={itemsPath}>
        {TEXTS.backToItems}
      </LinkButton>
    </EmptyState>
  );
}

const NO_LINES = { lines: [] };

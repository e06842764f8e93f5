import "./checkout-summary.css";
import "./checkout.css";
import "#app/ui/beside.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { CHECKOUT_SALE_TEXTS } from "#copy/checkout/checkout-sale.ts";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import { formsOnScreen } from "#domain/custom-forms/custom-form.ts";
import { stockWait } from "#domain/requests/stock-wait.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { EditNotice } from "../sale/edit-notice.tsx";
import { CustomFormFields } from "../custom-forms/custom-form-fields.tsx";
import { usePurchase } from "../sale/purchase.ts";
import { DistributorMessage } from "../settings/distributor-message.tsx";
import { AdjustStep } from "./adjust-step.tsx";
import { AddOnsStep } from "./add-ons-step.tsx";
import { BuyerStep } from "./buyer-step.tsx";
import type { CheckoutAnswer, CheckoutData, MissingItem } from "./checkout-data.ts";
import { CheckoutForm } from "./checkout-form.ts";
import { CheckoutProblems } from "./checkout-problems.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { InvoiceStep } from "./invoice-step.tsx";
import { LastStep } from "./last-step.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { PaymentChoices } from "./payment-step.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { Step } from "./step.tsx";
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

/** The portal's checkout, for every purchase type and for changes of a request: buyer, delivery, add-ons, invoice,
 *  payment; then a budget or an order. A refusal keeps the typed values. */
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
  return (
    <section className="app-checkout">
      <h1 className="app-page-title">{isEdit ? TEXTS.titleEdit : TEXTS.titles[eventType]}</h1>
      {data.editing !== null && <EditNotice editing={data.editing} />}
      <DistributorMessage text={data.observation} />
      {context.isLive && (
        <Suspense fallback={null}>
          <SavedBefore />
        </Suspense>
      )}
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
          <div className="app-stack">
            {context.isLive && (
              <Suspense fallback={null}>
                <CheckoutDraftNotice form={form} onRestored={page.refresh} />
              </Suspense>
            )}
            <CheckoutProblems
              hasErrors={page.isMarked}
              refusal={page.refusal}
              intent={answer?.intent ?? ""}
              {...{ quote, itemsPath, missing }}
            />
            <Steps data={data} page={page} />
            <SaveName page={page} isEdit={isEdit} />
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
      <BuyerStep integrator={state.integratorInfo} needsBuyer={data.needsBuyer} itemsPath={data.itemsPath} />
      {questions("firstStep")}
      {!isFrozen && (
        <AddOnsStep
          title={CHECKOUT_SALE_TEXTS.extraItems}
          extraItems={quote.extraItems.filter(({ place }) => place === "beforeAdditionalData")}
          services={[]}
        />
      )}
      <DeliveryStep
        sales={quote.sales}
        freight={freight}
        isDated={stockWait(quote.lines.map(({ stock }) => stock)).for === "nothing"}
        onChooseFreight={page.chooseFreight}
        onAskAgain={page.askFreightAgain}
      />
      {questions("afterShipping")}
      {!isFrozen && (
        <AddOnsStep
          title={CHECKOUT_SALE_TEXTS.along}
          extraItems={quote.extraItems.filter(({ place }) => place === "afterShipping")}
          services={quote.services}
        />
      )}
      {asks("invoice") && <InvoiceStep />}
      {asks("payment") && (
        <>
          <AdjustStep sale={sale} rights={quote.rights} isFrozen={isFrozen} onApply={page.refresh} />
          <Step form="payment" title={TEXTS.payment}>
            <PaymentChoices payments={sale.payments} />
          </Step>
        </>
      )}
      {questions("lastStep")}
      {asks("lastStep") && <LastStep file={data.file} isNumberRequired={data.isNumberRequired} />}
      {data.limitText !== null && <p className="app-step__hint">{data.limitText}</p>}
    </>
  );
}

/** The name of the request, the last question. */
function SaveName({ page, isEdit }: Pick<PartProps, "page"> & { isEdit: boolean }) {
  const isSaving = useNavigation().state !== "idle";
  const { saving, sale } = page;
  return (
    <NameDialog
      type={saving.asked ?? saving.primary}
      isOpen={saving.asked !== null}
      {...{ isSaving, isEdit }}
      totals={sale.totals}
      isAsking={page.isAsking}
      changed={page.changedSum}
      onClose={page.closeName}
    />
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
  const { quote, sale, state, freight, context, saving } = page;
  const { eventType } = state;
  return (
    <CheckoutSummary
      {...{ quote, sale, freight, itemsPath }}
      share={
        context.isLive && !CHECKOUT_EVENT_RULES[eventType].isFrozen ? (
          <Suspense fallback={null}>
            <ShareCart cart={data.cart} />
          </Suspense>
        ) : null
      }
      shippingType={state.additionalInfo.shippingDistributor}
      daysToDeliver={data.daysToDeliver}
      isQuoting={page.isQuoting}
      isAsking={page.isAsking}
    >
      {saving.asked === null && page.changedSum !== null && <SumChanged {...page.changedSum} />}
      {page.isUnconfirmed && (
        <NoticeBox tone="warn" role="status">
          {TEXTS.unconfirmed}
        </NoticeBox>
      )}
      <SaveButtons
        {...{ eventType, isSaving, isEdit }}
        mayBecome={quote.mayBecome}
        changed={page.changedPrice}
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

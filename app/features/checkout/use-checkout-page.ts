import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { type CheckoutState, NO_ADDRESS, openCheckout } from "#domain/checkout/checkout-state.ts";
import { GROUPS } from "#domain/checkout/field-groups.ts";
import { needsFreight, needsSummary } from "#domain/checkout/needs-freight.ts";
import { type FoldingStep, stepOfField } from "#domain/checkout/step-of-field.ts";
import { type AskedForm, formsOnScreen, hasOptionalLast } from "#domain/custom-forms/custom-form.ts";
import { sumBeforeFreight, withoutFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { fillFields } from "#app/lib/drafts/form-draft-fields.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { usePurchase } from "../sale/purchase.ts";
import type { CheckoutAnswer, CheckoutData, CheckoutRefusal } from "./checkout-data.ts";
import { rememberSent } from "../sale/sent-purchase.ts";
import type { CheckoutFormContext } from "./checkout-form.ts";
import { proposedName } from "./proposed-name.ts";
import { useBackOnline } from "./use-back-online.ts";
import { type CheckoutFreight, useCheckoutFreight } from "./use-checkout-freight.ts";
import { useCheckout } from "./use-checkout.ts";
import { useConfirmedSubmit } from "./use-confirmed-submit.ts";
import { useSaleQuote } from "./use-sale-quote.ts";
import { useSaving } from "./use-saving.ts";
import { useSteps } from "./use-steps.ts";
import { tooMuch, useToldErrors } from "./use-told-errors.ts";

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** State of the checkout's page: its answers, the totals and freight that depend on them, the draft, and the save. */
export function useCheckoutPage(
  form: RefObject<HTMLFormElement>,
  data: CheckoutData,
  answer: CheckoutAnswer | undefined,
) {
  const isLive = useHydrated();
  const asked = useSaleQuote(form, answer);
  const quote = asked.quote ?? answer?.quote ?? data.quote;
  // Items that a total left out stay listed until they are removed from the cart.
  const told = [...data.quote.missing, ...quote.missing];
  const missing = told.filter(({ id }, place) => told.findIndex((one) => one.id === id) === place);
  const onFreightTold = useRef<() => void>(() => undefined);
  const {
    freight,
    isAsking: isAskingFreight,
    ask,
    choose,
  } = useCheckoutFreight(quote.lines, () => {
    onFreightTold.current();
  });
  const { refresh, refreshSoon } = asked;
  const { state, readState, dispatch, onFieldChange } = useCheckout(form, {
    initial: () => fromFields(openCheckout(data.opening), answer?.fields ?? data.fields),
    onEvent(before, event, after) {
      // A carrier's price depends on the value of the goods, which is not among the answers about the delivery.
      if (needsFreight(before, event)) ask(after, { isAnew: event.type === "valueModifier" });
      // Choosing a delivery shows the address again, so a complete address is quoted at once.
      if (event.type === "shippingDistributor" && event.value === "CIF") ask(after, { isNow: true });
      if (needsSummary(before, event)) refreshSoon();
      if (event.type !== "requestName") followCustomer(form.current, data.suggestedName, { before, after });
    },
  });
  useEffect(() => {
    onFreightTold.current = () => {
      dispatch({ type: "freightTold" });
    };
  }, [dispatch]);
  // A complete first address is quoted when the page opens.
  useEffect(() => {
    ask(readState(), { isNow: true });
  }, [ask, readState]);

  useBackOnline(asked.isUnanswered || freight.isUnreachable, () => {
    if (freight.isUnreachable) ask(readState(), { isAnew: true, isNow: true });
    refresh();
  });

  const purchase = usePurchase();

  // A save waits for pending freight and totals, so that it saves the current ones.
  const isAsking = asked.isBusy || isAskingFreight;
  const { shippingDistributor } = state.additionalInfo;
  const isOfOtherAddress =
    shippingDistributor === "CIF" &&
    quote.hangsOnAddress &&
    (freight.status === "asking" || freight.status === "refused");
  const toldSale = quote.sales[shippingDistributor];
  const sale = isOfOtherAddress ? withoutFreight(toldSale) : toldSale;
  const heldSave = useConfirmedSubmit(form, isAsking, {
    cents: sale.totals.totalCents ?? sumBeforeFreight(sale.totals),
    toldCents: answer?.refusal?.code === "PRICE_CHANGED" ? totalAfter(answer.refusal) : null,
  });

  const saving = useSaving(form, {
    ...{ data, answer, isLive, readState },
    mayBecome: quote.mayBecome,
    refused: isAsking ? NO_ERRORS : tooMuch(sale),
    onSave() {
      heldSave.look();
      const now = readState();
      if (needsFreight(now, { type: "save" })) ask(now, { isAnew: true, isNow: true });
    },
  });
  const found = saving.errors ?? answer?.errors ?? NO_ERRORS;
  const errors = useToldErrors(found, state, asked.isTyping);
  const steps = useSteps(form, {
    initial: data.completeSteps,
    stuck: stuckSteps(state, {
      ...{ sale, freight, errors: { ...errors, ...tooMuch(sale) } },
      optional: hasOptionalLast(data.forms) ? formsOnScreen(data.forms, "lastStep") : [],
    }),
    findComplete: saving.findComplete,
    mark: saving.mark,
  });
  useProblemFocus(form, found, answer);
  const { foldFilled } = steps;
  const onRestored = useCallback(() => {
    refresh();
    foldFilled();
  }, [refresh, foldFilled]);

  const refusal = saving.errors === null ? (answer?.refusal ?? null) : null;
  const context: CheckoutFormContext = {
    ...{ state, errors, isLive, onField: onFieldChange },
    steps: data.opening.eventType === "editFreight" ? null : steps,
    changeAddress(of, change) {
      const before = readState().additionalInfo[of] ?? NO_ADDRESS;
      dispatch({ type: of, value: change(before) });
    },
    customersOf: data.customersOf,
    fillIn: async (fields) => form.current !== null && fillFields(form.current, fields),
    valueOf: (name) => toFields(state)[name]?.[0] ?? "",
  };
  return {
    ...{ state, quote, missing, sale, freight, saving, refusal, context, steps, refresh, onRestored },
    onFieldChange(name: string) {
      heldSave.forget();
      onFieldChange(name);
    },
    chooseFreight: choose,
    askFreightAgain() {
      ask(readState(), { isAnew: true, isNow: true });
    },
    isAsking,
    changedSum: heldSave.changed,
    isQuoting: asked.isBusy,
    isUnconfirmed: asked.isUnanswered,
    isMarked: Object.keys(found).length > 0 && Object.keys({ ...errors, ...tooMuch(sale) }).length > 0,
    faults: Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, { code }])),
    acceptedVersion: newerVersion(refusal) ?? sentVersion(answer),
    savesOver: newerVersion(refusal) === null ? null : typeOf(answer),
    changedPrice:
      refusal?.code === "PRICE_CHANGED"
        ? {
            type: typeOf(answer),
            totalCents: totalAfter(refusal) ?? sale.totals.totalCents,
          }
        : null,
    /** The sum that a held save waits to have accepted, and its type. */
    heldPrice:
      heldSave.changed !== null && saving.asked !== null
        ? { type: saving.asked, totalCents: heldSave.changed.toCents }
        : null,
    onSubmit(event: FormEvent) {
      rememberSent(purchase);
      heldSave.onSubmit(event);
    },
  };
}

/** The folding steps that have something to mend, or nothing to say, as after a draft was discarded. */
function stuckSteps(
  { additionalInfo: info, delivery }: CheckoutState,
  {
    errors,
    sale,
    freight,
    optional,
  }: {
    errors: Readonly<Record<string, string>>;
    sale: SaleView;
    freight: CheckoutFreight;
    /** The custom forms in the optional step. */
    optional: readonly AskedForm[];
  },
): ReadonlySet<FoldingStep> {
  const { payments, problems } = sale;
  const isOfForm = (name: string) => optional.some(({ id }) => name.startsWith(`${GROUPS.answer}${id}.`));
  const needsPlace = info.shippingDistributor === "CIF" && delivery.isToGetDeliveryInfo;
  const isPlaceless = needsPlace && (info.shippingAddress?.city ?? "") === "";
  return new Set<FoldingStep>([
    ...(info.userOrCompanyName.trim() === "" ? (["invoice"] as const) : []),
    ...(isPlaceless ? (["delivery"] as const) : []),
    ...Object.keys(errors).flatMap((name) => stepOfField(name) ?? []),
    ...(Object.keys(errors).some(isOfForm) ? (["lastStep"] as const) : []),
    ...(problems.coupon !== null || payments.length === 0 ? (["payment"] as const) : []),
    ...(freight.status === "refused" ? (["delivery"] as const) : []),
  ]);
}

/** Writes the proposed name into the form while the person has not typed another one. */
function followCustomer(
  form: HTMLFormElement | null,
  items: string,
  { before, after }: Record<"before" | "after", CheckoutState>,
): void {
  const [was, is] = [proposedName(before, items), proposedName(after, items)];
  if (form !== null && was !== is && before.requestName === was) {
    void fillFields(form, { requestName: [is] });
  }
}

/** The type that the form was to be saved as. */
function typeOf(answer: CheckoutAnswer | undefined): "budget" | "order" {
  return answer?.intent === "budget" ? "budget" : "order";
}

/** The newer version by another person, from the details of the refusal. */
function newerVersion(refusal: CheckoutRefusal | null): number | null {
  const version = refusal?.code === "STALE_VERSION" ? refusal.details["version"] : null;
  return typeof version === "number" ? version : null;
}

/** The version that the person chose to save over; null before that. */
function sentVersion(answer: CheckoutAnswer | undefined): number | null {
  const version = Number(answer?.fields["version"]?.[0]);
  return Number.isInteger(version) ? version : null;
}

/** The changed total, from the details of the refusal. */
function totalAfter({ details }: CheckoutRefusal): number | null {
  const { totalCents } = details;
  return typeof totalCents === "number" ? totalCents : null;
}

/** Moves the focus to the first problem when one appears. */
function useProblemFocus(
  form: RefObject<HTMLFormElement>,
  errors: Readonly<Record<string, string>>,
  answer: CheckoutAnswer | undefined,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0 && (answer?.refusal ?? null) === null) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus();
  }, [form, errors, answer]);
}

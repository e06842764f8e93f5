import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { NO_ADDRESS, openCheckout } from "#domain/checkout/checkout-state.ts";
import { needsFreight, needsSummary } from "#domain/checkout/needs-freight.ts";
import { sumBeforeFreight, withoutFreight } from "#domain/requests/freight-unknown.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { usePurchase } from "../sale/purchase.ts";
import type { CheckoutAnswer, CheckoutData, CheckoutRefusal } from "./checkout-data.ts";
import { rememberSent } from "../sale/sent-purchase.ts";
import type { CheckoutFormContext } from "./checkout-form.ts";
import { useBackOnline } from "./use-back-online.ts";
import { useCheckoutFreight } from "./use-checkout-freight.ts";
import { useCheckout } from "./use-checkout.ts";
import { useConfirmedSubmit } from "./use-confirmed-submit.ts";
import { useSaleQuote } from "./use-sale-quote.ts";
import { useSaving } from "./use-saving.ts";
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
  useProblemFocus(form, found, answer);

  const refusal = saving.errors === null ? (answer?.refusal ?? null) : null;
  const context: CheckoutFormContext = {
    ...{ state, errors, isLive, onField: onFieldChange },
    changeAddress(of, change) {
      const before = readState().additionalInfo[of] ?? NO_ADDRESS;
      dispatch({ type: of, value: change(before) });
    },
    valueOf: (name) => toFields(state)[name]?.[0] ?? "",
  };
  return {
    ...{ state, quote, missing, sale, freight, saving, refusal, context, onFieldChange, refresh },
    chooseFreight: choose,
    askFreightAgain() {
      ask(readState(), { isAnew: true, isNow: true });
    },
    isAsking,
    changedSum: heldSave.changed,
    closeName() {
      saving.close();
      heldSave.forget();
    },
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
    onSubmit(event: FormEvent) {
      rememberSent(purchase);
      heldSave.onSubmit(event);
    },
  };
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

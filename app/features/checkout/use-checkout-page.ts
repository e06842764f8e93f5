import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import { openCheckout } from "#domain/checkout/checkout-state.ts";
import { needsFreight, needsSummary } from "#domain/checkout/needs-freight.ts";
import { withoutFreight } from "#domain/requests/freight-unknown.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useFormDraft } from "../session/use-form-draft.ts";
import type { CheckoutAnswer, CheckoutData } from "./checkout-data.ts";
import { rememberSent, useCheckoutDraft } from "./checkout-draft.ts";
import type { CheckoutFormContext } from "./checkout-form.ts";
import { useCheckoutFreight } from "./use-checkout-freight.ts";
import { type CheckoutListener, useCheckout } from "./use-checkout.ts";
import { useSaleQuote } from "./use-sale-quote.ts";
import { useSaving } from "./use-saving.ts";

/** Everything that the checkout's page lives by: its state, the amounts and the freight that follow it, its draft, and
 *  the way to its save. */
export function useCheckoutPage(
  form: RefObject<HTMLFormElement>,
  data: CheckoutData,
  answer: CheckoutAnswer | undefined,
) {
  const isLive = useHydrated();
  const listener = useRef<CheckoutListener>(() => undefined);
  const first = answer?.fields ?? data.fields;
  const { state, latest, dispatch, onFieldChange } = useCheckout(form, {
    initial: () => fromFields(openCheckout(data.opening), first),
    onEvent: (before, event, after) => {
      listener.current(before, event, after);
    },
  });
  const asked = useSaleQuote(form, answer);
  const quote = useNewestQuote(asked.quote, answer, data);
  const { freight, ask, choose } = useCheckoutFreight(quote.lines, () => {
    dispatch({ type: "freightTold" });
  });
  const { refresh, refreshSoon } = asked;
  useEffect(() => {
    listener.current = (before, event, after) => {
      if (needsFreight(before, event)) ask(after);
      // Choosing to have it sent opens the address form again, whose address then asks.
      if (event.type === "shippingDistributor" && event.value === "CIF") ask(after, { isNow: true });
      if (needsSummary(before, event)) refreshSoon();
    };
  }, [ask, refreshSoon]);
  // An address that stands there from the beginning asks by itself.
  useEffect(() => {
    ask(latest.current, { isNow: true });
  }, [ask, latest, quote.lines.length]);

  const target = useCheckoutDraft();
  const draft = useFormDraft(form, { ...target, enabled: quote.lines.length > 0 });
  useEffect(() => {
    if (draft.restored) refresh();
  }, [draft.restored, refresh]);

  const readState = useCallback(() => latest.current, [latest]);
  const onSave = useCallback(() => {
    if (needsFreight(latest.current, { type: "save" })) ask(latest.current, { isAnew: true, isNow: true });
  }, [ask, latest]);
  const saving = useSaving(form, { data, answer, mayBecome: quote.mayBecome, isLive, readState, onSave });
  const errors = useMemo(() => saving.errors ?? answer?.errors ?? {}, [saving.errors, answer]);
  useProblemFocus(form, errors, answer);

  const { shippingDistributor } = state.additionalInfo;
  const isStale =
    shippingDistributor === "CIF" &&
    quote.hangsOnAddress &&
    (freight.status === "asking" || freight.status === "refused");
  const told = quote.sales[shippingDistributor];
  const sale = isStale ? withoutFreight(told) : told;
  const refusal = saving.errors === null ? (answer?.refusal ?? null) : null;
  const context: CheckoutFormContext = {
    ...{ state, errors, isLive, onField: onFieldChange },
    valueOf: (name) => toFields(state)[name]?.[0] ?? "",
  };
  return {
    ...{ state, quote, sale, freight, draft, saving, refusal, context, onFieldChange, refresh },
    chooseFreight: choose,
    askFreightAgain: () => {
      ask(latest.current, { isAnew: true, isNow: true });
    },
    isQuoting: asked.isBusy,
    faults: Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, { code }])),
    changedPrice:
      refusal?.code === "PRICE_CHANGED"
        ? {
            type: answer?.intent === "budget" ? ("budget" as const) : ("order" as const),
            totalCents: sale.totals.totalCents,
          }
        : null,
    onSubmit: () => {
      rememberSent(target);
    },
  };
}

/** The newest sale that was told: a question that reached nobody leaves the one before it. */
function useNewestQuote(
  asked: CheckoutData["quote"] | null,
  answer: CheckoutAnswer | undefined,
  data: CheckoutData,
): CheckoutData["quote"] {
  const [newest, setNewest] = useState(answer?.quote ?? data.quote);
  useEffect(() => {
    if (answer?.quote) setNewest(answer.quote);
  }, [answer]);
  useEffect(() => {
    if (asked) setNewest(asked);
  }, [asked]);
  useEffect(() => {
    setNewest(data.quote);
  }, [data.quote]);
  return newest;
}

/** The first thing that is wrong has the focus, once something is. */
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

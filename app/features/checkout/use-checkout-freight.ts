import { useCallback, useEffect, useRef, useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import type { SummaryLine } from "./checkout-data.ts";
import { freightVariables } from "./freight-variables.ts";

export interface FreightOption {
  id: string;
  /** Null for people who do not see prices. */
  priceCents: number | null;
  days: number | null;
  /** The delivery day after these business days. */
  deliveryOn: string | null;
  name: string;
}

/** The state of the checkout's freight. */
export interface CheckoutFreight {
  status: "unasked" | "asking" | "quoted" | "refused";
  /** The chosen freight. */
  chosen: FreightOption | null;
  options: readonly FreightOption[];
  shippingType: "CIF" | "FOB";
  refusal: string | null;
  /** Whether there is no freight because the server could not be reached. */
  isUnreachable: boolean;
}

const UNASKED: CheckoutFreight = {
  status: "unasked",
  chosen: null,
  options: [],
  shippingType: "CIF",
  refusal: null,
  isUnreachable: false,
};

/** Pause after the last change before the freight is quoted, in milliseconds. */
const PAUSE_MS = 400;

/** Quotes the freight of a checkout when `ask` is called, once the address is complete enough. The same question
 *  is asked only once.
 *  @param onTold - called with each new freight, or lack of one: totals that depend on it are out of date */
export function useCheckoutFreight(lines: readonly SummaryLine[], onTold: () => void) {
  const [freight, setFreight] = useState(UNASKED);
  /** Whether a quote is scheduled. */
  const [isDue, setIsDue] = useState(false);
  const asked = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const told = useRef(onTold);
  const cart = useRef(lines);
  useEffect(() => {
    told.current = onTold;
    cart.current = lines;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const askNow = useCallback((state: CheckoutState, isAnew: boolean) => {
    const { shippingDistributor: shippingType } = state.additionalInfo;
    const variables = freightVariables(state, cart.current);
    const question = variables === null ? "" : JSON.stringify(variables);
    if (question === asked.current && !isAnew) return;
    asked.current = question;
    if (variables === null) {
      setFreight({ ...UNASKED, shippingType });
      told.current();
      return;
    }
    setFreight({ ...UNASKED, status: "asking", shippingType });
    void quote(variables).then((found) => {
      if (asked.current !== question) return;
      setFreight({ ...found, shippingType });
      told.current();
    });
  }, []);

  const ask = useCallback(
    (state: CheckoutState, { isAnew = false, isNow = false } = {}) => {
      setIsDue(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          setIsDue(false);
          askNow(state, isAnew);
        },
        isNow ? 0 : PAUSE_MS,
      );
    },
    [askNow],
  );
  const choose = useCallback((id: string) => {
    setFreight((current) => ({
      ...current,
      chosen: current.options.find((option) => option.id === id) ?? current.chosen,
    }));
    told.current();
  }, []);
  return { freight, isAsking: isDue || freight.status === "asking", ask, choose };
}

interface Quoted {
  freights: {
    id: string;
    priceCents: number | null;
    timeToDelivery: number | null;
    deliveryOn: string | null;
    explanation: { ruleName: string } | null;
  }[];
}

async function quote(variables: object): Promise<CheckoutFreight> {
  try {
    const answer = await portalApi.call("POST", "/app/user/freights/quote", { body: { variables } });
    const options = (answer as Quoted).freights.map(({ timeToDelivery: days, explanation, ...freight }) => ({
      ...{ id: freight.id, priceCents: freight.priceCents, deliveryOn: freight.deliveryOn, days },
      name: explanation?.ruleName ?? "",
    }));
    const [chosen = null] = options;
    return { ...UNASKED, status: chosen === null ? "refused" : "quoted", options, chosen };
  } catch (error) {
    const told = error instanceof ApiCallError ? error : null;
    const isUnreachable = told?.type === "NETWORK";
    const refusal = isUnreachable ? TEXTS.freightOffline : (told?.description ?? null);
    return { ...UNASKED, status: "refused", refusal, isUnreachable };
  }
}

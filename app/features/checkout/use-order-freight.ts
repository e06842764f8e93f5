import { type RefObject, useEffect, useRef, useState } from "react";
import { normalizeCep } from "#domain/validation/cep.ts";
import { ApiCallError } from "../session/api-request.ts";
import { portalApi } from "../session/browser-api.ts";
import { type OrderFormValues, readFormValues } from "./order-form-data.ts";
import { toSaleInput } from "./sale-form.ts";

/** What the checkout knows of its freight. */
export interface OrderFreightState {
  status: "unasked" | "asking" | "quoted" | "refused";
  id: string | null;
  /** Null where its value is not shown. */
  priceCents: number | null;
  days: number | null;
  /** The day that these business days end on. */
  deliveryOn: string | null;
  refusal: string | null;
}

const UNASKED: OrderFreightState = {
  ...({ status: "unasked", id: null, priceCents: null, days: null } as const),
  ...{ deliveryOn: null, refusal: null },
};

/** Time that somebody types on before the freight is asked for. */
const PAUSE_MS = 400;

/** Asks for the freight as soon as the address says enough, and again with every change that it hangs on.
 *  @param isAsked - whether the freight hangs on the address at all */
export function useOrderFreight(
  form: RefObject<HTMLFormElement | null>,
  { kits, isAsked }: { kits: readonly { id: string; amount: number }[]; isAsked: boolean },
): OrderFreightState & { onChange: () => void } {
  const [freight, setFreight] = useState(UNASKED);
  const asked = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cart = JSON.stringify(kits.map(({ id, amount }) => ({ id, amount })));
  const ask = () => {
    const variables = form.current && variablesOf(new FormData(form.current));
    const question = variables && isAsked ? JSON.stringify({ ...variables, kits: cart }) : "";
    if (question === asked.current) return;
    asked.current = question;
    if (variables === null || question === "") {
      setFreight(UNASKED);
      return;
    }
    setFreight({ ...UNASKED, status: "asking" });
    void quote({ ...variables, volumes: { kits: JSON.parse(cart) as unknown } }).then((found) => {
      if (asked.current === question) setFreight(found);
    });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    latest.current();
    return () => {
      clearTimeout(timer.current);
    };
  }, [isAsked, cart]);
  return {
    ...freight,
    onChange: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        latest.current();
      }, PAUSE_MS);
    },
  };
}

/** What the form says of the delivery; null before it says enough. */
function variablesOf(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const CEP = normalizeCep(text("CEP"));
  const [city, state] = [text("city"), text("state")];
  if (!CEP || city === "" || state === "") return null;
  return {
    shippingType: "CIF",
    zoneType: form.has("ruralZone") ? "rural" : "urbana",
    truckAccess: !form.has("truckNotPossible"),
    address: { CEP, city, state },
    ...soldAlong(readFormValues(form)),
  };
}

/** What goes along; an amount that does not read yet counts as one. */
function soldAlong(values: OrderFormValues) {
  const { extraItems, serviceItems } = toSaleInput(values);
  const readable = extraItems.map(({ id, amount }) => ({
    id,
    amount: Number.isInteger(amount) && amount > 0 ? amount : 1,
  }));
  return { extraItems: readable, serviceItems };
}

interface Quoted {
  freights: {
    id: string;
    priceCents: number | null;
    timeToDelivery: number | null;
    deliveryOn: string | null;
  }[];
}

async function quote(variables: object): Promise<OrderFreightState> {
  try {
    const answer = await portalApi.call("POST", "/app/user/freights/quote", { body: { variables } });
    const [first] = (answer as Quoted).freights;
    if (first === undefined) return { ...UNASKED, status: "refused" };
    const { id, priceCents, timeToDelivery: days, deliveryOn } = first;
    return { status: "quoted", id, priceCents, days, deliveryOn, refusal: null };
  } catch (error) {
    return {
      ...UNASKED,
      status: "refused",
      refusal: error instanceof ApiCallError ? error.description : null,
    };
  }
}

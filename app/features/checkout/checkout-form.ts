import { createContext, useContext } from "react";
import type { AddressText, CheckoutState } from "#domain/checkout/checkout-state.ts";

/** What the parts of the checkout's form share. */
export interface CheckoutFormContext {
  state: CheckoutState;
  errors: Readonly<Record<string, string>>;
  /** Whether scripts run. */
  isLive: boolean;
  /** A field was changed otherwise than by typing. */
  onField: (name: string) => void;
  changeAddress: (
    of: "shippingAddress" | "invoiceAddress",
    change: (address: AddressText) => AddressText,
  ) => void;
  /** What a field holds when it comes up. */
  valueOf: (name: string) => string;
}

export const CheckoutForm = createContext<CheckoutFormContext | null>(null);

export function useCheckoutForm(): CheckoutFormContext & {
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string };
} {
  const form = useContext(CheckoutForm);
  if (form === null) throw new Error("A part of the checkout stands outside its form.");
  const { errors, valueOf } = form;
  return {
    ...form,
    field: (name) => ({ name, error: errors[name], defaultValue: valueOf(name) }),
  };
}

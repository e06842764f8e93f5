import { createContext, useContext } from "react";
import type { AddressText, CheckoutState } from "#domain/checkout/checkout-state.ts";
import type { Fields } from "#domain/checkout/fields.ts";
import type { Steps } from "./use-steps.ts";

/** Context of the form's parts. */
export interface CheckoutFormContext {
  state: CheckoutState;
  errors: Readonly<Record<string, string>>;
  /** Whether scripts run. */
  isLive: boolean;
  /** Called when code, not typing, changes a field. */
  onField: (name: string) => void;
  changeAddress: (
    of: "shippingAddress" | "invoiceAddress",
    change: (address: AddressText) => AddressText,
  ) => void;
  /** Which steps are folded; null where none folds. */
  steps: Steps | null;
  /** Company with earlier customers to choose from; null without any. */
  customersOf: string | null;
  /** Fills in fields as if they were typed. */
  fillIn: (fields: Fields) => Promise<unknown>;
  /** First value of a field. */
  valueOf: (name: string) => string;
}

export const CheckoutForm = createContext<CheckoutFormContext | null>(null);

/** Context of the checkout's form, with `field` for the name, error and first value of a field.
 *  @throws Error outside the checkout's form */
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

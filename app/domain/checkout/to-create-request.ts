import type { Cart } from "#domain/requests/cart-schema.ts";
import { decimalText, reaisText } from "#domain/shared/decimal-text.ts";
import type { ModifierPart } from "#domain/pricing/value-modifier.ts";
import type { SeenTotal } from "#domain/requests/seen-total.ts";
import { readOwnCents, readSoldAlong } from "#domain/requests/sale-amounts.ts";
import type * as z from "zod";
import type { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { requestTypeOf } from "./checkout-event-type.ts";
import type { CheckoutState, ChosenAmount } from "./checkout-state.ts";

/** The part of a cart that becomes the request. A power told by the client is left out, since the server calculates
 *  it. */
export type CheckoutCart = Omit<Cart, "purchaseType"> & Pick<Cart, "purchaseType">;

export interface SeenSale {
  /** Total that the buyer saw; null if none was shown. */
  expectedTotalCents: number | null;
  /** The amount shown instead while the freight was unknown. */
  expectedBeforeFreightCents: number | null;
  /** Id of the quoted freight. */
  freightId: string | null;
}

/** Builds the call that saves a checkout as a request. Its schema validates the texts. */
export function toCreateRequest(
  state: CheckoutState,
  cart: CheckoutCart,
  seen: SeenSale,
): z.input<typeof CreateRequestSchema> {
  const type = requestTypeOf(state.eventType);
  const { coupon } = state;
  return {
    ...cart,
    type,
    name: state.requestName,
    chosenDistributionCenter: state.chosenDistributionCenter,
    additionalInfo: toAdditionalInfo(state),
    customForms: [...state.additionalInfo.answersCustomForm],
    notes: state.notes,
    purchaseNumber: state.purchaseNumber,
    checkoutFile: state.checkoutFile,
    files: [...state.files],
    ...toSaleChoices(state),
    ...(coupon.trim() === "" ? {} : { coupon }),
    ...(type === "order" && state.payment === null ? { payment: { type: "pix" } } : {}),
    ...toSeenTotal(seen),
    freightQuotations: seen.freightId === null ? [] : [{ id: seen.freightId }],
  };
}

/** The amounts that the buyer saw, if any. */
export function toSeenTotal({ expectedTotalCents, expectedBeforeFreightCents }: SeenSale): SeenTotal {
  return {
    ...(expectedTotalCents === null ? {} : { expectedTotalCents }),
    ...(expectedBeforeFreightCents === null ? {} : { expectedBeforeFreightCents }),
  };
}

/** The choices that the total depends on. */
export function toSaleChoices(state: CheckoutState) {
  const { additionalInfo: info, valueModifier, coupon } = state;
  return {
    extraItems: state.extraItems.map(toChosenItem),
    serviceItems: state.serviceItems.map(toChosenItem),
    valueModifier: {
      increase: toModifierPart(valueModifier.increase),
      decrease: toModifierPart(valueModifier.decrease),
    },
    ...(coupon.trim() === "" ? {} : { coupon: coupon.trim() }),
    payment: state.payment,
    chargeType: info.chargeType,
    ...cents("companyServiceCents", info.companyServiceValue),
    ...cents("invoiceCents", info.invoiceValue),
  };
}

/** Delivery and invoice of the call. Blank answers, and answers to questions that do not apply, are left out. */
export function toAdditionalInfo({ additionalInfo: info, delivery }: CheckoutState) {
  const isSent = info.shippingDistributor === "CIF" && delivery.isToGetDeliveryInfo;
  const written = (name: "cpf" | "cnpj" | "email" | "telephone") =>
    info[name].trim() === "" ? {} : { [name]: info[name].trim() };
  return {
    userOrCompanyName: info.userOrCompanyName,
    ...written("cpf"),
    ...written("cnpj"),
    ...written("email"),
    ...written("telephone"),
    rg: info.rg,
    temInscricaoEstadual: info.temInscricaoEstadual,
    ie: info.ie,
    shippingDistributor: info.shippingDistributor,
    shippingAddress: isSent ? info.shippingAddress : null,
    deliveryState: info.deliveryState,
    timeRestrictionBoolean: info.timeRestrictionBoolean,
    timeRestriction: info.timeRestriction,
    ruralZone: info.ruralZone,
    truckPossible: info.truckPossible,
    changeInvoice: info.changeInvoice,
    sameAddress: info.sameAddress,
    invoiceAddress: info.invoiceAddress,
  };
}

function toChosenItem({ id, amount }: ChosenAmount) {
  return { id, amount: readSoldAlong(amount) ?? Number.NaN };
}

/** A side of a value modifier for the call. The call's schema refuses an unreadable amount. */
export function toModifierPart({ type, amount }: ModifierPart): ModifierPart {
  if (amount.trim() === "") return { type, amount: "0" };
  return { type, amount: type === "fixed" ? reaisText(amount) : decimalText(amount) };
}

function cents(name: string, typed: string): Record<string, number> {
  return typed.trim() === "" ? {} : { [name]: readOwnCents(typed) ?? Number.NaN };
}

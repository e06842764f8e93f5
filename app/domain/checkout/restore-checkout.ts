import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { ModifierPart } from "#domain/pricing/value-modifier.ts";
import type { CheckoutState, ChosenAmount, CustomFormAnswers } from "./checkout-state.ts";
import { ofPersonType } from "./invoice-answers.ts";

/** The saved answers of a request's checkout. */
export interface SavedCheckout {
  name: string;
  additionalInfo: AdditionalInfo;
  choices: SaleChoices;
  customForms: readonly CustomFormAnswers[];
  notes: string;
  purchaseNumber: string;
  checkoutFile: string | null;
}

/** The checkout with the saved answers of a request, as if typed. */
export function restoreCheckout(state: CheckoutState, saved: SavedCheckout): CheckoutState {
  const { additionalInfo: info, choices } = saved;
  const { increase, decrease } = choices.valueModifier;
  const personType = info.cnpj === undefined ? "física" : "jurídica";
  const answers = {
    ...state.additionalInfo,
    ...info,
    cpf: info.cpf ?? "",
    cnpj: info.cnpj ?? "",
    email: info.email ?? "",
    telephone: info.telephone ?? "",
    chargeType: choices.chargeType,
    companyServiceValue: reais(choices.companyServiceCents),
    invoiceValue: reais(choices.invoiceCents),
    answersCustomForm: saved.customForms,
  };
  return {
    ...state,
    requestName: saved.name,
    notes: saved.notes,
    purchaseNumber: saved.purchaseNumber,
    checkoutFile: saved.checkoutFile,
    coupon: choices.coupon ?? "",
    valueModifier: { increase: typed(increase), decrease: typed(decrease) },
    payment: choices.payment && {
      type: choices.payment.type,
      method: choices.payment.method ?? null,
      condition: choices.payment.condition ?? null,
    },
    extraItems: choices.extraItems.map(asTyped),
    serviceItems: choices.serviceItems.map(asTyped),
    personType,
    additionalInfo: ofPersonType(personType, answers),
  };
}

function asTyped({ id, amount }: { id: string; amount: number }): ChosenAmount {
  return { id, amount: String(amount) };
}

/** A saved amount as typed text; empty for zero. */
function typed({ type, amount }: ModifierPart): ModifierPart {
  return { type, amount: Number(amount) === 0 ? "" : amount.replace(".", ",") };
}

function reais(cents: number | undefined): string {
  return cents === undefined ? "" : (cents / 100).toFixed(2).replace(".", ",");
}

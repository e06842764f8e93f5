import { reaisToCents } from "#domain/shared/money.ts";
import type { SumInput, SumItem } from "#domain/pricing/sum.ts";
import type { ModifierPart, ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { SumVector, VectorItem } from "./sum-vector.ts";

const NOTHING: ModifierPart = { type: "percentage", amount: "0" };

/** The cart of a vector as input of the sum; ids count from 0. */
export function readVector({ cart }: Pick<SumVector, "cart">): SumInput {
  return {
    lines: cart.lines.map(([unitPriceCents, amount, freeAmount], index) => ({
      ...{ id: `line-${index}`, unitPriceCents, amount, freeAmount },
    })),
    extraItems: readItems(cart.extraItems),
    services: readItems(cart.services),
    freights: readItems(cart.freights),
    valueModifier: readModifier(cart.increase ?? null, cart.decrease ?? null),
    defaultDiscountPct: cart.defaultDiscount ?? null,
    coupon: readCoupon(cart.coupon),
    paymentCondition: readCondition(cart.condition),
    invoice: {
      editable: cart.invoice?.[0] ?? "none",
      companyServiceCents: cart.invoice?.[1] ?? 0,
      invoiceCents: cart.invoice?.[2] ?? null,
    },
  };
}

function readItems(items: readonly VectorItem[] = []): SumItem[] {
  return items.map(([unitPriceCents, amount, increase, decrease], index) => ({
    ...{ id: `item-${index}`, unitPriceCents, amount },
    valueModifier: readModifier(increase, decrease),
  }));
}

function readModifier(increase: string | null, decrease: string | null): ValueModifier {
  return { increase: readPart(increase), decrease: readPart(decrease) };
}

function readPart(text: string | null): ModifierPart {
  if (text === null) return NOTHING;
  return text.endsWith("%")
    ? { type: "percentage", amount: text.slice(0, -1) }
    : { type: "fixed", amount: text };
}

function readCoupon(coupon: SumVector["cart"]["coupon"]): SumInput["coupon"] {
  if (coupon === undefined) return null;
  const [value, maximumCents] = coupon;
  return value.endsWith("%")
    ? { code: "SOL", kind: "percentage", percent: value.slice(0, -1), amountCents: null, maximumCents }
    : { code: "SOL", kind: "fixed", percent: null, amountCents: reaisToCents(Number(value)), maximumCents };
}

function readCondition(condition: SumVector["cart"]["condition"]): SumInput["paymentCondition"] {
  if (condition === undefined) return null;
  const [conditionType, modifierType, value, quantityOfInstallments] = condition;
  return {
    name: "Condição",
    conditionType,
    modifierType,
    value,
    quantityOfInstallments,
    downPaymentPct: "0",
  };
}

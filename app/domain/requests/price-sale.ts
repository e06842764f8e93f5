import { assertCouponApplies, couponRefusal } from "#domain/coupons/coupon-refusal.ts";
import type { Coupon } from "#domain/coupons/coupon.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { type OfferedMethod, paymentOptions } from "#domain/payment-methods/payment-options.ts";
import { calculateSum } from "#domain/pricing/calculate-sum.ts";
import type { InvoiceChoice } from "#domain/pricing/invoice-value.ts";
import { assertWithinLimits, type ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { Sum } from "#domain/pricing/sum.ts";
import { NO_MODIFIER } from "#domain/pricing/value-modifier.ts";
import type { PriceRulesSettings } from "#domain/settings/price-settings-schema.ts";
import { type CouponRefusal, DomainError, isDomainError } from "#domain/shared/errors.ts";
import { conditionOf, findOption, firstOption, pickOption } from "./pick-payment.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestCoupon, RequestItem } from "./request-sum-schema.ts";
import { type SummedContent, sumInputOf } from "./request-sum.ts";
import type { ChosenItem, SaleChoices } from "./sale-choices-schema.ts";

/** An extra item or a service that the distributor offers. */
export interface OfferedItem {
  id: string;
  name: string;
  priceCents: number;
}

/** The distributor's offers, and the facts of the named coupon. */
export interface SaleOffers {
  extraItems: readonly OfferedItem[];
  services: readonly OfferedItem[];
  methods: readonly PaymentMethod[];
  coupon: Coupon | null;
  couponUses: { total: number; byIntegrator: number };
}

/** The offers of a distributor without extra items and services, who sells by Pix. */
export const NO_OFFERS: SaleOffers = {
  extraItems: [],
  services: [],
  methods: [],
  coupon: null,
  couponUses: { total: 0, byIntegrator: 0 },
};

/** The buyer's facts that the sum depends on. */
export interface SaleBuyer {
  limits: ModifierLimits;
  defaultDiscountPct: string | null;
  groupId: string | null;
  /** The purchase types that the items require. */
  ways: readonly PurchaseType[];
  /** Calendar day in the distributor's time zone. */
  today: string;
}

/** The rights of a person who may not change prices. */
export const NO_RIGHTS: Pick<SaleBuyer, "limits" | "defaultDiscountPct" | "groupId"> = {
  limits: { increasePct: null, decreasePct: null },
  defaultDiscountPct: null,
  groupId: null,
};

/** The priced parts of a sale: lines, extra items, services and freight. */
export type SaleParts = Pick<SummedContent, "lines" | "extraItems" | "services" | "freights">;

export interface PricedChoices {
  content: SummedContent;
  sum: Sum;
  method: OfferedMethod | null;
  /** Payment methods for the total before a condition. */
  options: readonly OfferedMethod[];
}

/** Why a choice does not count. */
export interface SaleProblems {
  /** `on` is the coupon's first or last day. */
  coupon: { reason: CouponRefusal; limitCents?: number; on: string | null } | null;
  modifier: { code: "DISCOUNT_ABOVE_LIMIT" | "INCREASE_ABOVE_LIMIT"; limitPct: string } | null;
}

/** Chosen items at the distributor's prices.
 *  @throws DomainError NOT_FOUND for an item that is not offered, or no longer */
export function takeOffered(
  entity: "extraItem" | "serviceItem",
  chosen: readonly ChosenItem[],
  offered: readonly OfferedItem[],
): RequestItem[] {
  return chosen.map(({ id, amount }) => {
    const found = offered.find((one) => one.id === id);
    if (found === undefined) throw new DomainError("NOT_FOUND", { entity, id });
    const { name, priceCents } = found;
    return { id, name, amount, unitPriceCents: priceCents, totalCents: priceCents * amount };
  });
}

/** Which number of the invoice the buyer may type, and what was typed.
 *  @source decision on `editableInvoce` */
export function invoiceChoiceOf(
  { chargeType, companyServiceCents = 0, invoiceCents }: Partial<SaleChoices>,
  { editableInvoce, companyEditableInvoce }: PriceRulesSettings,
): InvoiceChoice {
  const editable = chargeType === "company" ? companyEditableInvoce : editableInvoce;
  return { editable, companyServiceCents, invoiceCents: invoiceCents ?? null };
}

interface Settling {
  parts: SaleParts;
  choices: SaleChoices;
  offers: SaleOffers;
  buyer: SaleBuyer;
  settings: PriceRulesSettings;
}

/** The sum of a sale. Every choice must hold: a modifier within the limits, a valid coupon, a payment condition offered
 *  for the total.
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, NOT_FOUND for a payment method */
export function priceSale({ parts, choices, offers, buyer, settings }: Settling): PricedChoices {
  const plain = plainContent({ parts, choices, buyer, settings });
  const { subtotalCents } = calculateSum(sumInputOf(plain));
  assertWithinLimits(choices.valueModifier, { limits: buyer.limits, subtotalCents });
  const reduced = { ...plain, coupon: couponFor({ choices, offers, buyer, subtotalCents }) };
  const before = calculateSum(sumInputOf(reduced));
  const options = paymentOptions(offers.methods, before.totalCents);
  const picked = choices.payment === null ? null : pickOption(options, choices.payment);
  const content = { ...reduced, payment: { condition: conditionOf(picked?.option ?? null) } };
  return { content, options, method: picked?.method ?? null, sum: calculateSum(sumInputOf(content)) };
}

/** The sum of a sale while the buyer is still choosing. A choice that does not hold is left out, with the reason. */
export function previewSale(settling: Settling): PricedChoices & { problems: SaleProblems } {
  const { parts, offers, buyer, settings } = settling;
  let { choices } = settling;
  const problems: SaleProblems = { coupon: null, modifier: null };
  const { subtotalCents } = calculateSum(sumInputOf(plainContent({ parts, choices, buyer, settings })));
  try {
    assertWithinLimits(choices.valueModifier, { limits: buyer.limits, subtotalCents });
  } catch (error) {
    if (!isDomainError(error, "DISCOUNT_ABOVE_LIMIT") && !isDomainError(error, "INCREASE_ABOVE_LIMIT"))
      throw error;
    problems.modifier = { code: error.code, limitPct: error.details.limitPct };
    choices = { ...choices, valueModifier: NO_MODIFIER };
  }
  if (choices.coupon !== undefined) {
    const refusal = couponRefusal(offers.coupon, purchaseOf({ offers, buyer, subtotalCents }));
    if (refusal !== null) {
      const { startsOn = null, endsOn = null } = offers.coupon ?? {};
      problems.coupon = { ...refusal, on: refusal.reason === "notYet" ? startsOn : endsOn };
      choices = { ...choices, coupon: undefined };
    }
  }
  const settled = priceSale({ ...settling, choices: { ...choices, payment: null } });
  const picked = choices.payment === null ? null : findOption(settled.options, choices.payment);
  const first = picked ?? firstOption(settled.options);
  const content = { ...settled.content, payment: { condition: conditionOf(first?.option ?? null) } };
  return {
    ...settled,
    problems,
    content,
    method: first?.method ?? null,
    sum: calculateSum(sumInputOf(content)),
  };
}

function plainContent({ parts, choices, buyer, settings }: Omit<Settling, "offers">): SummedContent {
  return {
    ...parts,
    valueModifier: choices.valueModifier,
    defaultDiscountPct: buyer.defaultDiscountPct,
    coupon: null,
    invoice: invoiceChoiceOf(choices, settings),
    payment: { condition: null },
  };
}

function purchaseOf({
  offers,
  buyer,
  subtotalCents,
}: Pick<Settling, "offers" | "buyer"> & { subtotalCents: number }) {
  const { ways, groupId, today } = buyer;
  return { subtotalCents, ways, groupId, today, uses: offers.couponUses };
}

function couponFor({
  choices,
  offers,
  buyer,
  subtotalCents,
}: Omit<Settling, "parts" | "settings"> & { subtotalCents: number }): RequestCoupon | null {
  if (choices.coupon === undefined) return null;
  const { coupon } = offers;
  assertCouponApplies(choices.coupon, coupon, purchaseOf({ offers, buyer, subtotalCents }));
  const { id, code, kind, amountCents, percent, maximumCents } = coupon;
  return { id, code, kind, amountCents, percent, maximumCents };
}

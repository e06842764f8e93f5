import { downPaymentOf, planInstallments } from "#domain/pricing/payment-condition.ts";
import { addMonths } from "#domain/shared/calendar.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { AgreedPayment } from "./charge.ts";

const DAY_MS = 86_400_000;

/** Installments of a card, as its payer is told before paying. */
export interface CardPlan {
  count: number;
  eachCents: Cents;
  /** What they cost over paying at once, a year: a percentage with two decimals (CET); null where they cost nothing. */
  annualCostPct: string | null;
}

/** Installments in which what is open of an order is paid by credit card; null for other methods, and for one installment.
 *  @param order.dueCents - what is left of its total, of which a down payment is paid at once
 *  @param order.openCents - what of it is still to be paid
 *  @param order.totals - of its newest version, with the part that the payment condition adds
 *  @param today - calendar day on which it is paid; the first installment is a month later
 *  @example cardPlanOf({ dueCents: 12_000, openCents: 12_000, payment, totals }, "2026-12-01") // { count: 12, eachCents: 1_000, … } */
export function cardPlanOf(
  {
    dueCents,
    openCents,
    payment: { type, condition },
    totals: { totalCents, paymentConditionCents },
  }: {
    dueCents: Cents;
    openCents: Cents;
    payment: AgreedPayment;
    totals: { totalCents: Cents; paymentConditionCents: Cents };
  },
  today: string,
): CardPlan | null {
  const count = condition?.quantityOfInstallments ?? 1;
  if (type !== "credito" || count <= 1 || totalCents <= 0) return null;
  const downCents = downPaymentOf(dueCents, condition);
  const restCents = dueCents - downCents;
  const lentCents = Math.min(openCents, restCents);
  if (lentCents <= 0) return null;
  const installments = planInstallments(lentCents, count);
  // What was returned takes its part of the increase with it, and so does what is paid; what is paid at once is not lent.
  const cashOfRest = (dueCents * (totalCents - paymentConditionCents)) / totalCents - downCents;
  const cashCents = (cashOfRest * lentCents) / restCents;
  const annual = annualCostPct(cashCents, installments, today);
  return { count, eachCents: installments[0] ?? 0, annualCostPct: annual };
}

/** Annual rate at which installments are worth what is paid at once, by calendar days, with two decimals; null where they
 *  come to no more.
 *  @param installments - paid a month after `day`, two months after it, and so on
 *  @source Resolution CMN 4.881/2020: V = Σ payment / (1 + CET)^(days / 365)
 *  @example annualCostPct(1_000_000, Array.from({ length: 12 }, () => 96_547), "2026-12-01") // "32.04" */
export function annualCostPct(cashCents: number, installments: readonly Cents[], day: string): string | null {
  if (cashCents <= 0 || installments.reduce((sum, one) => sum + one, 0) <= Math.ceil(cashCents)) return null;
  const start = Date.parse(day);
  const years = installments.map(
    (_, index) => (Date.parse(addMonths(day, index + 1)) - start) / DAY_MS / 365,
  );
  const worthAt = (rate: number) =>
    installments.reduce((sum, cents, index) => sum + cents / (1 + rate) ** (years[index] ?? 0), 0);
  let [low, high] = [0, 1];
  while (worthAt(high) > cashCents && high < 1e6) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > cashCents) low = middle;
    else high = middle;
  }
  return (high * 100).toFixed(2);
}

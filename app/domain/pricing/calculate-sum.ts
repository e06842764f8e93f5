import Big from "big.js";
import { type Cents, roundHalfUp, sumCents } from "#domain/shared/money.ts";
import { couponCents } from "./coupon-reduction.ts";
import { invoiceValue } from "./invoice-value.ts";
import { lineTotal } from "./line-total.ts";
import { installmentsOf, underPaymentCondition } from "./payment-condition.ts";
import type { ExplainedAmount, PriceExplanation } from "./price-explanation.ts";
import type { Sum, SumInput, SumItem, SumLine, SummedItem } from "./sum.ts";
import { exactPartCents, isNothing, type ModifierPart } from "./value-modifier.ts";

/** The total of a purchase with every step that leads to it, in this order: subtotal of lines, extra items and
 *  services; increase; decrease; coupon; freight; payment condition; the integrator's own service. Each step is rounded
 *  half up to the cent, explained, and never below zero.
 *  @throws DomainError INVALID_NUMBER, INVALID_MONEY
 *  @source decision on the order of the sum */
export function calculateSum(input: SumInput): Sum {
  const explain: PriceExplanation[] = [];
  const lines = input.lines.map((line) => sumLine(line, explain));
  const extraItems = input.extraItems.map((item) => sumItem("extraItem", item, explain));
  const services = input.services.map((item) => sumItem("service", item, explain));
  const freights = input.freights.map((item) => sumItem("freight", item, explain));
  const itemsCents = {
    product: totalOf(lines),
    extraItem: totalOf(extraItems),
    service: totalOf(services),
    freight: totalOf(freights),
  };
  const { freight, ...withoutFreight } = itemsCents;
  const subtotalCents = sumCents(Object.values(withoutFreight));
  explain.push({
    amount: "subtotal",
    rule: "lines + extraItems + services",
    inputs: withoutFreight,
    resultCents: subtotalCents,
  });
  const reduced = reduceSubtotal(input, subtotalCents, explain);
  const beforeConditionCents = reduced.subtotalWithModifierCents + freight;
  const totalCents = addCondition(input, beforeConditionCents, explain);
  const invoice = invoiceValue(totalCents, input.invoice);
  explain.push(
    {
      amount: "total",
      rule: "subtotalWithModifier + freight + paymentCondition",
      inputs: {
        subtotalWithModifierCents: reduced.subtotalWithModifierCents,
        freightCents: freight,
        paymentConditionCents: totalCents - beforeConditionCents,
      },
      resultCents: totalCents,
    },
    {
      amount: "invoice",
      rule: "total + companyService",
      inputs: { totalCents, companyServiceCents: invoice.companyServiceCents },
      resultCents: invoice.invoiceCents,
    },
  );
  return {
    ...{ lines, extraItems, services, freights, itemsCents, subtotalCents },
    ...reduced,
    paymentConditionCents: totalCents - beforeConditionCents,
    totalCents,
    installmentsCents: installmentsOf(totalCents, input.paymentCondition),
    ...invoice,
    explain,
  };
}

function sumLine(line: SumLine, explain: PriceExplanation[]): SummedItem {
  const { id, unitPriceCents, amount, freeAmount } = line;
  const totalCents = lineTotal(line);
  const inputs = { unitPriceCents, amount, freeAmount };
  explain.push({
    amount: "line",
    subjectId: id,
    rule: "unitPrice × (amount − freeAmount)",
    inputs,
    resultCents: totalCents,
  });
  return { id, totalCents };
}

function sumItem(
  amount: "extraItem" | "service" | "freight",
  item: SumItem,
  explain: PriceExplanation[],
): SummedItem {
  const priceCents = sumCents([lineTotal({ ...item, freeAmount: 0 })]);
  const { increase, decrease } = item.valueModifier;
  const more = roundHalfUp(exactPartCents(priceCents, increase));
  const less = roundHalfUp(exactPartCents(priceCents + more, decrease));
  const totalCents = Math.max(0, priceCents + more - less);
  explain.push({
    amount,
    subjectId: item.id,
    rule: "unitPrice × amount + increase − decrease",
    inputs: {
      unitPriceCents: item.unitPriceCents,
      amount: item.amount,
      increaseCents: more,
      decreaseCents: less,
    },
    resultCents: totalCents,
  });
  return { id: item.id, totalCents };
}

/** Subtotal after increase, decrease and coupon. The role's default discount applies when the decrease is zero. */
function reduceSubtotal(
  { valueModifier, defaultDiscountPct, coupon }: SumInput,
  subtotalCents: Cents,
  explain: PriceExplanation[],
): Pick<Sum, "increaseCents" | "decreaseCents" | "couponCents" | "subtotalWithModifierCents"> {
  const increaseCents = explainPart("increase", subtotalCents, valueModifier.increase, explain);
  const increased = subtotalCents + increaseCents;
  const isDefault = defaultDiscountPct !== null && isNothing(valueModifier.decrease);
  const decrease: ModifierPart = isDefault
    ? { type: "percentage", amount: defaultDiscountPct }
    : valueModifier.decrease;
  const decreaseCents = Math.min(
    increased,
    explainPart("decrease", increased, decrease, explain, isDefault ? "defaultDiscount" : undefined),
  );
  const decreased = increased - decreaseCents;
  const offCents = coupon === null ? 0 : couponCents(decreased, coupon);
  if (coupon !== null) {
    explain.push({
      amount: "coupon",
      rule: coupon.kind,
      inputs: { code: coupon.code, ofCents: decreased, value: coupon.percent ?? coupon.amountCents ?? 0 },
      resultCents: offCents,
    });
  }
  return {
    increaseCents,
    decreaseCents,
    couponCents: offCents,
    subtotalWithModifierCents: decreased - offCents,
  };
}

function explainPart(
  amount: ExplainedAmount,
  priceCents: Cents,
  part: ModifierPart,
  explain: PriceExplanation[],
  rule: string = part.type,
): Cents {
  const exact = exactPartCents(priceCents, part);
  const resultCents = roundHalfUp(exact);
  if (isNothing(part)) return resultCents;
  explain.push({
    amount,
    rule,
    inputs: { ofCents: priceCents, value: part.amount },
    exactCents: exact.toFixed(),
    resultCents,
  });
  return resultCents;
}

function addCondition(
  { paymentCondition }: SumInput,
  beforeCents: Cents,
  explain: PriceExplanation[],
): Cents {
  if (paymentCondition === null) return beforeCents;
  const exact = underPaymentCondition(beforeCents, paymentCondition);
  const totalCents = roundHalfUp(exact);
  const { name, conditionType, modifierType, value } = paymentCondition;
  explain.push({
    amount: "paymentCondition",
    rule: `${conditionType} ${modifierType}`,
    inputs: { name, ofCents: beforeCents, value },
    exactCents: new Big(exact).minus(beforeCents).toFixed(),
    resultCents: totalCents - beforeCents,
  });
  return totalCents;
}

function totalOf(items: readonly SummedItem[]): Cents {
  return sumCents(items.map(({ totalCents }) => totalCents));
}

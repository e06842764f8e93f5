import { fill } from "#copy/shared/fill.ts";
import { CONDITION_TEXTS as TEXTS, PAYMENT_FORM_WORDS as WORDS } from "#copy/payment-methods.ts";
import { type ConditionRow, toConditionInput } from "#domain/payment-methods/payment-method-form.ts";
import type { StoredCondition } from "#domain/payment-methods/payment-method.ts";
import { amountsUnder } from "#domain/payment-methods/payment-options.ts";
import { downPaymentIn } from "#domain/pricing/down-payment.ts";
import type { PaymentCondition } from "#domain/pricing/payment-condition.ts";
import { formatCents, formatNumber, formatPct } from "#domain/shared/format.ts";
import { comparePct, isPct } from "#domain/shared/percent.ts";

const MAX_INSTALLMENTS = 120;

/** A condition in words: "10× · acréscimo de 9,99% do resultado · a partir de R$ 3.000,00". */
export function conditionText(condition: StoredCondition): string {
  const { quantityOfInstallments: count, minimumCents } = condition;
  const { downPaymentPct } = condition;
  return [
    ...(downPaymentPct === "0" ? [] : [fill(TEXTS.downPayment, { pct: formatPct(downPaymentPct) })]),
    ...(count === 1 ? [] : [fill(TEXTS.installments, { count: String(count) })]),
    effectText(condition),
    ...(minimumCents === 0 ? [] : [fill(TEXTS.from, { minimum: formatCents(minimumCents) })]),
  ].join(" · ");
}

function effectText({ value, conditionType, modifierType }: PaymentCondition): string {
  if (comparePct(value, "0") === 0) return TEXTS.none;
  const amount =
    modifierType === "fixed" ? formatCents(Math.round(Number(value) * 100)) : formatPct(value, 4);
  const told = modifierType === "percentage-reversed" ? fill(TEXTS.reversed, { value: amount }) : amount;
  return fill(TEXTS[conditionType], { value: told });
}

/** The example total under an unsaved condition, or a message while the condition is invalid. */
export function exampleText(row: ConditionRow, totalCents: number): string {
  const condition = readable(row);
  if (condition === null) return WORDS.exampleMissing;
  const total = formatCents(totalCents);
  if (totalCents < condition.minimumCents) {
    return fill(WORDS.exampleBelow, { total, minimum: formatCents(condition.minimumCents) });
  }
  const { totalCents: sum, installmentsCents } = amountsUnder(totalCents, condition);
  const [first = 0] = installmentsCents;
  const last = installmentsCents.at(-1) ?? first;
  const count = installmentsCents.length;
  const downCents = downPaymentIn({ totalCents: sum, installmentsCents });
  return [
    fill(downCents === 0 ? WORDS.example : WORDS.exampleDown, {
      ...{ total, count: formatNumber(count), each: formatCents(first), down: formatCents(downCents) },
    }),
    ...(last === first ? [] : [fill(WORDS.exampleLast, { last: formatCents(last) })]),
    ...(count === 1 && downCents === 0 ? [] : [fill(WORDS.exampleSum, { sum: formatCents(sum) })]),
  ].join(" · ");
}

function readable(row: ConditionRow): (PaymentCondition & { minimumCents: number }) | null {
  const { value, quantityOfInstallments, downPaymentPct, minimumCents, name } = toConditionInput(row);
  const conditionType = row.conditionType === "decrease" ? "decrease" : "increase";
  const modifierType =
    row.modifierType === "fixed" || row.modifierType === "percentage-reversed"
      ? row.modifierType
      : "percentage";
  const isCount = quantityOfInstallments >= 1 && quantityOfInstallments <= MAX_INSTALLMENTS;
  if (!isPct(value) || comparePct(value, "0") < 0 || !isCount || !(minimumCents >= 0)) return null;
  const isOpen = modifierType === "percentage-reversed" && conditionType === "increase";
  if (!isPct(downPaymentPct) || comparePct(downPaymentPct, "0") < 0 || comparePct(downPaymentPct, "100") >= 0)
    return null;
  if (modifierType !== "fixed" && comparePct(value, "100") >= (isOpen ? 0 : 1)) return null;
  return {
    ...{ name, value, conditionType, modifierType, quantityOfInstallments, downPaymentPct },
    minimumCents,
  };
}

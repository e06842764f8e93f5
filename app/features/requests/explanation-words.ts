import { fill } from "#copy/shared/fill.ts";
import {
  CENT_INPUTS,
  EXPLAINED_AMOUNT_LABELS,
  PRICE_EXPLANATION_TEXTS as TEXTS,
  PRICE_INPUT_LABELS,
  PRICE_RULE_LABELS,
  QUIET_INPUTS,
} from "#copy/pricing/price-explanation.ts";
import type { VisibleRequestContent } from "#domain/requests/visible-request-schema.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

export type ExplainedStep = VisibleRequestContent["explain"][number];

/** A step of an explanation, in words. */
export interface StepWords {
  amount: string;
  rule: string;
  /** The inputs in short form; empty where the rule tells everything. */
  inputs: string;
  /** The amount before rounding; null when rounding changed nothing. */
  exact: string | null;
  result: string;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Inputs of a freight that its sentence already tells. */
const TOLD_OF_FREIGHT = ["source", "ruleName", "amount", "units"];

/** The steps to show. A calculated freight is not repeated as price × quantity. */
export function stepsToRead(explain: readonly ExplainedStep[]): ExplainedStep[] {
  const found = explain.find((step) => isFreight(step));
  return explain.filter(
    ({ amount, resultCents }) => amount !== "freight" || found?.resultCents !== resultCents,
  );
}

/** A step in words: subject, rule, inputs and result. */
export function stepWords(step: ExplainedStep): StepWords {
  const { amount, rule, rulesVersion = 0, exactCents, resultCents } = step;
  const name = PRICE_RULE_LABELS[rule] ?? rule;
  const isRounded = exactCents !== undefined && Number(exactCents) !== resultCents;
  return {
    amount: isFreight(step) ? EXPLAINED_AMOUNT_LABELS.freight : EXPLAINED_AMOUNT_LABELS[amount],
    rule: rulesVersion > 0 ? fill(TEXTS.ofVersion, { rule: name, version: String(rulesVersion) }) : name,
    inputs: [...freightWords(step), ...inputWords(step)].join(" · "),
    exact: isRounded ? exactText(exactCents) : null,
    result: formatCents(resultCents),
  };
}

function isFreight({ amount, rule }: ExplainedStep): boolean {
  return amount === "basePrice" && rule.startsWith("freight:");
}

/** @example freightWords(step) // ["Goiânia", "R$ 45,00 × 5,1 kWp"] */
function freightWords(step: ExplainedStep): string[] {
  const { source, ruleName, amount, units } = step.inputs;
  if (!isFreight(step)) return [];
  const place = [ruleName ?? TEXTS.freightSources[String(source)]].filter((one) => one !== undefined);
  const unit = TEXTS.freightUnits[step.rule];
  if (amount === undefined || units === undefined || unit === undefined) return place.map(String);
  const price = `R$ ${formatNumber(String(amount), { minDecimals: 2, maxDecimals: 4 })}`;
  return [...place.map(String), `${price} × ${formatNumber(String(units), { maxDecimals: 3 })} ${unit}`];
}

function inputWords(step: ExplainedStep): string[] {
  return Object.entries(step.inputs).flatMap(([key, value]) => {
    const isSilent =
      (isFreight(step) && TOLD_OF_FREIGHT.includes(key)) ||
      (QUIET_INPUTS.includes(key) && (value === 0 || value === "0"));
    return isSilent ? [] : [`${PRICE_INPUT_LABELS[key] ?? key}: ${inputText(step.rule, key, value)}`];
  });
}

function inputText(rule: string, key: string, value: string | number): string {
  const isCents = key.endsWith("Cents") || CENT_INPUTS.includes(key);
  if (typeof value === "number" && (isCents || key === "value")) return formatCents(value);
  if (key === "roadTenthsOfKm") return `${formatNumber(Number(value) / 10)} km`;
  if (value === "true" || value === "false") return value === "true" ? TEXTS.yes : TEXTS.no;
  const text = String(value);
  if (!DECIMAL.test(text)) return text;
  if (key === "percentage") return `${formatNumber(text)}%`;
  if (key !== "value") return formatNumber(text, { maxDecimals: 3 });
  return rule.endsWith("fixed") ? `R$ ${formatNumber(text, { minDecimals: 2 })}` : `${formatNumber(text)}%`;
}

/** Cents before rounding, in reais with all decimals. */
function exactText(exactCents: string): string {
  return `R$ ${formatNumber(Number(exactCents) / 100, { minDecimals: 2, maxDecimals: 6 })}`;
}

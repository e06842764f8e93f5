import Big from "big.js";
import type { PriceExplanation } from "#domain/pricing/price-explanation.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { lineTotal } from "#domain/pricing/line-total.ts";
import type { Cents } from "#domain/shared/money.ts";
import { type FreightToday, withFreightToday } from "./freight-today.ts";
import type { PriceDrift } from "./price-drift-schema.ts";
import { resumContent } from "../requests/resum-content.ts";

/** Today's unit price of a line. */
export interface PriceToday {
  basePriceCents: Cents;
  unitPriceCents: Cents;
  explain: readonly PriceExplanation[];
}

/** Today's prices of the lines that are still for sale, by option. */
export interface LinesToday {
  lines: ReadonlyMap<string, PriceToday>;
  rulesVersion: number;
}

/** Today's prices of lines and freight. */
export interface PricesToday extends LinesToday {
  freight: FreightToday;
}

/** A content at today's prices. Modifier, coupon, condition and everything else that was agreed stays; a line that is
 *  no longer for sale keeps its price. */
export function repriceContent(content: RequestContent, prices: PricesToday): RequestContent {
  const lines = content.lines.map((line) => {
    const today = prices.lines.get(line.itemId);
    if (today === undefined) return line;
    const { basePriceCents, unitPriceCents } = today;
    return {
      ...line,
      basePriceCents,
      unitPriceCents,
      totalCents: lineTotal({ ...line, unitPriceCents }),
    };
  });
  return resumContent(content, {
    ...withFreightToday(content, prices.freight),
    lines,
    totals: { ...content.totals, freightCents: prices.freight.priceCents },
    rulesVersion: prices.rulesVersion,
    explain: toStoredExplanations([...prices.lines.values()].flatMap(({ explain }) => explain)),
  });
}

/** The price changes between a content and the same content at today's prices. */
export function comparePrices(
  before: RequestContent,
  after: RequestContent,
  { today, thresholdPct }: { today: PricesToday; thresholdPct: string },
): PriceDrift {
  const move = (of: (totals: RequestContent["totals"]) => Cents) => ({
    fromCents: of(before.totals),
    toCents: of(after.totals),
  });
  return {
    lines: before.lines.map((line, at) => ({
      id: line.itemId,
      name: line.name,
      amount: line.amount,
      fromCents: line.totalCents,
      toCents: after.lines[at]?.totalCents ?? line.totalCents,
      onSale: today.lines.has(line.itemId),
    })),
    freight: { ...move(({ freightCents }) => freightCents), kept: today.freight.kept },
    other: move(({ totalCents, itemsCents, freightCents }) => totalCents - itemsCents - freightCents),
    total: move(({ totalCents }) => totalCents),
    thresholdPct,
  };
}

/** Whether a total changed by more than a percentage. Any change from zero is more.
 *  @example movesBeyond({ fromCents: 100_000, toCents: 102_000 }, "2") // false
 *  @example movesBeyond({ fromCents: 100_000, toCents: 102_001 }, "2") // true */
export function movesBeyond(
  { fromCents, toCents }: { fromCents: Cents; toCents: Cents },
  thresholdPct: string,
): boolean {
  return new Big(toCents).minus(fromCents).abs().times(100).gt(new Big(thresholdPct).times(fromCents));
}

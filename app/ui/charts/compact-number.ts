import { CHART_TEXTS } from "#copy/ui/charts.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

const UNITS = [
  [1e9, CHART_TEXTS.billion],
  [1e6, CHART_TEXTS.million],
  [1e3, CHART_TEXTS.thousand],
] as const;

/** A number in few characters, for axes and labels.
 *  @example formatCompact(48_730) // "48,7 mil" */
export function formatCompact(value: number): string {
  const unit = UNITS.find(([size]) => Math.abs(value) >= size);
  if (unit === undefined) return formatNumber(value, { maxDecimals: 2 });
  const scaled = value / unit[0];
  return `${formatNumber(scaled, { maxDecimals: Math.abs(scaled) >= 100 ? 0 : 1 })}\u00a0${unit[1]}`;
}

/** Money in few characters: without cents from one thousand reais on.
 *  @example formatCompactCents(4_873_000) // "R$ 48,7 mil" */
export function formatCompactCents(cents: number): string {
  if (Math.abs(cents) < 100_000) return formatCents(cents).replace(/,00$/, "");
  return `${cents < 0 ? "-" : ""}R$\u00a0${formatCompact(Math.abs(cents) / 100)}`;
}

import { BY_UNIT, UNIT_NAMES } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PeriodParts } from "#domain/dashboard/dashboard-schema.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { formatCompact, formatCompactCents } from "#app/ui/charts/compact-number.ts";
import { LineChart } from "#app/ui/charts/line-chart.tsx";
import { partLabel } from "./period-text.ts";

interface PartsProps {
  parts: PeriodParts;
  /** `{unit}` is replaced by the unit of the parts, as in "por semana". */
  title: `${string}{unit}${string}`;
  /** Name of the only series. */
  name: string;
  emptyText: string;
}

function partsOf({ parts: { unit, items }, title, name, emptyText }: PartsProps) {
  const isEmpty = items.every(({ count }) => count === 0);
  return {
    title: fill(title, { unit: BY_UNIT[unit] }),
    categoryName: UNIT_NAMES[unit],
    categories: isEmpty ? [] : items.map(({ from }) => partLabel(from, unit)),
    name,
    emptyText,
  };
}

/** Value of each part of the period; the number of requests where prices are not shown. */
export function ValueChart({ countTitle, ...props }: PartsProps & { countTitle: PartsProps["title"] }) {
  const { items } = props.parts;
  const showsPrices = items.every(({ totalCents }) => totalCents !== null);
  if (!showsPrices) {
    const { name, ...chart } = partsOf({ ...props, title: countTitle });
    return (
      <BarChart
        {...chart}
        series={[{ name, values: items.map(({ count }) => count) }]}
        format={(value) => formatNumber(value)}
        minStep={1}
      />
    );
  }
  const { name, ...chart } = partsOf(props);
  return (
    <BarChart
      {...chart}
      series={[{ name, values: items.map(({ totalCents }) => totalCents) }]}
      format={formatCents}
      formatShort={formatCompactCents}
    />
  );
}

/** Power of each part of the period. */
export function PowerChart(props: PartsProps) {
  const { name, ...chart } = partsOf(props);
  return (
    <LineChart
      {...chart}
      series={[{ name, values: props.parts.items.map(({ powerW }) => powerW) }]}
      format={formatPowerKwp}
      formatShort={(watts) => `${formatCompact(watts / 1000)} kWp`}
    />
  );
}

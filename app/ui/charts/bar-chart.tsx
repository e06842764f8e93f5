import "./charts.css";
import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { ChartPlot } from "./chart-plot.tsx";
import { heightPct, niceTicks } from "./chart-scale.ts";

/** Number of bars up to which each shows its value. */
const MOST_VALUES = 12;
/** Share of a category's width that its bars take. */
const BAR_SHARE = 0.62;

/** Vertical bars: one for each series, side by side or stacked. */
export function BarChart({ stacked = false, ...chart }: ChartProps & { stacked?: boolean }) {
  const { categories, series, format, formatShort = format, minStep } = chart;
  const bars = stacked ? stackedBars(chart) : groupedBars(chart);
  const ticks = niceTicks(
    bars.flatMap(({ from, to }) => [from, to]),
    minStep,
  );
  const room = 100 / categories.length;
  const across = stacked ? 1 : series.length;
  const width = (room * BAR_SHARE) / across;
  const showsValues = categories.length <= MOST_VALUES && series.length === 1;
  return (
    <ChartFrame chart={chart}>
      <ChartPlot chart={chart} ticks={ticks}>
        {bars.map(({ category, place, from, to }) => {
          const top = heightPct(Math.max(from, to), ticks);
          const height = top - heightPct(Math.min(from, to), ticks);
          const x = category * room + (room * (1 - BAR_SHARE)) / 2 + (stacked ? 0 : place * width);
          return (
            <g key={`${String(category)} ${String(place)}`}>
              <rect
                className="app-chart__bar"
                data-series={place + 1}
                x={`${x}%`}
                y={`${100 - top}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx={stacked ? 0 : 3}
              />
              {showsValues && to !== 0 && (
                <text className="app-chart__value" x={`${x + width / 2}%`} y={`${100 - top}%`} dy={-6}>
                  {formatShort(to)}
                </text>
              )}
            </g>
          );
        })}
      </ChartPlot>
    </ChartFrame>
  );
}

interface Bar {
  category: number;
  /** Index of the series. */
  place: number;
  from: number;
  to: number;
}

function groupedBars({ categories, series }: ChartProps): Bar[] {
  return categories.flatMap((_, category) =>
    series.map(({ values }, place) => ({ category, place, from: 0, to: values[category] ?? 0 })),
  );
}

/** Stacks each series on those before it. */
function stackedBars({ categories, series }: ChartProps): Bar[] {
  return categories.flatMap((_, category) => {
    let reached = 0;
    return series.map(({ values }, place) => {
      const from = reached;
      reached += values[category] ?? 0;
      return { category, place, from, to: reached };
    });
  });
}

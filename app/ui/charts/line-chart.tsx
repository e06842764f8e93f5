import "./charts.css";
import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { ChartPlot } from "./chart-plot.tsx";
import { heightPct, niceTicks } from "./chart-scale.ts";

/** Lines over the categories, with gaps at missing values; a single value is a dot. */
export function LineChart(chart: ChartProps) {
  const { categories, series, minStep } = chart;
  const ticks = niceTicks(
    series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    minStep,
  );
  const pointAt = (value: number, index: number) => ({
    x: ((index + 0.5) / categories.length) * 100,
    y: 100 - heightPct(value, ticks),
  });
  return (
    <ChartFrame chart={chart}>
      <ChartPlot chart={chart} ticks={ticks}>
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map(({ name, values }, place) => (
            <path
              key={name}
              className="app-chart__line"
              data-series={place + 1}
              d={linePath(values, pointAt)}
            />
          ))}
        </svg>
        {series.map(({ name, values }, place) =>
          values.map((value, index) => {
            if (value === null) return null;
            const { x, y } = pointAt(value, index);
            return (
              <circle
                key={`${name} ${String(index)}`}
                className="app-chart__dot"
                data-series={place + 1}
                cx={`${x}%`}
                cy={`${y}%`}
                r={3}
              />
            );
          }),
        )}
      </ChartPlot>
    </ChartFrame>
  );
}

/** SVG path through the values, with a gap at each missing one.
 *  @example linePath([1, null, 2], (y, x) => ({ x, y })) // "M0 1M2 2" */
export function linePath(
  values: readonly (number | null)[],
  pointAt: (value: number, index: number) => { x: number; y: number },
): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const { x, y } = pointAt(value, index);
      const goesOn = index > 0 && values[index - 1] !== null;
      return `${goesOn ? "L" : "M"}${x} ${y}`;
    })
    .join("");
}

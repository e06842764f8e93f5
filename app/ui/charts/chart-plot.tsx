import "./charts.css";
import type { ReactNode } from "react";
import { type ChartProps, formatOr } from "./chart-frame.tsx";
import { heightPct, labelStep } from "./chart-scale.ts";

/** Number of labels below a chart, at most, on wide and narrow screens. */
const MOST_LABELS = { wide: 16, narrow: 5 };
/** Length from which a label takes the width of two, such as a full date. */
const LONG_LABEL = 8;

/** Axes, grid and labels around a chart's drawing. Positions are in percent, so that the chart fits any width
 *  while text keeps its size. */
export function ChartPlot({
  chart,
  ticks,
  children,
}: {
  chart: ChartProps;
  ticks: readonly number[];
  children: ReactNode;
}) {
  const { categories, format, formatShort = format } = chart;
  return (
    <div className="app-chart__plot">
      <div className="app-chart__ticks">
        {ticks.map((tick) => (
          <span key={tick}>{formatShort(tick)}</span>
        ))}
      </div>
      <svg className="app-chart__canvas" width="100%" height="100%" focusable="false">
        {ticks.map((tick) => {
          const y = `${100 - heightPct(tick, ticks)}%`;
          return (
            <line
              key={tick}
              className="app-chart__grid"
              data-zero={tick === 0}
              x1="0"
              x2="100%"
              y1={y}
              y2={y}
            />
          );
        })}
        {children}
        {categories.map((category, index) => (
          <rect
            key={`${String(index)} ${category}`}
            className="app-chart__hover"
            x={`${(index / categories.length) * 100}%`}
            y="0"
            width={`${100 / categories.length}%`}
            height="100%"
          >
            <title>{describe(chart, index)}</title>
          </rect>
        ))}
      </svg>
      <CategoryLabels categories={categories} />
    </div>
  );
}

/** Labels below the columns. Labels without enough width are left out, except for the first. */
function CategoryLabels({ categories }: { categories: readonly string[] }) {
  const room = categories.some(({ length }) => length > LONG_LABEL) ? 2 : 1;
  const wide = labelStep(categories.length, MOST_LABELS.wide / room);
  const narrow = labelStep(categories.length, MOST_LABELS.narrow / room);
  return (
    <div className="app-chart__labels">
      {categories.map((category, index) => (
        <span
          key={`${String(index)} ${category}`}
          data-wide={index % wide === 0}
          data-narrow={index % narrow === 0}
        >
          <span>{category}</span>
        </span>
      ))}
    </div>
  );
}

/** Tooltip of a category. */
function describe({ categories, series, format }: ChartProps, index: number): string {
  const values = series.map(({ name, values }) => `${name}: ${formatOr(values[index], format)}`);
  return [categories[index] ?? "", ...values].join("\n");
}

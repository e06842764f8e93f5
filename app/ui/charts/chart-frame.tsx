import "./charts.css";
import { type ReactNode, useId } from "react";
import { CHART_TEXTS } from "#copy/ui/charts.ts";

/** One row of numbers, one for each category; null where there is none. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** What the chart shows; also the table's caption. */
  title: string;
  /** A line below the title. */
  hint?: string;
  /** Heading of the table's first column: "Semana". */
  categoryName: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** A value in full, for the table. */
  format: (value: number) => string;
  /** A value in few characters, for the axis; `format` unless given. */
  formatShort?: (value: number) => string;
  /** Smallest step of the axis: 1 for what comes in whole pieces. */
  minStep?: number;
  /** What stands in place of a chart without categories. */
  emptyText?: string;
}

/** A picture of numbers that everybody can read: drawn for the eye, with the same numbers in a table. */
export function ChartFrame({ chart, children }: { chart: ChartProps; children: ReactNode }) {
  const { title, hint, categories, series, emptyText = CHART_TEXTS.empty } = chart;
  const titleId = useId();
  return (
    <figure className="app-chart" aria-labelledby={titleId}>
      <figcaption className="app-chart__head">
        <span className="app-chart__title" id={titleId}>
          {title}
        </span>
        {hint !== undefined && <span className="app-chart__hint">{hint}</span>}
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      {categories.length === 0 ? (
        <p className="app-chart__empty">{emptyText}</p>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <details className="app-chart__table">
            <summary>{CHART_TEXTS.showTable}</summary>
            <ChartTable chart={chart} />
          </details>
        </>
      )}
    </figure>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <span className="app-chart__legend" aria-hidden="true">
      {series.map(({ name }, index) => (
        <span key={name}>
          <i className="app-chart__key" data-series={index + 1} />
          {name}
        </span>
      ))}
    </span>
  );
}

/** The chart's numbers as a table. */
function ChartTable({ chart }: { chart: ChartProps }) {
  const { title, categoryName, categories, series, format } = chart;
  return (
    <table className="app-chart__numbers">
      <caption className="gs-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{categoryName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="app-number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={`${String(index)} ${category}`}>
            <th scope="row">{category}</th>
            {series.map(({ name, values }) => (
              <td key={name} className="app-number">
                {formatOr(values[index], format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value for people, or a dash where there is none. */
export function formatOr(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? "–" : format(value);
}

import "./charts.css";
import { type ReactNode, useId } from "react";
import { CHART_TEXTS } from "#copy/ui/charts.ts";

/** A series of numbers, one for each category; null for a missing value. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** Title of the chart, and caption of its table. */
  title: string;
  /** A line of text below the title. */
  hint?: string;
  /** Heading of the table's first column, such as "Semana". */
  categoryName: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value in full, for the table. */
  format: (value: number) => string;
  /** Formats a value in few characters, for the axis; `format` by default. */
  formatShort?: (value: number) => string;
  /** Smallest step of the axis: 1 for whole numbers. */
  minStep?: number;
  /** Text in place of a chart without categories. */
  emptyText?: string;
}

/** A chart with an accessible table of the same numbers. */
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

/** A value formatted, or a dash for a missing one. */
export function formatOr(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? "–" : format(value);
}

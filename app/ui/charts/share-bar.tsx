import "./charts.css";
import { useId } from "react";
import { CHART_TEXTS } from "#copy/ui/charts.ts";
import { sharePct } from "#domain/dashboard/shares.ts";
import { formatNumber } from "#domain/shared/format.ts";

export interface SharePart {
  id: string;
  label: string;
  /** Zero or more. */
  value: number;
  /** Hexadecimal colour of the part; by default one of the brand's. */
  color?: string;
  /** Further facts of the part, one text for each of `columns`. */
  facts?: readonly string[];
}

export interface ShareBarProps {
  title: string;
  /** Heading of the names, such as "Situação". */
  partName: string;
  /** Heading of the values, such as "Pedidos". */
  valueName: string;
  /** Headings of further facts. */
  columns?: readonly string[];
  parts: readonly SharePart[];
  format: (value: number) => string;
  emptyText?: string;
}

/** Parts of a whole: a divided bar, and a table with name, value and share of each part. */
export function ShareBar(props: ShareBarProps) {
  const { title, parts, emptyText = CHART_TEXTS.empty } = props;
  const titleId = useId();
  return (
    <figure className="app-chart" aria-labelledby={titleId}>
      <figcaption className="app-chart__head">
        <span className="app-chart__title" id={titleId}>
          {title}
        </span>
      </figcaption>
      {parts.length === 0 ? (
        <p className="app-chart__empty">{emptyText}</p>
      ) : (
        <>
          <div className="app-share-bar" aria-hidden="true">
            {parts
              .filter(({ value }) => value > 0)
              .map(({ id, value, color }) => (
                <i
                  key={id}
                  data-series={partPlace(parts, id)}
                  style={{ flexGrow: value, ...(color === undefined ? {} : { background: color }) }}
                />
              ))}
          </div>
          <ShareTable {...props} />
        </>
      )}
    </figure>
  );
}

function ShareTable({ title, partName, valueName, columns = [], parts, format }: ShareBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <table className="app-share-bar__parts">
      <caption className="gs-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{partName}</th>
          {[...columns, valueName, CHART_TEXTS.share].map((name) => (
            <th key={name} scope="col" className="app-number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, label, value, color, facts = [] }) => (
          <tr key={id}>
            <th scope="row">
              <i
                className="app-chart__key"
                data-series={partPlace(parts, id)}
                style={color === undefined ? undefined : { background: color }}
              />
              {label}
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index]} className="app-number">
                {fact}
              </td>
            ))}
            <td className="app-number">{format(value)}</td>
            <td className="app-number">{formatNumber(sharePct(value, total), { maxDecimals: 1 })}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number of a part's brand colour; colours repeat after the fifth. */
function partPlace(parts: readonly SharePart[], id: string): number {
  return (parts.findIndex((part) => part.id === id) % 5) + 1;
}

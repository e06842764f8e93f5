import "./kits-express.css";
import { fill } from "#copy/shared/fill.ts";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { stockText } from "#copy/stock/stock-text.ts";
import type { KitLineAnswer } from "#domain/design/design-answer.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Products of a kit with their amounts. */
export function KitLines({ lines }: { lines: readonly KitLineAnswer[] }) {
  return (
    <ul className="gs-composition__list">
      {lines.map((line) => (
        <li key={line.id}>
          <span>{`${formatNumber(line.amount)} ×`}</span>
          <span>
            <ShownName parts={[line.name]} />
            <LineNotes line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Notes beside a product's name: free units, stock and unit price, as far as the person may see them. */
export function LineNotes({ line }: { line: KitLineAnswer }) {
  const { freeAmount, singlePriceCents, difference, units, availability } = line;
  const notes = [
    ...(freeAmount > 0 ? [fill(TEXTS.free, { count: freeAmount })] : []),
    ...(units === undefined && availability === "inStock" ? [] : [stockText(line)]),
    ...(singlePriceCents === undefined ? [] : [formatCents(singlePriceCents)]),
    ...(difference === undefined ? [] : [priceDifferenceText(difference)]),
  ];
  return notes.length === 0 ? null : <small className="app-subline">{notes.join(" · ")}</small>;
}

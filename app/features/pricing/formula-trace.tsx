import "./pricing.css";
import { FORMULA_FAULTS } from "#copy/formula.ts";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { FormulaTraceView } from "#domain/pricing/pricing-answers.ts";
import { formatNumber } from "#domain/shared/format.ts";

const MAX_DECIMALS = 6;

/** A part of a formula with its value, and its own parts below. Plain numbers and texts are left out. */
export function FormulaTraceTree({ part }: { part: FormulaTraceView }) {
  const parts = part.parts.filter(({ kind }) => kind !== "number" && kind !== "text");
  return (
    <li className="app-trace__part" data-unused={part.result === null || undefined}>
      <span className="app-trace__line">
        <code>{part.text}</code>
        <span className="app-trace__value">{valueText(part.result)}</span>
      </span>
      {parts.length > 0 && (
        <ul className="app-trace">
          {parts.map((one) => (
            <FormulaTraceTree key={one.position} part={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

function valueText(result: FormulaTraceView["result"]): string {
  if (result === null) return WORDS.notNeeded;
  if ("fault" in result) return FORMULA_FAULTS[result.fault];
  const { value } = result;
  if (typeof value === "boolean") return value ? WORDS.yes : WORDS.no;
  return /^-?\d+(\.\d+)?$/.test(value)
    ? formatNumber(Number(value), { maxDecimals: MAX_DECIMALS })
    : `“${value}”`;
}

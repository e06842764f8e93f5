import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

export interface ReturnLinesProps {
  lines: readonly {
    itemId: string;
    name: string;
    cancelled: number;
    returned: number;
    restocked: boolean;
    /** Null for people who see no prices. */
    amountCents: number | null;
  }[];
  /** Freight, extra items and services; null like the amounts. */
  restCents: number | null;
  /** What is taken off the total; null like the amounts. */
  amountCents: number | null;
}

/** What happens to the units of each item, and what that takes off the total. */
export function ReturnLines({ lines, restCents, amountCents }: ReturnLinesProps) {
  return (
    <ul className="app-returns__lines">
      {lines.map(({ itemId, name, cancelled, returned, restocked, amountCents: cents }) => (
        <li key={itemId}>
          {cancelled > 0 && <Units text={TEXTS.lineCancelled} amount={cancelled} name={name} />}
          {returned > 0 && (
            <Units text={restocked ? TEXTS.lineReturned : TEXTS.lineLost} amount={returned} name={name} />
          )}
          {cents !== null && <span className="app-quiet">{formatCents(cents)}</span>}
        </li>
      ))}
      {restCents !== null && restCents > 0 && (
        <li>
          {TEXTS.rest}
          <br />
          <span className="app-quiet">{formatCents(restCents)}</span>
        </li>
      )}
      {amountCents !== null && (
        <li>
          <strong>
            {TEXTS.takenTotal}: {formatCents(amountCents)}
          </strong>
        </li>
      )}
    </ul>
  );
}

function Units({ text, amount, name }: { text: string; amount: number; name: string }) {
  return (
    <>
      {fill(text, { amount: formatNumber(amount), name })}
      <br />
    </>
  );
}

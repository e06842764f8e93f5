import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import type { ReturnPreview } from "#domain/returns/return-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Fact } from "#app/ui/fact.tsx";

/** What is owed on an order, and what was paid and given back. */
export function MoneyFacts({ money }: { money: ReturnPreview["money"] }) {
  const { totalCents, takenOffCents, dueCents, paidCents, givenBackCents } = money;
  const { toGiveBackCents, toPayCents } = money;
  return (
    <dl className="app-facts app-facts--columns">
      <Fact label={TEXTS.total}>{formatCents(totalCents)}</Fact>
      {takenOffCents > 0 && <Fact label={TEXTS.takenOff}>{formatCents(0 - takenOffCents)}</Fact>}
      <Fact label={TEXTS.due}>{formatCents(dueCents)}</Fact>
      <Fact label={TEXTS.paid}>{formatCents(paidCents)}</Fact>
      {givenBackCents > 0 && <Fact label={TEXTS.givenBack}>{formatCents(givenBackCents)}</Fact>}
      {toGiveBackCents > 0 ? (
        <Fact label={TEXTS.toGiveBack}>
          <strong>{formatCents(toGiveBackCents)}</strong>
        </Fact>
      ) : (
        <Fact label={TEXTS.toPay}>
          <strong>{formatCents(toPayCents)}</strong>
        </Fact>
      )}
    </dl>
  );
}

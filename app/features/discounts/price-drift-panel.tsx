import "./discounts.css";
import { Form, useNavigation } from "@remix-run/react";
import { DRIFT_TEXTS as TEXTS } from "#copy/discounts.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DiscountAnswer } from "./discount-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** What moved; without the freight for who does not see it by itself. */
export type PriceDriftView = Omit<PriceDrift, "freight"> & {
  freight: PriceDrift["freight"] | null;
  detectedAt: string;
};

export interface PriceDriftPanelProps {
  version: number;
  drift: PriceDriftView;
  mayReprice: boolean;
  answer: DiscountAnswer | undefined;
}

/** What a budget would cost today, line by line, and the way there. */
export function PriceDriftPanel({ version, drift, mayReprice, answer }: PriceDriftPanelProps) {
  const isSaving = useNavigation().formMethod === "POST";
  const { lines, freight, other, total, detectedAt } = drift;
  return (
    <section className="gs-panel app-card app-drift" aria-label={TEXTS.title}>
      <h2 className="app-step__title">{TEXTS.title}</h2>
      <p className="app-quiet">
        {TEXTS.text.split("{at}")[0]}
        <InstantText value={detectedAt} />
        {TEXTS.text.split("{at}")[1]}
      </p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <div className="app-table-frame">
        <table className="app-table" aria-label={TEXTS.list}>
          <thead>
            <tr>
              <th scope="col">{TEXTS.item}</th>
              <th scope="col" className="app-number">
                {TEXTS.before}
              </th>
              <th scope="col" className="app-number">
                {TEXTS.today}
              </th>
              <th scope="col" className="app-number">
                {TEXTS.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.id}
                name={`${String(line.amount)} × ${line.name}`}
                note={line.onSale ? null : TEXTS.offSale}
                move={line}
              />
            ))}
            {freight !== null && (
              <Row
                name={TEXTS.freight}
                note={freight.kept && TEXTS.freightKept[freight.kept]}
                move={freight}
              />
            )}
            {(other.fromCents !== 0 || other.toCents !== 0) && (
              <Row name={TEXTS.other} note={null} move={other} />
            )}
            <Row name={TEXTS.total} note={null} move={total} isTotal />
          </tbody>
        </table>
      </div>
      {mayReprice && (
        <Form method="post" preventScrollReset>
          <HiddenField name="version" value={version} />
          <Button
            type="submit"
            kind="primary"
            name="intent"
            value="reprice"
            aria-busy={isSaving}
            disabled={isSaving}
          >
            {isSaving ? TEXTS.repricing : TEXTS.reprice}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Row({
  name,
  note,
  move: { fromCents, toCents },
  isTotal = false,
}: {
  name: string;
  note: string | null;
  move: { fromCents: number; toCents: number };
  isTotal?: boolean;
}) {
  const difference = toCents - fromCents;
  return (
    <tr className={isTotal ? "app-drift__total" : undefined}>
      <th scope="row" data-label={TEXTS.item}>
        {name}
        {note !== null && <small>{note}</small>}
      </th>
      <td data-label={TEXTS.before} className="app-number">
        {formatCents(fromCents)}
      </td>
      <td data-label={TEXTS.today} className="app-number">
        {formatCents(toCents)}
      </td>
      <td data-label={TEXTS.difference} className="app-number">
        {difference === 0 ? "—" : `${difference > 0 ? "+" : "−"}${formatCents(Math.abs(difference))}`}
      </td>
    </tr>
  );
}

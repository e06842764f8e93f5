import "./discounts.css";
import { Form, useNavigation } from "@remix-run/react";
import { DRIFT_TEXTS as TEXTS } from "#copy/discounts.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Table } from "#app/ui/table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DiscountAnswer } from "./discount-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The changed prices; without the freight for people who do not see it separately. */
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

/** What a budget would cost at current prices, line by line, with a button that updates it. */
export function PriceDriftPanel({ version, drift, mayReprice, answer }: PriceDriftPanelProps) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Panel title={TEXTS.title} className="app-card" aria-label={TEXTS.title}>
      <p className="app-quiet">
        {TEXTS.text.split("{at}")[0]}
        <InstantText value={drift.detectedAt} />
        {TEXTS.text.split("{at}")[1]}
      </p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <Table
        label={TEXTS.list}
        rows={movesOf(drift)}
        keyOf={({ key }) => key}
        rowProps={({ key }) => ({ className: key === "total" ? "app-drift__total" : undefined })}
        columns={[
          {
            head: TEXTS.item,
            cell: ({ name, note }) => (
              <>
                {name}
                {note !== null && <small className="app-subline">{note}</small>}
              </>
            ),
          },
          { head: TEXTS.before, kind: "number", cell: ({ fromCents }) => formatCents(fromCents) },
          { head: TEXTS.today, kind: "number", cell: ({ toCents }) => formatCents(toCents) },
          {
            head: TEXTS.difference,
            kind: "number",
            cell: ({ fromCents, toCents }) => differenceText(toCents - fromCents),
          },
        ]}
      />
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
    </Panel>
  );
}

/** Value of a line before and now: an item, the freight, the rest, or the total. */
interface Move {
  key: string;
  name: string;
  note: string | null;
  fromCents: number;
  toCents: number;
}

function movesOf({ lines, freight, other, total }: PriceDriftView): Move[] {
  const moves: Move[] = lines.map(({ id, amount, name, onSale, fromCents, toCents }) => ({
    key: `line ${id}`,
    name: `${String(amount)} × ${name}`,
    note: onSale ? null : TEXTS.offSale,
    fromCents,
    toCents,
  }));
  if (freight !== null) {
    const { kept, fromCents, toCents } = freight;
    const note = kept && TEXTS.freightKept[kept];
    moves.push({ key: "freight", name: TEXTS.freight, note, fromCents, toCents });
  }
  if (other.fromCents !== 0 || other.toCents !== 0) {
    moves.push({ key: "other", name: TEXTS.other, note: null, ...other });
  }
  return [...moves, { key: "total", name: TEXTS.total, note: null, ...total }];
}

function differenceText(cents: number): string {
  if (cents === 0) return "—";
  return `${cents > 0 ? "+" : "−"}${formatCents(Math.abs(cents))}`;
}

import "./stock.css";
import "#app/ui/page-dialog.css";
import { Form, useNavigation } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { MOVE_KIND_TEXTS, MOVE_TEXTS, STOCK_DIALOG_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { formatDay, formatInstant, formatNumber } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { productPath } from "../catalog/product-row.ts";
import { ArrivalFields } from "./arrival-fields.tsx";
import type { ArrivalRow, InventoryRow, MoveRow, StockAnswer } from "./inventory-view.ts";
import type { SubstitutesData } from "./substitutes-data.ts";
import { Substitutes } from "./substitutes.tsx";
import { ARRIVAL_TEXTS } from "#copy/stock/stock.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";

export interface StockDetail {
  row: InventoryRow;
  arrivals: readonly ArrivalRow[];
  moves: readonly MoveRow[];
  timeZone: string;
  /** Null while the product can be sold. */
  substitutes: SubstitutesData | null;
}

/** Stock of a product at a center: count, minimum, arrivals, and last ledger entries. */
export function StockDialog({
  detail: { row, arrivals, moves, timeZone, substitutes },
  answer,
  hasItems,
  closeTo,
  movesPath,
}: {
  detail: StockDetail;
  /** Whether the person may open the product. */
  hasItems: boolean;
  answer: StockAnswer | undefined;
  closeTo: string;
  movesPath: string;
}) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <PageDialog title={`${row.name} · ${row.center}`} closeTo={closeTo}>
      {answer !== undefined && "refusal" in answer && <Notice {...answer.refusal} />}
      <div className="app-stack app-stock-dialog">
        <ChangeForms row={row} isBusy={isBusy} />
        <section>
          <h3>{TEXTS.arrivals}</h3>
          {arrivals.length === 0 ? (
            <p className="app-page-hint">{TEXTS.noArrivals}</p>
          ) : (
            <ul className="app-lines">
              {arrivals.map(({ id, lot, amount, expectedOn }) => (
                <li key={id}>
                  <span>
                    {formatNumber(amount)} ·{" "}
                    {expectedOn === null ? ARRIVAL_TEXTS.noDay : formatDay(expectedOn)}
                  </span>
                  <span className="app-small">{lot}</span>
                </li>
              ))}
            </ul>
          )}
          <details>
            <summary>{ARRIVAL_TEXTS.new}</summary>
            <Form method="post">
              <Place row={row} />
              <ArrivalFields />
              <BusyIntent intent="arrivalNew" label={ARRIVAL_TEXTS.saveNew} isBusy={isBusy} />
            </Form>
          </details>
        </section>
        {substitutes !== null && <Substitutes data={substitutes} />}
        <section>
          <h3>{TEXTS.moves}</h3>
          <LastMoves moves={moves} timeZone={timeZone} />
          <LinkButton kind="link" to={movesPath}>
            {TEXTS.allMoves}
          </LinkButton>
        </section>
        <div className="app-page-dialog__actions">
          {hasItems && (
            <LinkButton to={productPath(row.type, row.productId)} prefetch="intent">
              {TEXTS.product}
            </LinkButton>
          )}
          <LinkButton to={closeTo} preventScrollReset>
            {TEXTS.close}
          </LinkButton>
        </div>
      </div>
    </PageDialog>
  );
}

function ChangeForms({ row, isBusy }: { row: InventoryRow; isBusy: boolean }) {
  const { onHand = 0, reserved = 0, minimum = 0 } = row.internal ?? {};
  const numbers = { onHand: formatNumber(onHand), reserved: formatNumber(reserved) };
  return (
    <section>
      <h3>{TEXTS.change}</h3>
      <datalist id="stock-reasons">
        {TEXTS.reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <Form method="post" className="app-stock-dialog__form">
        <Place row={row} />
        <HiddenField name="seenOnHand" value={onHand} />
        <FormField
          name="onHand"
          label={TEXTS.counted}
          hint={fill(TEXTS.countedHint, numbers)}
          inputMode="numeric"
          defaultValue={onHand}
          required
          autoComplete="off"
        />
        <Reason id="count-note" />
        <BusyIntent intent="count" label={TEXTS.count} isBusy={isBusy} />
      </Form>
      <Form method="post" className="app-stock-dialog__form">
        <Place row={row} />
        <FormField
          name="change"
          label={TEXTS.difference}
          hint={TEXTS.differenceHint}
          required
          autoComplete="off"
        />
        <Reason id="adjustment-note" />
        <BusyIntent intent="adjustment" label={TEXTS.adjust} isBusy={isBusy} />
      </Form>
      <Form method="post" className="app-stock-dialog__form">
        <Place row={row} />
        <FormField
          name="minimum"
          label={TEXTS.minimumTitle}
          hint={TEXTS.minimumHint}
          inputMode="numeric"
          defaultValue={minimum}
          required
          autoComplete="off"
        />
        <BusyIntent intent="minimum" label={TEXTS.saveMinimum} isBusy={isBusy} />
      </Form>
    </section>
  );
}

function Place({ row }: { row: InventoryRow }) {
  return (
    <>
      <HiddenField name="productId" value={row.productId} />
      <HiddenField name="centerId" value={row.centerId} />
    </>
  );
}

function Reason({ id }: { id: string }) {
  return (
    <FormField
      id={id}
      name="note"
      label={TEXTS.reason}
      list="stock-reasons"
      minLength={3}
      maxLength={200}
      required
      autoComplete="off"
    />
  );
}

function BusyIntent({ intent, label, isBusy }: { intent: string; label: string; isBusy: boolean }) {
  return (
    <>
      <HiddenField name="intent" value={intent} />
      <BusyButton isBusy={isBusy} label={label} busyLabel={TEXTS.saving} kind="plain" />
    </>
  );
}

function LastMoves({ moves, timeZone }: Pick<StockDetail, "moves" | "timeZone">) {
  if (moves.length === 0) return <p className="app-page-hint">{TEXTS.noMoves}</p>;
  return (
    <ul className="app-lines">
      {moves.map((move) => (
        <li key={move.id}>
          <span>
            {MOVE_KIND_TEXTS[move.kind]} · {changeText(move)}
          </span>
          <span className="app-small">
            {formatInstant(move.at, timeZone)} · {causeText(move)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Change of a ledger entry, its main number first. */
function changeText({ onHandChange, reservedChange, conditionalChange }: MoveRow): string {
  return signed(onHandChange || reservedChange || conditionalChange);
}

/** A difference with its sign. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return `${value > 0 ? "+" : "−"}${formatNumber(Math.abs(value))}`;
}

/** Cause of a ledger entry: a request, an arrival, or a person's note. */
export function causeText({ requestCode, arrivalLot, actorName, note }: MoveRow): string {
  const parts = [
    requestCode !== null && fill(MOVE_TEXTS.order, { code: requestCode }),
    arrivalLot !== null && arrivalLot !== "" && fill(MOVE_TEXTS.arrival, { lot: arrivalLot }),
    actorName,
    note,
  ];
  return parts.filter(Boolean).join(" · ");
}

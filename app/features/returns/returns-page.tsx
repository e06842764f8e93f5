import "./returns.css";
import { CLAIM_KIND_TEXTS } from "#copy/shipments.ts";
import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import { paymentPath, requestPath } from "#domain/requests/request-paths.ts";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";
import { AskForm } from "./ask-form.tsx";
import { AskPanel } from "./ask-panel.tsx";
import { MoneyFacts } from "./money-facts.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { RefundForm } from "./refund-form.tsx";
import { ReturnForm } from "./return-form.tsx";
import { ReturnPreviewPanel } from "./return-preview.tsx";
import { ReturnLines } from "./return-lines.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";

export interface ReturnsPageProps extends ReturnList {
  request: { id: string; code: string; name: string };
  done: "saved" | "refunded" | "undoSaved" | "asked" | "declined" | null;
  /** Id of the ask that is taken over; null for none. */
  takingOver: string | null;
  answer: ReturnsAnswer | undefined;
}

/** What of an order was cancelled or came back, what that does to its money, and the forms for more of it. */
export function ReturnsPage(props: ReturnsPageProps) {
  const { request, items, units, money, refunds, claims, today, answer, done } = props;
  const {
    mayTakeBack,
    heldBackBy,
    mayGiveBack,
    mostBackCents,
    refundableCents,
    asks,
    mayAsk,
    mayDecline,
    takingOver,
  } = props;
  const ofTake = answer?.of === "take" ? answer : undefined;
  const openAsk = asks.find(({ state }) => state === "open");
  const asked = openAsk?.id === takingOver ? openAsk : undefined;
  const answerOf = (of: ReturnsAnswer["of"], id: string) =>
    answer?.of === of && answer.id === id ? answer : undefined;
  const isLeft = units.some(({ toShip, toReturn }) => toShip + toReturn > 0);
  return (
    <section className="app-stack">
      <PageHead title={fill(TEXTS.title, { code: request.code })} hint={request.name}>
        <LinkButton to={requestPath({ type: "order", id: request.id })}>{TEXTS.toOrder}</LinkButton>
      </PageHead>
      <DoneLine>{done !== null && answer === undefined && TEXTS[done]}</DoneLine>
      {heldBackBy !== null && (
        <NoticeBox as="div" tone="warn" role="note">
          <p>
            <strong>{TEXTS.heldBack[heldBackBy].title}</strong>
            <br />
            {TEXTS.heldBack[heldBackBy].description}
          </p>
        </NoticeBox>
      )}
      <UnitsTable units={units} />
      {money !== null && (
        <Panel as="div" title={TEXTS.money} className="app-card">
          <MoneyFacts money={money} />
        </Panel>
      )}
      {asks.map((ask) => (
        <AskPanel key={ask.id} {...{ ask, mayTakeBack, mayDecline }} answer={answerOf("decline", ask.id)} />
      ))}
      {items.length === 0 && <p className="app-quiet">{TEXTS.none}</p>}
      {items.map((item, index) => (
        <ReturnPanel key={item.id} item={item} number={index + 1} answer={answerOf("undo", item.id)} />
      ))}
      {refunds.length > 0 && (
        <Panel as="div" title={TEXTS.refunds} className="app-card">
          <ul className="app-returns__lines">
            {refunds.map(({ seq, amountCents, givenOn, note, createdByName, isByProvider }) => (
              <li key={seq}>
                {fill(isByProvider ? TEXTS.refundByProvider : TEXTS.refundLine, {
                  amount: amountCents === null ? "" : formatCents(amountCents),
                  day: formatDay(givenOn),
                  name: createdByName,
                })}
                {note !== "" && <span className="app-quiet"> · {note}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {mayGiveBack && money !== null && mostBackCents !== null && mostBackCents > 0 && (
        <RefundForm
          key={`${String(refunds.length)} ${answer?.of === "refund" ? answer.key : ""}`}
          amountCents={money.toGiveBackCents > 0 ? money.toGiveBackCents : mostBackCents}
          paymentPath={(refundableCents ?? 0) > 0 ? paymentPath(request.id) : null}
          today={today}
          answer={answer?.of === "refund" ? answer : undefined}
        />
      )}
      {mayTakeBack && ofTake !== undefined && ofTake.preview !== null && (
        <ReturnPreviewPanel key={ofTake.key} preview={ofTake.preview} answer={ofTake} />
      )}
      {mayTakeBack && isLeft && !ofTake?.preview && (
        <ReturnForm
          key={`${String(items.length)} ${takingOver ?? ""} ${ofTake?.key ?? ""}`}
          {...{ units, claims, asked }}
          answer={ofTake}
        />
      )}
      {mayAsk && isLeft && (
        <AskForm
          key={answer?.of === "ask" ? answer.key : String(asks.length)}
          units={units}
          answer={answer?.of === "ask" ? answer : undefined}
        />
      )}
    </section>
  );
}

function UnitsTable({ units }: Pick<ReturnList, "units">) {
  return (
    <Table
      label={TEXTS.units}
      rows={units}
      keyOf={({ itemId }) => itemId}
      columns={[
        { head: TEXTS.item, kind: "name", cell: ({ name }) => name },
        { head: TEXTS.ordered, kind: "number", cell: ({ ordered }) => formatNumber(ordered) },
        { head: TEXTS.shipped, kind: "number", cell: ({ shipped }) => formatNumber(shipped) },
        { head: TEXTS.cancelled, kind: "number", cell: ({ cancelled }) => formatNumber(cancelled) },
        { head: TEXTS.returned, kind: "number", cell: ({ returned }) => formatNumber(returned) },
        { head: TEXTS.toShip, kind: "number", cell: ({ toShip }) => formatNumber(toShip) },
      ]}
    />
  );
}

function ReturnPanel({
  item,
  number,
  answer,
}: {
  item: ReturnList["items"][number];
  number: number;
  answer: ReturnsAnswer | undefined;
}) {
  const { id, lines, restCents, amountCents, reason, claim, createdByName, createdAt } = item;
  const { undone, mayUndo, undoEndedBy } = item;
  return (
    <Panel className="app-card app-stack app-gap-12" aria-labelledby={`return-${id}`}>
      <div>
        <h2 className="app-heading" id={`return-${id}`}>
          {fill(undone === null ? TEXTS.record : TEXTS.recordUndone, { number: String(number) })}
        </h2>
        <p className="app-quiet app-small">
          <InstantText value={createdAt} />
          {createdByName !== "" && <> · {fill(TEXTS.recordedBy, { name: createdByName })}</>}
        </p>
      </div>
      <ReturnLines lines={lines} restCents={restCents} amountCents={amountCents} />
      <dl className="app-facts app-gap-8">
        <Fact label={TEXTS.reason}>{reason}</Fact>
        {claim !== null && (
          <Fact label={TEXTS.claim}>
            {fill(TEXTS.claimNamed, { item: claim.itemName, kind: CLAIM_KIND_TEXTS[claim.kind] })}
          </Fact>
        )}
        {undone !== null && (
          <Fact label={TEXTS.undone}>
            {fill(TEXTS.undoneBy, { name: undone.byName, reason: undone.reason })} ·{" "}
            <InstantText value={undone.at} />
          </Fact>
        )}
      </dl>
      {mayUndo && (
        <ReasonForm
          intent="undo"
          id={id}
          title={TEXTS.undo}
          hint={TEXTS.undoHint}
          submit={TEXTS.undoSubmit}
          answer={answer}
        />
      )}
      {(undoEndedBy === "settled" || undoEndedBy === "moved") && (
        <p className="app-quiet">{TEXTS.undoEnds[undoEndedBy]}</p>
      )}
    </Panel>
  );
}

import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Fact } from "#app/ui/fact.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ReasonForm } from "./reason-form.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";

/** What the buyer has asked for, and the answer; an open one is taken over or declined by who may. */
export function AskPanel({
  ask: { id, lines, reason, state, createdByName, createdAt, answeredByName, answeredAt, answer: said },
  mayTakeBack,
  mayDecline,
  answer,
}: {
  ask: ReturnList["asks"][number];
  mayTakeBack: boolean;
  mayDecline: boolean;
  answer: ReturnsAnswer | undefined;
}) {
  const isOpen = state === "open";
  return (
    <Panel className="app-card app-stack app-gap-12" aria-labelledby={`ask-${id}`}>
      <div>
        <h2 className="app-heading" id={`ask-${id}`}>
          {TEXTS.askTitle}
        </h2>
        <p className="app-quiet app-small">
          <InstantText value={createdAt} />
          {createdByName !== "" && <> · {fill(TEXTS.recordedBy, { name: createdByName })}</>}
        </p>
      </div>
      <ul className="app-returns__lines">
        {lines.map(({ itemId, name, cancelled, returned }) => (
          <li key={itemId}>
            {[
              cancelled > 0 && fill(TEXTS.askLineCancel, { amount: formatNumber(cancelled), name }),
              returned > 0 && fill(TEXTS.askLineReturn, { amount: formatNumber(returned), name }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
      <dl className="app-facts app-gap-8">
        <Fact label={TEXTS.reason}>{reason}</Fact>
        <Fact label={TEXTS.askAnswer}>
          {isOpen ? (
            TEXTS.askStates.open
          ) : (
            <>
              {fill(TEXTS.askAnswered, { state: TEXTS.askStates[state], name: answeredByName })}
              {answeredAt !== null && (
                <>
                  {" "}
                  · <InstantText value={answeredAt} />
                </>
              )}
              {said !== "" && <> · {said}</>}
            </>
          )}
        </Fact>
      </dl>
      {isOpen && mayTakeBack && (
        <div className="app-row">
          <LinkButton to={`?atender=${id}`} kind="primary">
            {TEXTS.takeOver}
          </LinkButton>
        </div>
      )}
      {isOpen && mayDecline && (
        <ReasonForm
          intent="decline"
          id={id}
          title={TEXTS.decline}
          hint={TEXTS.declineHint}
          submit={TEXTS.declineSubmit}
          answer={answer}
        />
      )}
    </Panel>
  );
}

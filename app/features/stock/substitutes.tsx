import "./stock.css";
import { fill } from "#copy/shared/fill.ts";
import { SUBSTITUTE_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { substituteDifference } from "#copy/stock/substitute-text.ts";
import { KitsOf } from "./substitute-kits.tsx";
import { Choose, Note, Rank } from "./substitute-ranking.tsx";
import type { Proposal, SubstitutesData } from "./substitutes-data.ts";

/** Number of suggestions shown at first. */
const FIRST_SUGGESTIONS = 4;

/** Substitutes of a product that is not available: the distributor's, in its order and with its notes, then
 *  similar products, each with its effect on the kits that use the product. */
export function Substitutes({ data }: { data: SubstitutesData }) {
  const own = data.proposals.filter(({ isOwn }) => isOwn);
  const proposed = data.proposals.filter(({ isOwn }) => !isOwn);
  const [first, rest] = [proposed.slice(0, FIRST_SUGGESTIONS), proposed.slice(FIRST_SUGGESTIONS)];
  const suggestions = (some: readonly Proposal[]) => (
    <ul className="app-lines app-substitutes__list">
      {some.map((one) => (
        <Row key={one.id} proposal={one}>
          {data.canChange && <Choose data={data} proposal={one} />}
        </Row>
      ))}
    </ul>
  );
  return (
    <section className="app-substitutes">
      <h3>{TEXTS.title}</h3>
      <p className="app-page-hint">{TEXTS.hint}</p>
      {own.length > 0 && (
        <>
          <h4 className="app-small">{TEXTS.ownTitle}</h4>
          <ol className="app-lines app-substitutes__list">
            {own.map((one) => (
              <Row key={one.id} proposal={one} note={<Note data={data} proposal={one} />}>
                {data.canChange && <Rank data={data} proposal={one} />}
              </Row>
            ))}
          </ol>
        </>
      )}
      {proposed.length > 0 && <h4 className="app-small">{TEXTS.proposedTitle}</h4>}
      {first.length > 0 && suggestions(first)}
      {rest.length > 0 && (
        <details>
          <summary>{fill(TEXTS.more, { count: String(rest.length) })}</summary>
          {suggestions(rest)}
        </details>
      )}
      {data.proposals.length === 0 && <p>{TEXTS.none}</p>}
    </section>
  );
}

function Row({
  proposal,
  note,
  children,
}: {
  proposal: Proposal;
  note?: React.ReactNode;
  /** Actions of the substitute. */
  children: React.ReactNode;
}) {
  return (
    <li>
      <div className="app-row app-substitutes__facts">
        <strong>{proposal.name}</strong>
        <span className="app-small">
          {substituteDifference(proposal.powerDifferenceW, proposal.priceDifferenceCents)}
        </span>
        <KitsOf {...proposal} />
      </div>
      <div className="app-row app-row--end app-gap-4 app-substitutes__actions">{children}</div>
      {note}
    </li>
  );
}

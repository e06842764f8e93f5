import "./integrators.css";
import "#app/features/requests/order.css";
import "#app/features/settings/distributor-message.css";
import { DECISION_TEXTS, INTEGRATOR_DETAIL_TEXTS } from "#copy/integrators/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import {
  decisionOf,
  INTEGRATOR_TRANSITIONS,
  type IntegratorDecision,
} from "#domain/integrators/integrator-status.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import type { CommercialAnswer } from "./commercial-form.tsx";
import { type CommercialFacts, CommercialPanel } from "./commercial-panel.tsx";
import type { TagOption } from "../tags/tag-choice.tsx";
import { type CompanyTagsAnswer, CompanyTagsPanel } from "./company-tags-panel.tsx";
import { DecisionPanel, type RoleChoice } from "./decision-panel.tsx";
import {
  type CompanyFacts,
  CompanyPanel,
  type ConsentFacts,
  ConsentPanel,
  type HistoryFacts,
  HistoryPanel,
  PeoplePanel,
  type PersonFacts,
} from "./integrator-facts.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface DecisionAnswer {
  kind: "decision";
  errors: Readonly<Record<string, string>>;
  values: { roleId: string; reason: string };
  refusal: { title: string; description: string } | null;
}

export interface IntegratorDetailProps {
  company: CompanyFacts & CommercialFacts & { status: IntegratorStatus; refusalReason: string | null };
  people: readonly PersonFacts[];
  consents: readonly ConsentFacts[];
  history: readonly HistoryFacts[];
  roles: readonly RoleChoice[];
  /** The decision that is being prepared, from the address. */
  asked: string | null;
  /** The decision that was just made. */
  done: IntegratorDecision | null;
  groups: readonly { id: string; name: string }[];
  /** Who of the distributor's people may look after it. */
  sellers: readonly { id: string; name: string }[];
  /** Whether the person may change prices, too. */
  mayChangeGroup: boolean;
  /** Whether the commercial data are being changed, or were just saved. */
  isEditing: boolean;
  isSaved: boolean;
  /** All tags of companies; null for people who do not see them. */
  tags: readonly TagOption[] | null;
  /** Whether they are being chosen, or were just saved. */
  isTagging: boolean;
  isTagged: boolean;
  answer: DecisionAnswer | CommercialAnswer | CompanyTagsAnswer | undefined;
}

/** A company: its data, and the decisions that are possible now. */
export function IntegratorDetail(props: IntegratorDetailProps) {
  const { company, people, consents, history, roles, asked, done } = props;
  const answer = props.answer?.kind === "decision" ? props.answer : undefined;
  const moves = INTEGRATOR_TRANSITIONS[company.status].flatMap((to) => {
    const decision = decisionOf(company.status, to);
    return decision === null ? [] : [{ decision, to }];
  });
  const open = moves.find(({ decision }) => decision === asked);
  return (
    <section className="app-order">
      <PageHead
        title={company.tradeName ?? company.companyName}
        hint={<StatusBadge status={company.status} />}
      >
        {!open && <DecisionLinks moves={moves.map(({ decision }) => decision)} />}
      </PageHead>
      {done && <DoneLine>{DECISION_TEXTS[done].done}</DoneLine>}
      {answer?.refusal && (
        <NoticeBox as="div" tone="danger" className="app-integrator__refusal" role="alert">
          <p>
            <strong>{answer.refusal.title}</strong>
            <br />
            {answer.refusal.description}
          </p>
        </NoticeBox>
      )}
      {open && (
        <DecisionPanel
          key={open.decision}
          {...open}
          company={company}
          emails={people.filter(({ blocked }) => !blocked).map(({ email }) => email)}
          roles={roles}
          errors={answer?.errors ?? {}}
          values={answer?.values ?? { roleId: "", reason: "" }}
        />
      )}
      {company.status === "disable" && company.refusalReason && (
        <NoticeBox
          tone="warn"
          className="app-integrator__refusal"
        >{`${INTEGRATOR_DETAIL_TEXTS.refusedFor}: ${company.refusalReason}`}</NoticeBox>
      )}
      <div className="app-order__grid">
        <div className="app-stack">
          <CompanyPanel company={company} />
          <CommercialPanel
            company={company}
            groups={props.groups}
            sellers={props.sellers}
            mayChangeGroup={props.mayChangeGroup}
            isOpen={props.isEditing}
            isSaved={props.isSaved}
            answer={props.answer?.kind === "commercial" ? props.answer : undefined}
          />
          {props.tags && (
            <CompanyTagsPanel
              tags={props.tags}
              isOpen={props.isTagging}
              isSaved={props.isTagged}
              answer={props.answer?.kind === "tags" ? props.answer : undefined}
            />
          )}
          <PeoplePanel people={people} />
        </div>
        <div className="app-stack">
          <HistoryPanel history={history} />
          <ConsentPanel consents={consents} />
        </div>
      </div>
    </section>
  );
}

function DecisionLinks({ moves }: { moves: readonly IntegratorDecision[] }) {
  return (
    <div className="app-row">
      {moves.map((decision, index) => (
        <LinkButton
          key={decision}
          kind={index === 0 && decision !== "deactivate" ? "primary" : "plain"}
          to={`?decide=${decision}`}
          preventScrollReset
        >
          {DECISION_TEXTS[decision].button}
        </LinkButton>
      ))}
    </div>
  );
}

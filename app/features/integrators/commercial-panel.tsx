import "./integrators.css";
import "#app/features/requests/order.css";
import { COMMERCIAL_TEXTS as WORDS } from "#copy/integrators/integrators.ts";
import { WITHOUT_STATE_REGISTRATION } from "#domain/validation/state-registration.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { CommercialForm, type CommercialAnswer } from "./commercial-form.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface CommercialFacts {
  stateRegistration: string | null;
  groupId: string | null;
  sellerId: string | null;
  version: number;
}

export interface CommercialPanelProps {
  company: CommercialFacts;
  groups: readonly { id: string; name: string }[];
  /** Who may look after it. */
  sellers: readonly { id: string; name: string }[];
  mayChangeGroup: boolean;
  isOpen: boolean;
  isSaved: boolean;
  answer: CommercialAnswer | undefined;
}

/** The data that a company's prices depend on, with a button that changes them. */
export function CommercialPanel(props: CommercialPanelProps) {
  const { company, groups, sellers, isOpen, isSaved, answer } = props;
  return (
    <Panel className="app-pad app-stack app-gap-12" aria-labelledby="commercial-title">
      <div className="app-row app-row--between">
        <h2 className="app-heading" id="commercial-title">
          {WORDS.title}
        </h2>
        {!isOpen && (
          <LinkButton to="?edit=commercial" preventScrollReset>
            {WORDS.edit}
          </LinkButton>
        )}
      </div>
      {isSaved && !isOpen && <DoneLine>{WORDS.saved}</DoneLine>}
      {(!isOpen || answer?.refusal) && (
        <dl className="app-facts app-facts--beside app-gap-8">
          <dt>{WORDS.stateRegistration}</dt>
          <dd>{registrationText(company.stateRegistration)}</dd>
          <dt>{WORDS.group}</dt>
          <dd>{groups.find(({ id }) => id === company.groupId)?.name ?? WORDS.noGroup}</dd>
          <dt>{WORDS.seller}</dt>
          <dd>{sellers.find(({ id }) => id === company.sellerId)?.name ?? WORDS.noSeller}</dd>
        </dl>
      )}
      {isOpen && <CommercialForm {...props} />}
    </Panel>
  );
}

function registrationText(stored: string | null): string {
  switch (stored) {
    case null:
      return WORDS.kinds.unknown;
    case WITHOUT_STATE_REGISTRATION.exempt:
      return WORDS.kinds.exempt;
    case WITHOUT_STATE_REGISTRATION.nonContributor:
      return WORDS.kinds.nonContributor;
    default:
      return stored;
  }
}

import "./integrators.css";
import "#app/features/requests/order.css";
import { AUDIT_EVENT_NAMES } from "#copy/audit/audit.ts";
import { fill } from "#copy/shared/fill.ts";
import { INTEGRATOR_DETAIL_TEXTS } from "#copy/integrators/integrators.ts";
import type { Address } from "#domain/address/address-schema.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";

const TEXTS = INTEGRATOR_DETAIL_TEXTS;

export interface CompanyFacts {
  companyName: string;
  tradeName: string | null;
  cnpj: string | null;
  email: string;
  telephone: string | null;
  address: Address | null;
}

/** Data of the company's application. */
export function CompanyPanel({ company }: { company: CompanyFacts }) {
  const { address } = company;
  return (
    <Panel title={TEXTS.company} className="app-pad app-stack app-gap-12">
      <dl className="app-facts app-facts--beside app-gap-8">
        <Fact label={TEXTS.companyName} value={company.companyName} />
        <Fact label={TEXTS.tradeName} value={company.tradeName} />
        <Fact label={TEXTS.cnpj} value={company.cnpj && formatDocument(company.cnpj)} />
        <Fact label={TEXTS.telephone} value={company.telephone && formatPhone(company.telephone)} />
        <Fact label={TEXTS.email} value={company.email} />
        <dt>{TEXTS.address}</dt>
        <dd>
          {address ? (
            <address>
              {[address.patio, address.number, address.complement].filter(Boolean).join(", ")}
              <br />
              {`${address.neighborhood} · ${address.city} - ${address.state} · ${formatCep(address.CEP)}`}
            </address>
          ) : (
            TEXTS.noAddress
          )}
        </dd>
      </dl>
    </Panel>
  );
}

export interface PersonFacts {
  id: string;
  name: string;
  surname: string;
  email: string;
  telephone: string | null;
  cpf: string | null;
  emailVerifiedAt: string | null;
  blocked: boolean;
  roleName: string | null;
}

/** People of the company and their roles. */
export function PeoplePanel({ people }: { people: readonly PersonFacts[] }) {
  return (
    <Panel title={TEXTS.people} className="app-pad app-stack app-gap-12">
      <ul className="app-stack app-gap-12">
        {people.map((person) => (
          <li key={person.id} className="app-stack app-gap-0">
            <strong>{`${person.name} ${person.surname}`}</strong>
            <span className="app-small app-wrap">{person.email}</span>
            <span className="app-small">
              {[person.cpf && formatDocument(person.cpf), person.telephone && formatPhone(person.telephone)]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="app-row">
              <Badge>{person.roleName ?? TEXTS.noRole}</Badge>
              {person.emailVerifiedAt ? (
                <Badge tone="ok">{TEXTS.verified}</Badge>
              ) : (
                <Badge tone="warn">{TEXTS.unverified}</Badge>
              )}
              {person.blocked && <Badge tone="danger">{TEXTS.blocked}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export interface ConsentFacts {
  id: string;
  title: string;
  version: number;
  acceptedAt: string;
  address: string;
}

/** Terms that the company's people accepted, with time and IP address. */
export function ConsentPanel({ consents }: { consents: readonly ConsentFacts[] }) {
  return (
    <Panel title={TEXTS.consents} className="app-pad app-stack app-gap-12">
      {consents.length === 0 ? (
        <p className="app-quiet">{TEXTS.noConsents}</p>
      ) : (
        <ul className="app-stack app-gap-12">
          {consents.map(({ id, title, version, acceptedAt, address }) => (
            <li key={id} className="app-stack app-gap-0 app-wrap">
              {fill(TEXTS.consentVersion, { title, version })}
              <span className="app-small">
                <InstantText value={acceptedAt} />
                {` · ${address}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export interface HistoryFacts {
  id: string;
  at: string;
  actorName: string;
  operatorName: string | null;
  event: string;
  reason: string | null;
}

/** History of the company, newest first. */
export function HistoryPanel({ history }: { history: readonly HistoryFacts[] }) {
  return (
    <Panel title={TEXTS.history} className="app-pad app-stack app-gap-12">
      {history.length === 0 ? (
        <p className="app-quiet">{TEXTS.noHistory}</p>
      ) : (
        <ol className="app-stack app-gap-12">
          {history.map(({ id, at, actorName, operatorName, event, reason }) => (
            <li key={id} className="app-stack app-gap-0 app-wrap">
              {event in AUDIT_EVENT_NAMES
                ? AUDIT_EVENT_NAMES[event as keyof typeof AUDIT_EVENT_NAMES]
                : event}
              <span className="app-small">
                <InstantText value={at} />
                {` · ${operatorName === null ? actorName : `${actorName} (${operatorName})`}`}
              </span>
              {reason !== null && <span className="app-small">{`${TEXTS.reason}: ${reason}`}</span>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return value ? (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  ) : null;
}

import "./profile.css";
import { Link } from "@remix-run/react";
import { COOKIE_PAGE_LINK } from "#copy/tracking/consent.ts";
import { COOKIE_PAGE_TEXTS } from "#copy/tracking/cookie-page.ts";
import { PRIVACY_TEXTS, PROFILE_SECTIONS } from "#copy/account/profile.ts";
import { fill } from "#copy/shared/fill.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { EraseAccount, type Erasure } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import { Section } from "./section.tsx";
import { Table } from "#app/ui/table.tsx";

export interface Consent {
  title: string | null;
  documentVersion: number;
  acceptedAt: string;
}

/** The rights of the data protection law: a copy of the data, the consents, and the erasure. */
export function PrivacySection({
  controller,
  consents,
  erasure,
  isLocked,
}: {
  /** Name of the data controller. */
  controller: string;
  consents: readonly Consent[];
  erasure: Erasure | null;
  isLocked: boolean;
}) {
  return (
    <Section id="privacidade" {...PROFILE_SECTIONS.privacy}>
      <p className="app-small">{fill(PRIVACY_TEXTS.controller, { name: controller })}</p>
      {!isLocked && <ExportData />}
      <div className="app-own__part app-stack app-gap-8">
        <h3 className="app-subheading">{PRIVACY_TEXTS.consentsTitle}</h3>
        {consents.length === 0 ? (
          <p className="app-small">{PRIVACY_TEXTS.consentsEmpty}</p>
        ) : (
          <ConsentTable consents={consents} />
        )}
      </div>
      <div className="app-own__part app-stack app-gap-8">
        <h3 className="app-subheading">{COOKIE_PAGE_TEXTS.ownTitle}</h3>
        <p className="app-small">
          {COOKIE_PAGE_TEXTS.change} <Link to="/cookies">{COOKIE_PAGE_LINK}</Link>
        </p>
      </div>
      {!isLocked && <EraseAccount erasure={erasure} />}
    </Section>
  );
}

function ConsentTable({ consents }: { consents: readonly Consent[] }) {
  return (
    <Table
      bare
      className="app-own__consents"
      rows={consents}
      keyOf={({ documentVersion, acceptedAt }) => `${String(documentVersion)} ${acceptedAt}`}
      columns={[
        { head: PRIVACY_TEXTS.consentDocument, cell: ({ title }) => title ?? PRIVACY_TEXTS.unnamedDocument },
        { head: PRIVACY_TEXTS.consentVersion, cell: ({ documentVersion }) => documentVersion },
        { head: PRIVACY_TEXTS.consentAt, cell: ({ acceptedAt }) => <InstantText value={acceptedAt} /> },
      ]}
    />
  );
}

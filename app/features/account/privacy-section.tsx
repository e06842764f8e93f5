import "./profile.css";
import { Link } from "@remix-run/react";
import { COOKIE_PAGE_LINK } from "#copy/consent.ts";
import { COOKIE_PAGE_TEXTS } from "#copy/cookie-page.ts";
import { PRIVACY_TEXTS, PROFILE_SECTIONS } from "#copy/profile.ts";
import { fill } from "#copy/fill.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { EraseAccount, type Erasure } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";
import { Section } from "./section.tsx";

export interface Consent {
  title: string | null;
  documentVersion: number;
  acceptedAt: string;
}

/** What the law gives people over their data: a copy, what they agreed to, and its end. */
export function PrivacySection({
  controller,
  consents,
  erasure,
  isLocked,
}: {
  /** Who keeps the data. */
  controller: string;
  consents: readonly Consent[];
  erasure: Erasure | null;
  isLocked: boolean;
}) {
  return (
    <Section id="privacidade" {...PROFILE_SECTIONS.privacy}>
      <p className="app-own__text">{fill(PRIVACY_TEXTS.controller, { name: controller })}</p>
      {!isLocked && <ExportData />}
      <div className="app-own__part">
        <h3 className="app-own__subtitle">{PRIVACY_TEXTS.consentsTitle}</h3>
        {consents.length === 0 ? (
          <p className="app-own__text">{PRIVACY_TEXTS.consentsEmpty}</p>
        ) : (
          <ConsentTable consents={consents} />
        )}
      </div>
      <div className="app-own__part">
        <h3 className="app-own__subtitle">{COOKIE_PAGE_TEXTS.ownTitle}</h3>
        <p className="app-own__text">
          {COOKIE_PAGE_TEXTS.change} <Link to="/cookies">{COOKIE_PAGE_LINK}</Link>
        </p>
      </div>
      {!isLocked && <EraseAccount erasure={erasure} />}
    </Section>
  );
}

function ConsentTable({ consents }: { consents: readonly Consent[] }) {
  return (
    <table className="app-table app-own__consents">
      <thead>
        <tr>
          <th scope="col">{PRIVACY_TEXTS.consentDocument}</th>
          <th scope="col">{PRIVACY_TEXTS.consentVersion}</th>
          <th scope="col">{PRIVACY_TEXTS.consentAt}</th>
        </tr>
      </thead>
      <tbody>
        {consents.map(({ title, documentVersion, acceptedAt }) => (
          <tr key={`${String(documentVersion)} ${acceptedAt}`}>
            <th scope="row" data-label={PRIVACY_TEXTS.consentDocument}>
              {title ?? PRIVACY_TEXTS.unnamedDocument}
            </th>
            <td data-label={PRIVACY_TEXTS.consentVersion}>{documentVersion}</td>
            <td data-label={PRIVACY_TEXTS.consentAt}>
              <InstantText value={acceptedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import "./profile.css";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PROFILE_SECTIONS, PROFILE_TEXTS } from "#copy/account/profile.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import { DevicesSection, type OwnSession } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import type { Erasure } from "./erase-account.tsx";
import { type KindChannels, NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { type PersonalData, PersonalDataSection } from "./personal-data-section.tsx";
import { type Consent, PrivacySection } from "./privacy-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

export interface AccountPageProps {
  person: PersonalData & { email: string; pendingEmail: string | null; passwordChangedAt: string | null };
  /** Null for accounts that cannot have a second factor. */
  secondFactor: { isOn: boolean; recoveryCodesLeft: number } | null;
  sessions: readonly OwnSession[];
  notifications: readonly KindChannels[];
  /** Whether budgets and orders of theirs tell them by e-mail. */
  saleEmails: boolean;
  controller: string;
  consents: readonly Consent[];
  erasure: Erasure | null;
  /** Whether support acts in the person's name: the page is read-only then. */
  isSupport: boolean;
}

/** The account page. Each section is a form of its own. */
export function AccountPage(props: AccountPageProps) {
  const { person, secondFactor, sessions, notifications, isSupport } = props;
  const links = [
    ["dados", "data"],
    ["e-mail", "email"],
    ...(isSupport ? [] : ([["senha", "password"]] as const)),
    ...(secondFactor === null || isSupport ? [] : ([["duas-etapas", "secondFactor"]] as const)),
    ["dispositivos", "devices"],
    ...(notifications.length === 0 ? [] : ([["notificacoes", "notifications"]] as const)),
    ["privacidade", "privacy"],
  ] as const;
  return (
    <div className="app-own-page app-stack">
      <h1 className="app-page-title">{PAGE_TITLES.UserInfo}</h1>
      <nav className="app-own-nav app-row" aria-label={PROFILE_TEXTS.onThisPage}>
        {links.map(([id, section]) => (
          <a key={id} href={`#${id}`}>
            {PROFILE_SECTIONS[section].title}
          </a>
        ))}
      </nav>
      {isSupport && <NoticeBox tone="warn">{PROFILE_TEXTS.supportReadOnly}</NoticeBox>}
      <PersonalDataSection person={person} isLocked={isSupport} />
      <EmailSection email={person.email} pendingEmail={person.pendingEmail} isLocked={isSupport} />
      {!isSupport && <PasswordSection email={person.email} passwordChangedAt={person.passwordChangedAt} />}
      {secondFactor !== null && !isSupport && <SecondFactorSection {...secondFactor} />}
      <DevicesSection sessions={sessions} isLocked={isSupport} />
      {notifications.length > 0 && (
        <NotificationsSection kinds={notifications} saleEmails={props.saleEmails} />
      )}
      <PrivacySection
        controller={props.controller}
        consents={props.consents}
        erasure={props.erasure}
        isLocked={isSupport}
      />
    </div>
  );
}

import type { EmailContent, EmailContentOf, EmailKind } from "#domain/access/email-schema.ts";
import { formatCents, formatDay, formatInstant, formatPct } from "#domain/shared/format.ts";
import {
  EMAIL_FRAME_TEXTS,
  EMAIL_SALE_TEXTS,
  EMAIL_TEXTS,
  type EmailTexts,
  SECOND_FACTOR_CHANGES,
} from "#copy/shared/email-copy.ts";
import { fill } from "#copy/shared/fill.ts";
import { CLAIM_OUTCOME_TEXTS } from "#copy/shipments.ts";
import { oneLine, unlinked } from "./plain-words.ts";

export interface EmailLink {
  label: string;
  link: string;
}

/** The content of an e-mail as plain text, before layout. */
export interface EmailParts {
  subject: string;
  preheader: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Listed items, each with a link. */
  lines: readonly EmailLink[];
  button: EmailLink | null;
  secondary: EmailLink | null;
  footer: string;
}

type LinkFields = {
  [Kind in EmailKind]: { button?: keyof EmailContentOf<Kind>; secondary?: keyof EmailContentOf<Kind> };
};

const SALE_LINKS = { button: "link", secondary: "preferencesLink" } as const;

/** Fields of the button's URL and of the second link, by kind. */
const LINK_FIELDS: LinkFields = {
  passwordRecovery: { button: "link" },
  registrationReceived: { button: "verifyLink", secondary: "statusLink" },
  registrationKnown: { button: "signInLink", secondary: "recoverLink" },
  registrationApproved: { button: "signInLink" },
  registrationRefused: { button: "statusLink" },
  verifyEmail: { button: "link" },
  siteCode: {},
  siteLead: {},
  emailChanged: {},
  passwordChanged: { button: "recoverLink" },
  secondFactorChanged: {},
  newDevice: { button: "sessionsLink" },
  supportAccess: {},
  erasureScheduled: { button: "cancelLink" },
  budgetApproval: { button: "link" },
  paymentReceipt: { button: "link" },
  paymentDue: { button: "link" },
  paymentOverdue: { button: "link" },
  paymentRest: { button: "link" },
  notificationDigest: { button: "listLink", secondary: "preferencesLink" },
  budgetSaved: SALE_LINKS,
  orderPlaced: SALE_LINKS,
  statusChanged: SALE_LINKS,
  agreementChanged: SALE_LINKS,
  budgetAnswered: SALE_LINKS,
  discountAsked: SALE_LINKS,
  discountDecided: SALE_LINKS,
  purchaseAsked: SALE_LINKS,
  purchaseDecided: SALE_LINKS,
  expiryNear: SALE_LINKS,
  budgetOver: SALE_LINKS,
  paymentConfirmed: SALE_LINKS,
  shipmentSent: SALE_LINKS,
  shipmentDelivered: SALE_LINKS,
  claimMade: SALE_LINKS,
  claimAnswered: SALE_LINKS,
};

/** Texts of an e-mail with its facts; each is a single line. */
export function buildEmailParts(
  content: EmailContent,
  { distributorName, timeZone }: { distributorName: string; timeZone: string },
): EmailParts {
  const texts: EmailTexts = EMAIL_TEXTS[content.kind];
  const facts = { ...factsOf(content, timeZone), distributor: oneLine(distributorName) };
  const say = (template: string) => fill(template, facts);
  const unknown = Object.entries(content).flatMap(([field, value]) => (value === null ? [`{${field}}`] : []));
  const name = unlinked(content.name);
  const { button, secondary } = LINK_FIELDS[content.kind];
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader),
    greeting:
      name === "" ? EMAIL_FRAME_TEXTS.greetingWithoutName : fill(EMAIL_FRAME_TEXTS.greeting, { name }),
    paragraphs: texts.paragraphs
      .filter((template) => unknown.every((fact) => !template.includes(fact)))
      .map(say),
    lines: linesOf(content),
    button: linkOf(content, texts.button && say(texts.button), button),
    secondary: linkOf(content, texts.secondary, secondary),
    footer: say(EMAIL_FRAME_TEXTS.footer),
  };
}

/** The facts that templates may use, formatted for people. */
function factsOf(content: EmailContent, timeZone: string): Record<string, string> {
  const facts = Object.entries(content).flatMap(([field, value]): [string, string][] => {
    if (typeof value === "number") return [[field, formatCents(value)]];
    return typeof value === "string" ? [[field, factOf(content, field, value, timeZone)]] : [];
  });
  return {
    ...Object.fromEntries(facts),
    ...("requestName" in content ? { What: whatOf(content) } : {}),
    ...(content.kind === "discountDecided" ? { answer: EMAIL_SALE_TEXTS.answers[content.decision] } : {}),
    ...(content.kind === "budgetAnswered"
      ? { answer: EMAIL_SALE_TEXTS.approvalAnswers[content.decision] }
      : {}),
    ...(content.kind === "purchaseDecided"
      ? { answer: EMAIL_SALE_TEXTS.purchaseAnswers[content.decision] }
      : {}),
  };
}

/** The budget or order of an e-mail, with the name that somebody gave it. */
function whatOf({
  type,
  code,
  requestName,
}: {
  type: "budget" | "order";
  code: string;
  requestName: string;
}) {
  const what = fill(EMAIL_SALE_TEXTS.type[type], { code: unlinked(code) });
  const name = unlinked(requestName);
  return name === "" ? what : fill(EMAIL_SALE_TEXTS.named, { what, name });
}

/** Lines contain text typed by others: names of orders and companies. */
function linesOf(content: EmailContent): EmailLink[] {
  if (content.kind !== "notificationDigest") return [];
  return content.lines.map(({ text, link }) => ({ label: unlinked(text), link }));
}

function factOf(content: EmailContent, field: string, value: string, timeZone: string): string {
  switch (field) {
    case "at":
    case "expiresAt":
    case "until":
      return formatInstant(value, timeZone);
    case "dueOn":
    case "expiresOn":
    case "lastOn":
    case "expectedOn":
      return formatDay(value);
    case "change":
      return content.kind === "secondFactorChanged" ? SECOND_FACTOR_CHANGES[content.change] : value;
    case "askedPct":
      return formatPct(value);
    case "decision":
      if (content.kind === "budgetAnswered") return EMAIL_SALE_TEXTS.approvalDecisions[content.decision];
      if (content.kind === "purchaseDecided") return EMAIL_SALE_TEXTS.purchaseDecisions[content.decision];
      return content.kind === "discountDecided" ? EMAIL_SALE_TEXTS.decisions[content.decision] : value;
    case "outcome":
      return content.kind === "claimAnswered" ? CLAIM_OUTCOME_TEXTS[content.outcome] : value;
    case "newEmail":
    case "visitorEmail":
    case "site":
      return oneLine(value);
    case "reason":
      return content.kind === "discountAsked" || content.kind === "purchaseAsked"
        ? unlinked(value)
        : oneLine(value);
    default:
      return unlinked(value);
  }
}

function linkOf(
  content: EmailContent,
  label: string | undefined,
  field: string | undefined,
): EmailLink | null {
  const link: unknown = Object.entries(content).find(([name]) => name === field)?.[1];
  return label === undefined || typeof link !== "string" ? null : { label, link };
}

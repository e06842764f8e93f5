import * as z from "zod";

const text = z.string().min(1).max(300);
const name = z.string().max(200);
const link = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();

/** Limit of lines in a digest; the portal has the rest. */
export const MAX_DIGEST_LINES = 10;

const cents = z.int().nullable();

/** What every e-mail about a budget or an order says: null for a total that its reader may not see. */
const sale = {
  name,
  type: z.enum(["budget", "order"]),
  code: text,
  requestName: name,
  status: text,
  totalCents: cents,
  link,
  preferencesLink: link,
};
const remark = z.string().max(2_000).nullable();

/** What is said of a payment that is awaited. */
const unpaid = { name, code: text, openCents: z.int(), link };

/** Content of an e-mail by kind. Links are absolute and lead to the portal; instants are UTC, `dueOn` is a calendar day
 *  of the distributor. */
export const EmailContentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("passwordRecovery"), name, link, expiresAt: instant }),
  z.object({
    kind: z.literal("registrationReceived"),
    name,
    companyName: text,
    statusLink: link,
    verifyLink: link,
  }),
  /** Sent after an attempt to register with an e-mail or a CNPJ that already has an account. */
  z.object({ kind: z.literal("registrationKnown"), name, signInLink: link, recoverLink: link }),
  z.object({ kind: z.literal("registrationApproved"), name, companyName: text, signInLink: link }),
  z.object({
    kind: z.literal("registrationRefused"),
    name,
    companyName: text,
    reason: z.string().max(2_000),
    statusLink: link,
  }),
  z.object({ kind: z.literal("verifyEmail"), name, link }),
  /** Sent to the visitor of another site, who confirms the address by the code. */
  z.object({ kind: z.literal("siteCode"), name, digits: text, site: text }),
  /** Sent to whom a site's key names, about a visitor who wants to be called. `system` and saving are null where nothing
   *  can be saved. */
  z.object({
    kind: z.literal("siteLead"),
    name,
    visitorName: text,
    visitorEmail: text,
    telephone: text,
    site: text,
    place: text,
    billCents: z.int(),
    system: text.nullable(),
    savingCents: cents,
    message: remark,
  }),
  /** Sent to the old address. */
  z.object({ kind: z.literal("emailChanged"), name, newEmail: text }),
  z.object({ kind: z.literal("passwordChanged"), name, at: instant, recoverLink: link }),
  z.object({
    kind: z.literal("secondFactorChanged"),
    name,
    change: z.enum(["enabled", "disabled", "recoveryCodeUsed"]),
    at: instant,
  }),
  z.object({ kind: z.literal("newDevice"), name, device: text, at: instant, sessionsLink: link }),
  /** Sent to the distributor's administrators when platform support acts as a user. */
  z.object({
    kind: z.literal("supportAccess"),
    name,
    operatorName: text,
    reason: z.string().max(2_000),
    until: instant,
  }),
  z.object({ kind: z.literal("erasureScheduled"), name, dueOn: z.iso.date(), cancelLink: link }),
  /** Sent to who is to answer a budget. */
  z.object({
    kind: z.literal("budgetApproval"),
    name,
    senderName: text,
    code: text,
    link,
    lastOn: z.iso.date(),
  }),
  /** Sent to who has paid an order. */
  z.object({ kind: z.literal("paymentReceipt"), name, code: text, paidCents: z.int(), link }),
  /** Sent to who is to pay an order, until the last day of its charge; and after it. */
  z.object({ kind: z.literal("paymentDue"), ...unpaid, dueOn: z.iso.date() }),
  z.object({ kind: z.literal("paymentOverdue"), ...unpaid, dueOn: z.iso.date() }),
  /** Sent to who has paid a part and has not asked for the charge of the rest. */
  z.object({ kind: z.literal("paymentRest"), ...unpaid }),
  /** Unread notifications of a person: numbers by kind, in words, and the newest ones. */
  z.object({
    kind: z.literal("notificationDigest"),
    name,
    summary: text,
    lines: z.array(z.object({ text: z.string().max(1_000), link })).max(MAX_DIGEST_LINES),
    listLink: link,
    preferencesLink: link,
  }),
  z.object({ kind: z.literal("budgetSaved"), ...sale, expiresOn: z.iso.date().nullable() }),
  z.object({ kind: z.literal("orderPlaced"), ...sale }),
  /** `status` is the new one; its message is for buyers alone. */
  z.object({ kind: z.literal("statusChanged"), ...sale, statusBefore: text, message: remark.default(null) }),
  z.object({ kind: z.literal("agreementChanged"), ...sale, beforeCents: cents }),
  z.object({
    kind: z.literal("budgetAnswered"),
    ...sale,
    decision: z.enum(["accepted", "changeAsked", "refused"]),
    answererName: name,
    version: z.string().max(20),
    comment: remark,
  }),
  /** To who may decide it; the total is that with the discount. */
  z.object({
    kind: z.literal("discountAsked"),
    ...sale,
    askerName: name,
    askedPct: z.string().max(20),
    reason: remark,
  }),
  z.object({
    kind: z.literal("discountDecided"),
    ...sale,
    decision: z.enum(["approved", "refused"]),
    note: remark,
  }),
  /** To the managers of a company, about an order above what it lets a person order. */
  z.object({
    kind: z.literal("purchaseAsked"),
    ...sale,
    askerName: name,
    limitCents: cents,
    usedCents: cents,
    reason: remark,
  }),
  /** To who has asked. */
  z.object({
    kind: z.literal("purchaseDecided"),
    ...sale,
    decision: z.enum(["approved", "refused"]),
    note: remark,
  }),
  z.object({ kind: z.literal("expiryNear"), ...sale, expiresOn: z.iso.date() }),
  z.object({ kind: z.literal("budgetOver"), ...sale, expiresOn: z.iso.date() }),
  z.object({ kind: z.literal("paymentConfirmed"), ...sale }),
  z.object({
    kind: z.literal("shipmentSent"),
    ...sale,
    items: text,
    carrier: text.nullable(),
    trackingCode: text.nullable(),
    expectedOn: z.iso.date().nullable(),
  }),
  z.object({ kind: z.literal("shipmentDelivered"), ...sale, items: text, receivedBy: text }),
  z.object({ kind: z.literal("claimMade"), ...sale, items: text, receivedBy: text }),
  z.object({
    kind: z.literal("claimAnswered"),
    ...sale,
    items: text,
    outcome: z.enum(["replaced", "credited", "refused"]),
    answer: z.string().max(2_000),
  }),
]);

export type EmailContent = z.infer<typeof EmailContentSchema>;
export type EmailKind = EmailContent["kind"];

/** An e-mail about a budget or an order, by its code. */
export type RequestEmail = Extract<EmailContent, { code: string }>;

/** Content of one kind of e-mail. */
export type EmailContentOf<Kind extends EmailKind> = Extract<EmailContent, { kind: Kind }>;

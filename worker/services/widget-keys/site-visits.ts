import { randomInt } from "node:crypto";
import * as z from "zod";
import type { UserActor, WidgetActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  type ConfirmVisit,
  type StartedVisit,
  type StartVisit,
  type Visit,
  VISIT_CODE_DIGITS,
} from "#domain/widget-keys/site-sale-schema.ts";
import { createAccessRepository } from "#worker/repositories/access/access-repository.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { seal, type SealPurpose, unseal } from "#worker/security/seal.ts";
import { assertRate } from "#worker/services/access/attempts.ts";
import { sendEmailsSoon } from "#worker/services/access/send-emails-soon.ts";
import { authorise, tenantOf } from "#worker/services/shared/authorise.ts";
import { assertKeyRate } from "./key-rate.ts";

/** Access to what sites sell: for widgets alone. */
export const siteSalesAccess: AccessRule = { types: [], actions: ["enableClosedKits"], widgets: "kits" };

const CODE_TTL_MS = 15 * 60_000;
const VISIT_TTL_MS = 4 * 3_600_000;

const VisitTextSchema = z.object({
  distributorId: z.string(),
  keyId: z.string(),
  email: z.string(),
  /** Id of the integrator; null for a customer. */
  userId: z.string().nullable(),
  until: z.number(),
});
/** Who has an account is looked up with the right code: it would lengthen the challenge, and so be told. */
const ChallengeTextSchema = VisitTextSchema.omit({ userId: true }).extend({
  as: z.enum(["customer", "integrator"]),
  code: z.string(),
});
type VisitText = z.infer<typeof VisitTextSchema>;

/** Whether the key of a widget takes anything, in somebody's name. */
export function isSelling({ actor }: Scope): boolean {
  return actor.kind === "widget" && actor.buyer !== null && actor.sells.length > 0;
}

/** First step of a use case of widgets on sites that sell.
 *  @throws DomainError ACCESS_DENIED for a key that sells nothing */
export function authoriseSite(scope: Scope): Tenant & { actor: WidgetActor & { buyer: UserActor } } {
  const tenant = authorise(scope, siteSalesAccess);
  const { actor } = scope;
  if (actor.kind !== "widget") throw new DomainError("ACCESS_DENIED", { reason: "not a widget" });
  const { buyer } = actor;
  if (buyer === null || !isSelling(scope)) {
    throw new DomainError("ACCESS_DENIED", { reason: "the site sells nothing" });
  }
  return { ...tenant, actor: { ...actor, buyer } };
}

/** Sends a code to the e-mail of a visitor. An integrator without an account gets none, and the answer does not tell.
 *  The challenge can be read by nobody, and names key and e-mail, so nothing is stored before it is confirmed.
 *  @throws DomainError ACCESS_DENIED, RATE_LIMITED */
export function createStartVisit(scope: Scope) {
  return async function startVisit({ email, as }: StartVisit): Promise<StartedVisit> {
    const { distributor, database, actor } = authoriseSite(scope);
    await assertRate(scope, { distributor, database }, "site-code", email);
    await assertKeyRate(scope, { distributor, database }, actor);
    const isSent = as === "customer" || (await findIntegrator(scope, email)) !== null;
    const code = String(randomInt(10 ** VISIT_CODE_DIGITS)).padStart(VISIT_CODE_DIGITS, "0");
    const now = scope.now();
    const until = now.getTime() + CODE_TTL_MS;
    const text = { distributorId: distributor.id, keyId: actor.keyId, email, until, as, code };
    if (isSent) {
      await database.writeBatch([
        emailStatement(distributor.id, {
          id: scope.newId("eml"),
          recipient: email,
          content: { kind: "siteCode", name: "", digits: code, site: new URL(actor.origin).host },
          createdAt: now.toISOString(),
        }),
      ]);
      sendEmailsSoon(scope);
    }
    const challenge = seal(JSON.stringify(text), scope.env.SESSION_SECRET, "site visit challenge");
    return { challenge, expiresAt: new Date(until).toISOString() };
  };
}

/** Confirms a visitor's e-mail by its code.
 *  @throws DomainError ACCESS_DENIED, RATE_LIMITED, EMAIL_UNCONFIRMED if the code is too old, INVALID_CODE */
export function createConfirmVisit(scope: Scope) {
  return async function confirmVisit({ challenge, code }: ConfirmVisit): Promise<Visit> {
    const { distributor, database, actor } = authoriseSite(scope);
    const asked = openText(scope, challenge, "site visit challenge", ChallengeTextSchema);
    if (asked === null || asked.keyId !== actor.keyId) {
      throw new DomainError("EMAIL_UNCONFIRMED", {});
    }
    await assertRate(scope, { distributor, database }, "site-confirm", asked.email);
    const integrator = asked.as === "integrator" ? await findIntegrator(scope, asked.email) : null;
    const isKnown = asked.as === "customer" || integrator !== null;
    if (!isKnown || asked.code !== code) throw new DomainError("INVALID_CODE", {});
    const until = scope.now().getTime() + VISIT_TTL_MS;
    const { distributorId, keyId, email } = asked;
    const visit: VisitText = { distributorId, keyId, email, userId: integrator?.userId ?? null, until };
    return {
      visit: seal(JSON.stringify(visit), scope.env.SESSION_SECRET, "site visit"),
      expiresAt: new Date(until).toISOString(),
      integrator: integrator && {
        name: `${integrator.name} ${integrator.surname}`.trim(),
        companyName: integrator.integrator?.companyName ?? "",
      },
    };
  };
}

/** Who has confirmed an e-mail to a key; null for a visit that is over, or of another key. */
export function openVisit(
  scope: Scope,
  sealed: string,
  keyId: string,
): Pick<VisitText, "email" | "userId"> | null {
  const visit = openText(scope, sealed, "site visit", VisitTextSchema);
  return visit?.keyId === keyId ? visit : null;
}

/** The integrator of a visit; null once it cannot buy any more. */
export function readVisitor(scope: Scope, userId: string): Promise<UserActor | null> {
  const { distributor, database } = tenantOf(scope);
  return createAccessRepository(database, distributor).readBuyer(userId);
}

async function findIntegrator(scope: Scope, email: string): Promise<UserActor | null> {
  const { distributor, database } = tenantOf(scope);
  const account = await createSessionRepository(database, distributor.id).findAccount(email);
  return account === null ? null : readVisitor(scope, account.id);
}

function openText<Text extends Pick<VisitText, "distributorId" | "until">>(
  scope: Scope,
  sealed: string,
  purpose: SealPurpose,
  schema: z.ZodType<Text>,
): Text | null {
  const text = unseal(sealed, scope.env.SESSION_SECRET, purpose);
  if (text === null) return null;
  const found = schema.parse(JSON.parse(text));
  const isOver = found.until <= scope.now().getTime();
  return isOver || found.distributorId !== tenantOf(scope).distributor.id ? null : found;
}

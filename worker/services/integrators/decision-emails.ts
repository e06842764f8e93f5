import type { EmailContent } from "#domain/access/email-schema.ts";
import type { IntegratorDecision } from "#domain/integrators/integrator-status.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { LINK_LIFE_MS, signInLink, statusLink } from "./links.ts";

interface Decided {
  decision: IntegratorDecision;
  company: { companyName: string };
  people: readonly { id: string; name: string; email: string }[];
  reason: string | null;
}

/** E-mails to a company's people: an approval with a single-use sign-in link, a refusal with its reason. Other
 *  decisions are only shown in the portal. */
export function decisionEmails(
  scope: Scope,
  distributorId: string,
  { decision, company, people, reason }: Decided,
): WriteStatement[] {
  if (decision !== "approve" && decision !== "refuse") return [];
  const kind = decision === "approve" ? "signIn" : "registration";
  const now = scope.now();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS[kind]).toISOString();
  return people.flatMap(({ id: userId, name, email }) => {
    const secret = newSecret();
    const facts = { name, companyName: company.companyName };
    const content: EmailContent =
      decision === "approve"
        ? { kind: "registrationApproved", ...facts, signInLink: signInLink(scope, secret) }
        : {
            kind: "registrationRefused",
            ...facts,
            reason: reason ?? "",
            statusLink: statusLink(scope, secret),
          };
    return [
      insertAccountToken(distributorId, {
        tokenHash: hashSecret(secret),
        kind,
        userId,
        createdAt,
        expiresAt,
      }),
      emailStatement(distributorId, { id: scope.newId("eml"), recipient: email, content, createdAt }),
    ];
  });
}

import type { Distributor } from "#domain/access/actor.ts";
import { MOST_LINK_DAYS, USUAL_LINK_DAYS } from "#domain/approvals/approval-limits.ts";
import type { ApprovalLinks, MadeApprovalLink, NewApprovalLink } from "#domain/approvals/approval-schema.ts";
import { refusalOf } from "#domain/requests/request-actions.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createApprovalRepository } from "#worker/repositories/approvals/approval-repository.ts";
import { insertLink, withdrawLink } from "#worker/repositories/approvals/approval-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { assertRate } from "../access/attempts.ts";
import { sendEmailsSoon } from "../access/send-emails-soon.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { actionQuestion } from "../requests/action-question.ts";
import { assertVersion, openFor } from "../requests/open-request.ts";
import { todayOf } from "../requests/read-requests.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { stateOf, toLink } from "./link-facts.ts";

/** Links of a budget that are told. */
const MOST_LINKS = 100;

/** Links on which customers answer a budget, for the people who may edit it. */
export function createApprovalLinks(scope: Scope) {
  return {
    /** Reads the links of a budget, or of the budget that an order was, with their answers, newest first.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED */
    async list(requestId: string): Promise<ApprovalLinks> {
      const opened = await openFor(scope, requestId, "readApprovals");
      const { distributor, database, request, content, shows } = opened;
      const today = todayOf(scope, distributor.settings);
      const found = await createApprovalRepository(database, distributor.id).listLinks(requestId, MOST_LINKS);
      const { request: of } = found;
      if (of === null) throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
      return {
        items: found.links.map((link) => {
          const answers = found.answers.filter(({ linkId }) => linkId === link.id);
          return toLink(link, answers, stateOf(link, answers, { request: of, distributor, today }));
        }),
        ...{ type: request.type, code: request.code, name: content.name, version: request.version },
        customerName: content.customer.userOrCompanyName,
        mayMake:
          shows.prices &&
          of.companyStatus === "enable" &&
          refusalOf("shareForApproval", request, actionQuestion(scope, opened)) === null,
        usualLastOn: usualLastOn(request.expiresOn, distributor, today),
        today,
      };
    },

    /** Makes a link for the newest version of a budget, and sends it where it has an e-mail. Its address is told this
     *  once: only a hash of its token is kept. It shows the amounts that its maker sees.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, also for people who see no prices; REQUEST_DELETED, BUDGET_EXPIRED,
     *    INVALID_TRANSITION, STALE_VERSION, INVALID_BODY for a day that has passed or is too far, APPROVAL_CLOSED while the
     *    company is blocked, RATE_LIMITED */
    async make(requestId: string, input: NewApprovalLink): Promise<MadeApprovalLink> {
      const opened = await openFor(scope, requestId, "shareForApproval");
      const { distributor, database, actor, request, shows } = opened;
      if (!shows.prices) throw new DomainError("ACCESS_DENIED", { reason: "prices are hidden" });
      assertVersion(opened, input.version);
      const today = todayOf(scope, distributor.settings);
      assertDay(input.lastOn, today);
      await assertRate(scope, opened, "approval-link", actor.userId);
      const token = newSecret();
      const id = scope.newId("apl");
      const at = scope.now().toISOString();
      const url = `${scope.origin}/aprovar/${token}`;
      const { name, email, lastOn, version } = input;
      const createdByName = `${actor.name} ${actor.surname}`.trim();
      const row = {
        ...{ distributorId: distributor.id, id, requestId, version, name, email, lastOn },
        ...{ showsExtraItems: shows.extraItems, showsFreight: shows.freight },
        ...{ createdBy: actor.userId, createdAt: at, withdrawnAt: null },
      };
      await database.writeBatch([
        ...insertLink(
          { ...row, tokenHash: hashSecret(token) },
          {
            changed: () => new DomainError("STALE_VERSION", { entity: "request", id: requestId }),
            blocked: () => new DomainError("APPROVAL_CLOSED", { state: "companyBlocked" }),
          },
        ),
        ...(email === null
          ? []
          : [
              emailStatement(distributor.id, {
                ...{ id: scope.newId("eml"), recipient: email, createdAt: at, requestId },
                content: {
                  ...{ kind: "budgetApproval", name, senderName: createdByName || distributor.name },
                  ...{ code: request.code, link: url, lastOn },
                },
              }),
            ]),
        audit(scope, distributor.id, {
          ...{ event: "budget.approval-link-made", entity: "request", entityId: requestId, at },
          changes: {
            approver: { from: null, to: name },
            email: { from: null, to: email },
            version: { from: null, to: version },
            endsOn: { from: null, to: lastOn },
          },
        }),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      if (email !== null) sendEmailsSoon(scope);
      return { ...toLink({ ...row, createdByName }, [], "waiting"), url };
    },

    /** Withdraws a link: it takes no answer any more, and those that it gave stand.
     *  @throws DomainError NOT_FOUND, also for another budget's link and for an order, whose links take none anyway; ACCESS_DENIED, REQUEST_DELETED, STALE_VERSION for one
     *    that was withdrawn already */
    async withdraw(requestId: string, linkId: string): Promise<void> {
      const { distributor, database, actor, request } = await openFor(scope, requestId, "withdrawApproval");
      const name = await createApprovalRepository(database, distributor.id).findName(requestId, linkId);
      if (name === null) throw new DomainError("NOT_FOUND", { entity: "approvalLink", id: linkId });
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...withdrawLink(
          distributor.id,
          { id: linkId, requestId, by: actor.userId, at },
          () => new DomainError("STALE_VERSION", { entity: "approvalLink", id: linkId }),
        ),
        audit(scope, distributor.id, {
          ...{ event: "budget.approval-link-withdrawn", entity: "request", entityId: requestId, at },
          changes: { approver: { from: name, to: null } },
        }),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
    },
  };
}

/** The budget's last day, or some days from now for one without. */
function usualLastOn(expiresOn: string | null, { settings }: Distributor, today: string): string {
  const { active } = settings.requests.budgetExpiry;
  return active && expiresOn !== null && expiresOn >= today ? expiresOn : addDays(today, USUAL_LINK_DAYS);
}

function assertDay(lastOn: string, today: string): void {
  if (lastOn >= today && lastOn <= addDays(today, MOST_LINK_DAYS)) return;
  const code = "INVALID_LINK_DAY";
  throw new DomainError("INVALID_BODY", { issues: [{ field: "lastOn", code, message: code }] });
}

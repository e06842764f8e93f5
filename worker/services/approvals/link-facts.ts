import type { Distributor } from "#domain/access/actor.ts";
import type { ApprovalLink, GivenAnswer } from "#domain/approvals/approval-schema.ts";
import { type ApprovalState, approvalState } from "#domain/approvals/approval-state.ts";
import { isExpired } from "#domain/requests/budget-expiry.ts";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import type {
  LinkedRequest,
  StoredAnswer,
  StoredLink,
} from "#worker/repositories/approvals/approval-repository.ts";

/** What has become of a link, by its row, its answers and its budget.
 *  @param today - calendar day of the distributor */
export function stateOf(
  link: Pick<StoredLink, "version" | "lastOn" | "withdrawnAt">,
  answers: readonly StoredAnswer[],
  { request, distributor, today }: { request: LinkedRequest; distributor: Distributor; today: string },
): ApprovalState {
  const { budgetExpiry: expiry } = distributor.settings.requests;
  return approvalState(
    { ...link, answers },
    {
      version: request.version,
      isDeleted: request.deletedAt !== null,
      isCompanyBlocked: request.companyStatus !== "enable",
      isClosed: request.type !== "budget" || !OPEN_GROUPS.some((group) => group === request.statusGroup),
      isExpired: isExpired(request, { today, expiry }),
    },
    today,
  );
}

/** A link as people of the portal see it. */
export function toLink(
  link: StoredLink,
  answers: readonly StoredAnswer[],
  state: ApprovalState,
): ApprovalLink {
  const { id, name, email, version, lastOn, createdAt, createdByName, withdrawnAt } = link;
  return {
    ...{ id, name, email, version, lastOn, createdAt, createdByName, withdrawnAt, state },
    answers: answers.map((one) => {
      const { sha256, address, userAgent } = one;
      return { ...toGiven(one), sha256, address, userAgent };
    }),
  };
}

/** An answer without what proves it. */
export function toGiven({ version, answer, name, comment, at, code }: StoredAnswer): GivenAnswer {
  return { version, answer, name, comment, at, code };
}

import { and, desc, eq, sql } from "drizzle-orm";
import type { ApprovalAnswer } from "#domain/approvals/approval-state.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { StatusGroup } from "#domain/requests/deal-status.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { approvalAnswer, approvalLink } from "#worker/db/schema/approvals.ts";
import { dealStatus, request, requestVersion } from "#worker/db/schema/requests.ts";

/** An answer with what proves it. */
export interface StoredAnswer {
  linkId: string;
  version: number;
  answer: ApprovalAnswer;
  name: string;
  comment: string;
  at: string;
  code: string;
  sha256: string;
  address: string;
  userAgent: string;
}

/** A link as its row has it. */
export interface StoredLink {
  id: string;
  requestId: string;
  version: number;
  name: string;
  email: string | null;
  lastOn: string;
  showsExtraItems: boolean;
  showsFreight: boolean;
  createdBy: string;
  createdByName: string;
  createdAt: string;
  withdrawnAt: string | null;
}

/** The facts of a budget that its links depend on. */
export interface LinkedRequest {
  id: string;
  type: RequestType;
  code: string;
  name: string;
  purchaseType: PurchaseType;
  version: number;
  expiresOn: string | null;
  totalCents: number;
  integratorId: string;
  sellerId: string | null;
  responsibleId: string | null;
  createdBy: string;
  deletedAt: string | null;
  dealStatusId: string;
  statusGroup: StatusGroup;
  companyStatus: "wait" | "enable" | "disable" | "inactive";
}

/** Links on which budgets are answered, of one distributor. */
export function createApprovalRepository({ orm, readBatch }: Database, distributorId: string) {
  const links = () =>
    orm
      .select({
        id: approvalLink.id,
        requestId: approvalLink.requestId,
        version: approvalLink.version,
        name: approvalLink.name,
        email: approvalLink.email,
        lastOn: approvalLink.lastOn,
        showsExtraItems: approvalLink.showsExtraItems,
        showsFreight: approvalLink.showsFreight,
        createdBy: approvalLink.createdBy,
        createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
        createdAt: approvalLink.createdAt,
        withdrawnAt: approvalLink.withdrawnAt,
      })
      .from(approvalLink)
      .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, approvalLink.createdBy)));

  const answers = () =>
    orm
      .select({
        linkId: approvalAnswer.linkId,
        version: approvalAnswer.version,
        answer: approvalAnswer.answer,
        name: approvalAnswer.name,
        comment: approvalAnswer.comment,
        at: approvalAnswer.createdAt,
        code: approvalAnswer.code,
        sha256: approvalAnswer.sha256,
        address: approvalAnswer.address,
        userAgent: approvalAnswer.userAgent,
      })
      .from(approvalAnswer);

  const requests = () =>
    orm
      .select({
        id: request.id,
        type: request.type,
        code: request.code,
        name: request.name,
        purchaseType: request.purchaseType,
        version: request.version,
        expiresOn: request.expiresOn,
        totalCents: request.totalCents,
        integratorId: request.integratorId,
        sellerId: request.sellerId,
        responsibleId: request.responsibleId,
        createdBy: request.createdBy,
        deletedAt: request.deletedAt,
        dealStatusId: request.dealStatusId,
        statusGroup: dealStatus.groupName,
        companyStatus: integrator.status,
      })
      .from(request)
      .innerJoin(
        dealStatus,
        and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId)),
      )
      .innerJoin(
        integrator,
        and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
      );

  return {
    /** Reads the links of a budget and their answers, newest first, with the budget as it is.
     *  @param most - number of links */
    async listLinks(
      requestId: string,
      most: number,
    ): Promise<{ links: StoredLink[]; answers: StoredAnswer[]; request: LinkedRequest | null }> {
      const [found, given, [of]] = await readBatch([
        links()
          .where(and(eq(approvalLink.distributorId, distributorId), eq(approvalLink.requestId, requestId)))
          .orderBy(desc(approvalLink.createdAt), desc(approvalLink.id))
          .limit(most),
        answers()
          .where(
            and(eq(approvalAnswer.distributorId, distributorId), eq(approvalAnswer.requestId, requestId)),
          )
          .orderBy(desc(approvalAnswer.createdAt), desc(approvalAnswer.id)),
        requests()
          .where(and(eq(request.distributorId, distributorId), eq(request.id, requestId)))
          .limit(1),
      ]);
      return { links: found, answers: given, request: of ?? null };
    },

    /** Reads whom a link of a budget is for; null for none. */
    async findName(requestId: string, id: string): Promise<string | null> {
      const [rows] = await readBatch([
        orm
          .select({ name: approvalLink.name })
          .from(approvalLink)
          .where(
            and(
              eq(approvalLink.distributorId, distributorId),
              eq(approvalLink.requestId, requestId),
              eq(approvalLink.id, id),
            ),
          )
          .limit(1),
      ]);
      return rows[0]?.name ?? null;
    },

    /** Reads the link with a token, its answers, newest first, and its budget with the newest content, in one state of
     *  the database; null for a token of no link. */
    async findByToken(tokenHash: string): Promise<{
      link: StoredLink;
      answers: StoredAnswer[];
      request: LinkedRequest;
      content: unknown;
    } | null> {
      const byToken = and(
        eq(approvalLink.distributorId, distributorId),
        eq(approvalLink.tokenHash, tokenHash),
      );
      const linkOf = sql`(select id from approval_link where distributor_id = ${distributorId} and token_hash = ${tokenHash})`;
      const requestOf = sql`(select request_id from approval_link where distributor_id = ${distributorId} and token_hash = ${tokenHash})`;
      const [[link], given, [of], [newest]] = await readBatch([
        links().where(byToken).limit(1),
        answers()
          .where(
            and(eq(approvalAnswer.distributorId, distributorId), sql`${approvalAnswer.linkId} = ${linkOf}`),
          )
          .orderBy(desc(approvalAnswer.version)),
        requests()
          .where(and(eq(request.distributorId, distributorId), sql`${request.id} = ${requestOf}`))
          .limit(1),
        orm
          .select({ content: requestVersion.content })
          .from(requestVersion)
          .where(
            and(
              eq(requestVersion.distributorId, distributorId),
              sql`${requestVersion.requestId} = ${requestOf}`,
            ),
          )
          .orderBy(desc(requestVersion.version))
          .limit(1),
      ]);
      if (link === undefined || of === undefined || newest === undefined) return null;
      return { link, answers: given, request: of, content: newest.content };
    },
  };
}

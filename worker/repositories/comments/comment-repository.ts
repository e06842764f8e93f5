import { sql, type SQL } from "drizzle-orm";
import { COMMENT_PAGE_SIZE, MAX_REPLIES } from "#domain/comments/comment-rules.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { roleHolds } from "#worker/repositories/access/role-holds.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { comment } from "#worker/db/schema/comments.ts";

/** The most people whom a comment may tell, those who have to do with the request first. */
const MAX_PEOPLE = 50;

/** A comment as stored. */
export interface StoredComment {
  id: string;
  replyTo: string | null;
  message: string;
  fixed: number;
  isInternal: number;
  authorId: string;
  authorName: string;
  createdAt: string;
  /** As JSON. */
  files: string;
}

/** The request that comments are on, and what decides whom they are for. */
export interface CommentedRequest {
  id: string;
  type: RequestType;
  integratorId: string;
  createdBy: string;
}

/** Comments on requests of one distributor. */
export function createCommentRepository({ orm, readBatch }: Database, distributorId: string) {
  const columns = sql`c.id, c.reply_to as replyTo, c.message, c.fixed, c.is_internal as isInternal,
    c.author_id as authorId, c.created_at as createdAt,
    coalesce((select trim(user.name || ' ' || user.surname) from user
      where user.distributor_id = c.distributor_id and user.id = c.author_id), '') as authorName,
    (select json_group_array(json_object('id', own.id, 'name', own.name, 'contentType', own.content_type,
        'sizeBytes', own.size_bytes)) from request_file as kept
      join file as own on own.distributor_id = kept.distributor_id and own.id = kept.file_id
      where kept.distributor_id = c.distributor_id and kept.request_id = c.parent_id
        and kept.comment_id = c.id) as files`;
  const on = (requestId: string, isInternalSeen: boolean) => sql`c.distributor_id = ${distributorId}
    and c.parent_type = 'request' and c.parent_id = ${requestId}
    and (c.is_internal = 0 or ${isInternalSeen ? sql`1` : sql`0`})`;
  return {
    /** Reads a page of comments with their replies, the number of all, and the people whom a comment may tell.
     *  @param seen.internal - whether those among the distributor's people are seen */
    async listComments(
      request: CommentedRequest,
      page: number,
      seen: { internal: boolean; by: string; isOfDistributor: boolean },
    ): Promise<{
      comments: StoredComment[];
      replies: StoredComment[];
      totalItems: number;
      people: { id: string; name: string; isOfCompany: number }[];
    }> {
      const shown = on(request.id, seen.internal);
      const ofPage = sql`(select c.id from comment as c where ${shown} and c.reply_to is null
        order by c.fixed desc, c.created_at desc, c.id desc
        limit ${COMMENT_PAGE_SIZE} offset ${(page - 1) * COMMENT_PAGE_SIZE})`;
      const [comments, replies, counted, people] = await readBatch([
        orm.all<StoredComment>(sql`select ${columns} from comment as c
          where ${shown} and c.reply_to is null and c.id in ${ofPage}
          order by c.fixed desc, c.created_at desc, c.id desc`),
        orm.all<StoredComment>(sql`select * from (select ${columns},
            row_number() over (partition by c.reply_to order by c.created_at desc, c.id desc) as place
          from comment as c where ${shown} and c.reply_to in ${ofPage})
          where place <= ${MAX_REPLIES} order by createdAt, id`),
        orm.all<{ total: number }>(
          sql`select count(*) as total from comment as c where ${shown} and c.reply_to is null`,
        ),
        orm.all<{
          id: string;
          name: string;
          isOfCompany: number;
        }>(sql`select person.id, trim(person.name || ' ' || person.surname) as name,
            person.type = 'integrator' as isOfCompany
          from user as person where ${mayBeTold(distributorId, request)} and person.id <> ${seen.by}
            and ${seen.isOfDistributor ? sql`1` : knownToCompany(distributorId, request)}
          order by ${isInvolved(distributorId, request)} desc, ${knownToCompany(distributorId, request)} desc,
            name collate nocase limit ${MAX_PEOPLE}`),
      ]);
      return { comments, replies, totalItems: counted[0]?.total ?? 0, people };
    },

    /** @throws DomainError NOT_FOUND, also for one that is not seen */
    async getComment(requestId: string, id: string, isInternalSeen: boolean): Promise<StoredComment> {
      const [found] = await readBatch([
        orm.all<StoredComment>(
          sql`select ${columns} from comment as c where ${on(requestId, isInternalSeen)} and c.id = ${id}`,
        ),
      ]);
      const [row] = found;
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "comment", id });
      return row;
    },
  };
}

/** Condition of a `person` who may read comments on the request. */
function mayBeTold(distributorId: string, { type, integratorId }: CommentedRequest): SQL {
  return sql`person.distributor_id = ${distributorId} and person.blocked = 0
    and (person.type = 'admin' or ((person.type = 'staff' or person.integrator_id = ${integratorId})
      and ${roleHolds([type])} and ${roleHolds([`${type}.details.annotations`])}))`;
}

/** Condition of a `person` who has saved the request, looks after it, or has commented on it. */
function isInvolved(distributorId: string, { id }: CommentedRequest): SQL {
  return sql`(exists (select 1 from request where request.distributor_id = ${distributorId} and request.id = ${id}
      and person.id in (request.created_by, request.seller_id, request.responsible_id))
    or exists (select 1 from comment where comment.distributor_id = ${distributorId}
      and comment.parent_type = 'request' and comment.parent_id = ${id} and comment.author_id = person.id))`;
}

/** Condition of a `person` whom the company of the request knows: its own people, who has saved the request, and who has
 *  commented on it where the company sees it. */
function knownToCompany(distributorId: string, { id, integratorId, createdBy }: CommentedRequest): SQL {
  return sql`(person.integrator_id = ${integratorId} or person.id = ${createdBy} or exists (select 1 from comment
    where comment.distributor_id = ${distributorId} and comment.parent_type = 'request' and comment.parent_id = ${id}
      and comment.is_internal = 0 and comment.author_id = person.id))`;
}

/** Condition of each recipient (`person`) of a comment: those whom it names, if they may read it. */
export function toldByComment(
  distributorId: string,
  request: CommentedRequest,
  {
    ids,
    isInternal,
    isOfDistributor,
  }: { ids: readonly string[]; isInternal: boolean; isOfDistributor: boolean },
): SQL {
  return sql`person.id in ${eachOf(ids)} and ${mayBeTold(distributorId, request)}
    and ${isInternal ? sql`person.type <> 'integrator'` : sql`1`}
    and ${isOfDistributor ? sql`1` : knownToCompany(distributorId, request)}`;
}

/** Inserts a comment, or a reply to one that is still there.
 *  @throws DomainError NOT_FOUND for what it replies to, or for a deleted request, by the batch */
export function insertComment(
  distributorId: string,
  {
    requestId,
    replyTo,
    ...row
  }: {
    id: string;
    requestId: string;
    replyTo: string | null;
    message: string;
    isInternal: boolean;
    authorId: string;
    createdAt: string;
  },
): WriteStatement[] {
  const isThere = sql`exists (select 1 from comment where distributor_id = ${distributorId} and id = ${replyTo}
    and parent_id = ${requestId} and reply_to is null)`;
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
        and deleted_at is null)`,
      () => new DomainError("NOT_FOUND", { entity: "request", id: requestId }),
    ),
    ...(replyTo === null
      ? []
      : [
          assertHolds(
            "ALREADY_DONE",
            isThere,
            () => new DomainError("NOT_FOUND", { entity: "comment", id: replyTo }),
          ),
        ]),
    insertRow(comment, { ...row, distributorId, replyTo, parentType: "request", parentId: requestId }),
  ];
}

/** Pins a comment, or takes the pin off.
 *  @throws DomainError NOT_FOUND, by the batch */
export function pinComment(distributorId: string, id: string, fixed: boolean): WriteStatement[] {
  return [
    {
      query: sql`update comment set fixed = ${fixed ? 1 : 0}
        where distributor_id = ${distributorId} and id = ${id} and reply_to is null`,
    },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "comment", id })),
  ];
}

/** Deletes a comment with its replies and their files, whose bytes the clean-up of files without a request removes.
 *  @throws DomainError NOT_FOUND, by the batch */
export function deleteComment(
  distributorId: string,
  { requestId, id }: { requestId: string; id: string },
): WriteStatement[] {
  return [
    {
      query: sql`delete from request_file where distributor_id = ${distributorId} and request_id = ${requestId}
        and comment_id in (select comment.id from comment where comment.distributor_id = ${distributorId}
          and (comment.id = ${id} or comment.reply_to = ${id}))`,
    },
    { query: sql`delete from comment where distributor_id = ${distributorId} and reply_to = ${id}` },
    { query: sql`delete from comment where distributor_id = ${distributorId} and id = ${id}` },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "comment", id })),
  ];
}

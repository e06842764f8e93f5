import type { UserActor } from "#domain/access/actor.ts";
import { mayRemoveComment } from "#domain/comments/comment-rules.ts";
import type { CommentList, NewComment } from "#domain/comments/comment-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createCommentRepository,
  deleteComment,
  insertComment,
  pinComment,
  type StoredComment,
  toldByComment,
} from "#worker/repositories/comments/comment-repository.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { readStored } from "../files/read-stored.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";
import { readUpload, storeUpload, type UploadedFile } from "./store-upload.ts";

/** Length of a comment in its notification. */
const EXCERPT = 140;

/** Comments on budgets and orders, between the distributor and the company, or among the distributor's people. They are
 *  not part of the agreement, so that no status or expiry ends them.
 *  @source spec, request detail actions: annotations; comments */
export function createAnnotations(scope: Scope) {
  const open = async (requestId: string) => {
    const opened = await openFor(scope, requestId, "annotate");
    const { distributor, database, actor } = opened;
    const comments = createCommentRepository(database, distributor.id);
    return { ...opened, comments, isOfDistributor: actor.type !== "integrator" };
  };
  return {
    /** Reads a page of comments, pinned ones first, then the newest; with their newest replies.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED */
    async list(requestId: string, page: number): Promise<CommentList> {
      const { actor, request, comments, isOfDistributor } = await open(requestId);
      const found = await comments.listComments(request, page, {
        ...{ internal: isOfDistributor, by: actor.userId, isOfDistributor },
      });
      return {
        items: found.comments.map((one) => ({
          ...shown(one, actor),
          ...{ parentType: "request" as const, parentId: requestId },
          fixed: one.fixed === 1,
          isInternal: one.isInternal === 1,
          replies: found.replies
            .filter(({ replyTo }) => replyTo === one.id)
            .map((reply) => shown(reply, actor)),
        })),
        totalItems: found.totalItems,
        people: found.people.map((one) => ({ ...one, isOfCompany: one.isOfCompany === 1 })),
        mayBeInternal: isOfDistributor,
      };
    },

    /** Adds a comment or a reply with its files, and notifies the people whom it names, and whom it replies to.
     *  @throws DomainError NOT_FOUND, also for what it replies to, and for a file that is not the person's own;
     *    ACCESS_DENIED, REQUEST_DELETED */
    async add(
      requestId: string,
      { message, replyTo, isInternal: asked, mentions, files }: NewComment,
    ): Promise<{ id: string }> {
      const { distributor, database, actor, request, comments, content, isOfDistributor } =
        await open(requestId);
      const before = replyTo === null ? null : await comments.getComment(requestId, replyTo, isOfDistributor);
      if (before !== null && before.replyTo !== null) {
        throw new DomainError("NOT_FOUND", { entity: "comment", id: before.id });
      }
      const isInternal = before === null ? asked && isOfDistributor : before.isInternal === 1;
      const id = scope.newId("cmt");
      const at = scope.now().toISOString();
      const ids = [...mentions, ...(before === null ? [] : [before.authorId])].filter(
        (one) => one !== actor.userId,
      );
      await database.writeBatch([
        ...insertComment(distributor.id, {
          ...{ id, requestId, replyTo, message, isInternal, authorId: actor.userId, createdAt: at },
        }),
        ...attachFiles(distributor.id, {
          ...{ requestId, fileIds: files, commentId: id, userId: actor.userId, at },
        }),
        ...(ids.length === 0
          ? []
          : notify(
              distributor.id,
              {
                kind: "mentioned",
                notificationId: scope.newId("ntf"),
                createdAt: at,
                content: {
                  ...{ requestId, code: "", name: content.name, requestType: request.type },
                  authorName: `${actor.name} ${actor.surname}`.trim(),
                  excerpt: excerptOf(message),
                },
              },
              {
                integratorId: request.integratorId,
                among: toldByComment(distributor.id, request, { ids, isInternal, isOfDistributor }),
              },
            )),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      return { id };
    },

    /** Pins a comment above the others, or takes the pin off.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED */
    async pin(requestId: string, id: string, fixed: boolean): Promise<void> {
      const { distributor, database, request, comments, isOfDistributor } = await open(requestId);
      await comments.getComment(requestId, id, isOfDistributor);
      await database.writeBatch([
        ...pinComment(distributor.id, id, fixed),
        ...newsOfRequest(distributor.id, request, scope.now().toISOString()),
      ]);
      publishSoon(scope);
    },

    /** Deletes a comment with its replies: one's own, or as administrator any.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED for another's, REQUEST_DELETED */
    async remove(requestId: string, id: string): Promise<void> {
      const { distributor, database, actor, request, comments, isOfDistributor } = await open(requestId);
      const one = await comments.getComment(requestId, id, isOfDistributor);
      if (!mayRemoveComment(actor, one))
        throw new DomainError("ACCESS_DENIED", { reason: "another's comment" });
      await database.writeBatch([
        ...deleteComment(distributor.id, { requestId, id }),
        ...newsOfRequest(distributor.id, request, scope.now().toISOString()),
      ]);
      publishSoon(scope);
    },

    /** Stores a file for a comment to come, sent as the body or as the field `file` of a form.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
    async bringFile(requestId: string, request: Request, name: string): Promise<UploadedFile> {
      const opened = await open(requestId);
      return readUpload(request, name, (incoming) => storeUpload(scope, opened, incoming));
    },

    /** Reads a file of a comment that the person sees.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, FILES_UNAVAILABLE */
    async readFile(requestId: string, id: string, fileId: string) {
      const { distributor, database, comments, isOfDistributor } = await open(requestId);
      await comments.getComment(requestId, id, isOfDistributor);
      const file = await createFileRepository(database, distributor.id).findOfComment(requestId, id, fileId);
      return readStored(scope.env, fileId, file);
    },
  };
}

function shown(one: StoredComment, actor: UserActor) {
  const { id, message, authorName, createdAt } = one;
  const files = JSON.parse(one.files) as CommentList["items"][number]["files"];
  return { id, message, authorName, createdAt, files, mayRemove: mayRemoveComment(actor, one) };
}

function excerptOf(message: string): string {
  const line = message.replaceAll(/\s+/g, " ");
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1)}…`;
}

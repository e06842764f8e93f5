import { newId } from "#worker/scope.ts";
import { insertComment } from "#worker/repositories/comments/comment-repository.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates a comment on a request; returns its id. */
export async function createTestComment(
  owner: TestDistributor,
  { requestId, authorId }: { requestId: string; authorId: string },
): Promise<string> {
  const id = newId("cmt");
  const comment = { id, requestId, replyTo: null, message: "Ligar", isInternal: false, authorId };
  await owner.database.writeBatch(
    insertComment(owner.id, { ...comment, createdAt: "2026-11-21T12:00:00.000Z" }),
  );
  return id;
}

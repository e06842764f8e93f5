import { beginUpload, finishUpload } from "#worker/repositories/requests/request-file-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates the row of a file that is uploaded or being uploaded for a request; its bytes are not stored. */
export async function createTestRequestFile(
  owner: TestDistributor,
  {
    userId,
    at = new Date().toISOString(),
    isWhole = true,
  }: { userId: string; at?: string; isWhole?: boolean },
): Promise<string> {
  const id = newId("fil");
  const file = { id, name: "anexo.pdf", contentType: "application/pdf", key: `${owner.id}/${id}` };
  await owner.database.writeBatch([
    ...beginUpload(owner.id, { ...file, createdBy: userId, createdAt: at }),
    ...(isWhole ? finishUpload(owner.id, { id, sizeBytes: 12 }) : []),
  ]);
  return id;
}

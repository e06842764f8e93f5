import { beginUpload, finishUpload } from "#worker/repositories/request-file-statements.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** The row of a file that somebody has brought for a request; its bytes lie nowhere. */
export async function createTestRequestFile(
  owner: TestDistributor,
  { userId, at = new Date().toISOString() }: { userId: string; at?: string },
): Promise<string> {
  const id = newId("fil");
  const file = { id, name: "anexo.pdf", contentType: "application/pdf", key: `${owner.id}/${id}` };
  await owner.database.writeBatch([
    ...beginUpload(owner.id, { ...file, createdBy: userId, createdAt: at }),
    ...finishUpload(owner.id, { id, sizeBytes: 12 }),
  ]);
  return id;
}

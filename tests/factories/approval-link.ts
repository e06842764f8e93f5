import { approvalLink } from "#worker/db/schema/approvals.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { newId } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates a link for the first version of a budget; returns its id. */
export async function createTestApprovalLink(
  { id: distributorId, database }: TestDistributor,
  { requestId, createdBy }: { requestId: string; createdBy: string },
): Promise<string> {
  const id = newId("apl");
  await database.writeBatch([
    insertRow(approvalLink, {
      ...{
        distributorId,
        id,
        requestId,
        tokenHash: hashSecret(newSecret()),
        version: 1,
        name: "Marina Alves",
      },
      ...{ email: null, lastOn: "2099-12-31", showsExtraItems: true, showsFreight: true },
      ...{ createdBy, createdAt: "2026-11-20T12:00:00.000Z", withdrawnAt: null },
    }),
  ]);
  return id;
}

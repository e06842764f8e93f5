import { discountRequisition } from "#worker/db/schema/pricing.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates an open discount approval of 12 percent on an order of R$ 10.100,00; returns its id. */
export async function createTestApproval(
  owner: TestDistributor,
  { requestId, requestedBy }: { requestId: string; requestedBy: string },
): Promise<string> {
  const id = newId("req");
  const content = {
    valueModifier: { increase: {}, decrease: { amount: "12" } },
    ...{
      limitPct: "5",
      askedPct: "12",
      subtotalCents: 1_000_000,
      beforeCents: 1_010_000,
      afterCents: 890_000,
    },
    ...{ margin: null, reason: "Concorrente ofereceu R$ 900 a menos." },
  };
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(discountRequisition).values({
        ...{ distributorId: owner.id, id, requestId, requestVersion: 1, kind: "discount", content },
        ...{ status: "pending", requestedBy, createdAt: "2026-11-21T12:00:00.000Z" },
      }),
    },
  ]);
  return id;
}

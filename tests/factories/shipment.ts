import { newId } from "#worker/scope.ts";
import { shipment, shipmentClaim } from "#worker/db/schema/shipments.ts";
import type { TestDistributor } from "./distributor.ts";
import { createTestOrder } from "./saved-order.ts";

/** Creates an order with a shipment on its way and an open claim about it; returns the ids of the latter two. */
export async function createTestShipment(
  owner: TestDistributor,
): Promise<{ shipmentId: string; claimId: string }> {
  const { id: requestId, buyer } = await createTestOrder(owner);
  const [shipmentId, claimId] = [newId("shp"), newId("clm")];
  const at = "2026-11-20T12:00:00.000Z";
  const item = { itemId: "itm_1", name: "Kit", amount: 1 };
  const { orm, writeBatch } = owner.database;
  await writeBatch([
    {
      query: orm.insert(shipment).values({
        ...{ distributorId: owner.id, id: shipmentId, requestId, lines: [item], sentOn: "2026-11-20" },
        ...{ carrier: "", trackingCode: "", createdBy: buyer.id, createdAt: at },
      }),
    },
    {
      query: orm.insert(shipmentClaim).values({
        ...{ distributorId: owner.id, id: claimId, shipmentId, itemId: item.itemId, itemName: item.name },
        ...{ kind: "missing", amount: 1, description: "", createdBy: buyer.id, createdAt: at },
      }),
    },
  ]);
  return { shipmentId, claimId };
}

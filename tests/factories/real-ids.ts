import { createTestUser, type TestDistributor } from "./distributor.ts";
import { createTestKit } from "./kit.ts";
import { createPayment, readCharge } from "./payment.ts";
import { createTestPopup } from "./popup.ts";
import { createTestOrder } from "./saved-order.ts";
import { createTestAsking, createTestResearch } from "./survey.ts";

/** One id of each kind of thing that a distributor has and a path may name. The distributor sells closed kits. */
export async function createRealIds(owner: TestDistributor): Promise<string[]> {
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const charge = await readCharge(owner, order.id);
  const staff = await createTestUser(owner, { type: "staff" });
  const { id: researchId } = await createTestResearch();
  return [
    order.id,
    charge.id,
    order.buyer.id,
    order.buyer.sessionId,
    ...[order.buyer.roleId, staff.roleId].filter((id) => id !== null),
    staff.id,
    owner.integratorId,
    owner.centerId,
    owner.structureId,
    await createTestAsking(owner, order.buyer, { researchId }),
    await createTestKit(owner),
    await createTestPopup(owner),
  ];
}

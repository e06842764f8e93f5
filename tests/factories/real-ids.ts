import { sql } from "drizzle-orm";
import { createTestChangeSet } from "./change-set.ts";
import { createTestRegion } from "./distribution.ts";
import { createTestUser, type TestDistributor } from "./distributor.ts";
import { createTestFreightRules } from "./freight.ts";
import { createTestImport } from "./import.ts";
import { createTestKit, createTestProduct } from "./kit.ts";
import { createTestKitRule } from "./kit-rule.ts";
import { createTestCategory, createTestExtraItem, createTestSection, createTestService } from "./offers.ts";
import { createPayment, readCharge } from "./payment.ts";
import { createTestGroup, createTestPriceList } from "./pricing.ts";
import { createTestPopup } from "./popup.ts";
import { createTestCoupon } from "./coupon.ts";
import { createTestPaymentMethod } from "./payment-method.ts";
import { createTestRecommendation } from "./recommendation.ts";
import { createTestRequisition } from "./requisition.ts";
import { readRows } from "./rows.ts";
import { createTestOrder } from "./saved-order.ts";
import { createTestAsking, createTestResearch } from "./survey.ts";

/** One id of each kind of thing that a distributor has and a path may name. The distributor sells closed kits. */
export async function createRealIds(owner: TestDistributor): Promise<string[]> {
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const charge = await readCharge(owner, order.id);
  const staff = await createTestUser(owner, { type: "staff" });
  const product = await createTestProduct(owner, { conditional: 5 });
  const arrivals = await readRows(
    owner,
    sql`select id from stock_arrival where distributor_id = ${owner.id}`,
  );
  const { id: researchId } = await createTestResearch();
  const optionId = await createTestKit(owner);
  const kits = await readRows(owner, sql`select kit_id from kit_option where id = ${optionId}`);
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
    optionId,
    ...kits.map(({ kit_id }) => String(kit_id)),
    await createTestKitRule(owner),
    await createTestChangeSet(owner),
    await createTestPopup(owner),
    ...(await createTestFreightRules(owner, [{}])),
    await createTestCategory(owner),
    await createTestSection(owner),
    await createTestExtraItem(owner),
    await createTestService(owner),
    product.id,
    ...arrivals.map(({ id }) => String(id)),
    await createTestRegion(owner),
    await createTestImport(owner),
    await createTestGroup(owner),
    await createTestPriceList(owner, {}),
    (await createTestCoupon(owner)).id,
    await createTestPaymentMethod(owner),
    await createTestRecommendation(owner, product.id),
    await createTestRequisition(owner, { requestId: order.id, requestedBy: order.buyer.id }),
  ];
}

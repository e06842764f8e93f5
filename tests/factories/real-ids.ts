import { sql } from "drizzle-orm";
import { TAG_PARENTS } from "#domain/tags/tag.ts";
import { createTestTerms } from "./application.ts";
import { createTestCart } from "./cart.ts";
import { createTestComment } from "./comment.ts";
import { createTestChangeSet } from "./change-set.ts";
import { createTestForm } from "./custom-form.ts";
import { createTestRegion } from "./distribution.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestFreightRules } from "./freight.ts";
import { createTestImport } from "./import.ts";
import { createTestKit, createTestProduct } from "./kit.ts";
import { createTestKitRule } from "./kit-rule.ts";
import { createTestCategory, createTestExtraItem, createTestSection, createTestService } from "./offers.ts";
import { createPayment, readCharge } from "./payment.ts";
import { createTestGroup, createTestPriceList } from "./pricing.ts";
import { createTestPopup } from "./popup.ts";
import { createStoredWidgetKey } from "./widget-key.ts";
import { createTestCoupon } from "./coupon.ts";
import { createTestPaymentMethod } from "./payment-method.ts";
import { createTestRecommendation } from "./recommendation.ts";
import { createTestRequestFile } from "./request-file.ts";
import { createTestApproval } from "./approval.ts";
import { createTestPurchase } from "./purchase.ts";
import { createTestApprovalLink } from "./approval-link.ts";
import { createTestAsk, createTestReturn } from "./return.ts";
import { readRows } from "./rows.ts";
import { createTestOrder } from "./saved-order.ts";
import { createTestView } from "./saved-view.ts";
import { createTestAsking, createTestResearch } from "./survey.ts";
import { createTestShipment } from "./shipment.ts";
import { createTestTag } from "./tag.ts";
import { createTestDraft } from "./terms.ts";

/** A person of the distributor, who owns personal things such as sessions. */
type Person = Pick<TestUser, "id" | "sessionId" | "roleId">;

/** A kind of thing in paths: the word for it, and a function that creates one at a distributor.
 *  The function returns ids of the thing and of what comes with it. */
interface Kind {
  word: RegExp;
  make: (owner: TestDistributor, person: Person) => Promise<string[]>;
}

const KINDS: readonly Kind[] = [
  { word: /requests|order|payment\//, make: async (owner) => [(await createTestOrder(owner)).id] },
  {
    word: /charges/,
    make: async (owner) => {
      const { id } = await createTestOrder(owner);
      await createPayment(owner, id);
      return [(await readCharge(owner, id)).id];
    },
  },
  {
    word: /discount-requisitions/,
    make: async (owner) => {
      const { id, buyer } = await createTestOrder(owner);
      return [await createTestApproval(owner, { requestId: id, requestedBy: buyer.id })];
    },
  },
  { word: /sessions/, make: (_owner, { sessionId }) => Promise.resolve([sessionId]) },
  { word: /users/, make: (_owner, { id }) => Promise.resolve([id]) },
  {
    word: /roles/,
    make: async (owner) => {
      const { roleId } = await createTestUser(owner, { type: "staff" });
      return roleId === null ? [] : [roleId];
    },
  },
  {
    word: /nps/,
    make: async (owner, person) => [
      await createTestAsking(owner, person, { researchId: (await createTestResearch()).id }),
    ],
  },
  { word: /integrators/, make: ({ integratorId }) => Promise.resolve([integratorId]) },
  { word: /centers|centerId/, make: ({ centerId }) => Promise.resolve([centerId]) },
  { word: /structures/, make: ({ structureId }) => Promise.resolve([structureId]) },
  {
    word: /kits/,
    make: async (owner) => {
      const optionId = await createTestKit(owner);
      const kits = await readRows(owner, sql`select kit_id from kit_option where id = ${optionId}`);
      return [optionId, ...kits.map(({ kit_id }) => String(kit_id))];
    },
  },
  { word: /carts/, make: async (owner) => [await createTestCart(owner)] },
  { word: /kit-rules/, make: async (owner) => [await createTestKitRule(owner)] },
  { word: /change-sets/, make: async (owner) => [await createTestChangeSet(owner)] },
  { word: /widget-keys/, make: async (owner) => [await createStoredWidgetKey(owner)] },
  { word: /popups/, make: async (owner) => [await createTestPopup(owner)] },
  { word: /freight/, make: (owner) => createTestFreightRules(owner, [{}]) },
  { word: /categories/, make: async (owner) => [await createTestCategory(owner)] },
  { word: /separated-sections/, make: async (owner) => [await createTestSection(owner)] },
  { word: /extra-items/, make: async (owner) => [await createTestExtraItem(owner)] },
  { word: /services/, make: async (owner) => [await createTestService(owner)] },
  {
    word: /products|productId|arrivals/,
    make: async (owner) => {
      const { id } = await createTestProduct(owner, { conditional: 5 });
      const arrivals = await readRows(owner, sql`select id from stock_arrival where product_id = ${id}`);
      return [id, ...arrivals.map((row) => String(row["id"]))];
    },
  },
  { word: /regions/, make: async (owner) => [await createTestRegion(owner)] },
  { word: /imports/, make: async (owner) => [await createTestImport(owner)] },
  { word: /groups/, make: async (owner) => [await createTestGroup(owner)] },
  { word: /price-lists/, make: async (owner) => [await createTestPriceList(owner, {})] },
  {
    word: /deal-statuses/,
    make: async (owner) => {
      const rows = await readRows(owner, sql`select id from deal_status where distributor_id = ${owner.id}`);
      return rows.map(({ id }) => String(id));
    },
  },
  {
    word: /shipments|claims/,
    make: async (owner) => Object.values(await createTestShipment(owner)),
  },
  { word: /return-asks/, make: async (owner) => [await createTestAsk(owner)] },
  { word: /returns\//, make: async (owner) => [await createTestReturn(owner)] },
  {
    word: /tags/,
    make: (owner) => Promise.all(TAG_PARENTS.map((parentType) => createTestTag(owner, { parentType }))),
  },
  { word: /custom-?forms/i, make: async (owner) => [await createTestForm(owner)] },
  {
    word: /files/,
    make: async (owner, { id: userId }) => [await createTestRequestFile(owner, { userId })],
  },
  {
    word: /annotations/,
    make: async (owner) => {
      const { id, buyer } = await createTestOrder(owner);
      return [await createTestComment(owner, { requestId: id, authorId: buyer.id })];
    },
  },
  {
    word: /purchase-approval/,
    make: async (owner) => Object.values(await createTestPurchase(owner)),
  },
  {
    word: /approval/,
    make: async (owner) => {
      const { id, buyer } = await createTestOrder(owner);
      return [await createTestApprovalLink(owner, { requestId: id, createdBy: buyer.id })];
    },
  },
  { word: /saved-views/, make: async (owner, { id }) => [await createTestView(owner, id)] },
  { word: /coupons/, make: async (owner) => [(await createTestCoupon(owner)).id] },
  {
    word: /terms/,
    make: async (owner) => [await createTestDraft(owner), await createTestTerms(owner)],
  },
  { word: /payment-methods/, make: async (owner) => [await createTestPaymentMethod(owner)] },
  {
    word: /recommendations/,
    make: async (owner) => [await createTestRecommendation(owner, (await createTestProduct(owner)).id)],
  },
];

/** Ids of each kind of thing that a distributor has and a path may name. They are created one kind at a time, and
 *  the kind that the path mentions comes first, so that callers can stop at the one that fits. The distributor
 *  sells closed kits. */
export async function* makeRealIds(
  owner: TestDistributor,
  person: Person,
  path: string,
): AsyncGenerator<string> {
  const isNear = ({ word }: Kind) => word.test(path);
  for (const { make } of [...KINDS.filter(isNear), ...KINDS.filter((kind) => !isNear(kind))]) {
    yield* await make(owner, person);
  }
}

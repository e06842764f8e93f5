import { popup } from "#worker/db/schema/kernel.ts";
import { surveyAnswer, research } from "#worker/db/schema/directory.ts";
import { charge } from "#worker/db/schema/payments.ts";
import { dealStatus, request } from "#worker/db/schema/requests.ts";
import { newId } from "#worker/scope.ts";
import { openTestDatabase, type TestDistributor } from "./distributor.ts";

type Request = typeof request.$inferInsert;

/** Creates a further status; returns its id. */
export async function createTestStatus(
  owner: TestDistributor,
  fields: Partial<typeof dealStatus.$inferInsert> = {},
): Promise<string> {
  const id = newId("dls");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(dealStatus).values({
        ...{ distributorId: owner.id, id, type: "order", name: "Pago", color: "#65a30d" },
        ...{ groupName: "negotiation", groupOrder: 2, order: 3 },
        ...fields,
      }),
    },
  ]);
  return id;
}

/** Creates a request without content, for figures; returns its id. */
export async function createTestRequest(
  owner: TestDistributor,
  fields: Partial<Request> & Pick<Request, "createdBy" | "dealStatusId">,
): Promise<string> {
  const id = newId("req");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(request).values({
        ...{ distributorId: owner.id, id, type: "order", code: id, name: "Residência Alves" },
        ...{ purchaseType: "closedKits", integratorId: owner.integratorId, centerId: owner.centerId },
        ...{ paymentStatus: "notRequested", totalCents: 1_000_000, totalPowerW: 5_500, version: 1 },
        ...{ createdAt: "2026-11-10T12:00:00.000Z", updatedAt: "2026-11-10T12:00:00.000Z" },
        ...fields,
      }),
    },
  ]);
  return id;
}

export async function createTestCharge(
  owner: TestDistributor,
  fields: Partial<typeof charge.$inferInsert> & { requestId: string },
): Promise<void> {
  const id = newId("chg");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(charge).values({
        ...{ distributorId: owner.id, id, provider: "sandbox", providerChargeId: id, method: "pix" },
        ...{ status: "pending", amountCents: 1_000_000, expiresAt: "2099-01-01T00:00:00.000Z" },
        createdAt: "2026-11-10T12:00:00.000Z",
        ...fields,
      }),
    },
  ]);
}

export async function createTestPopup(
  owner: TestDistributor,
  fields: Partial<typeof popup.$inferInsert> = {},
): Promise<void> {
  const at = "2026-11-10T12:00:00.000Z";
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(popup).values({
        ...{
          distributorId: owner.id,
          id: newId("pop"),
          title: "Semana do Sol",
          description: "Kits em oferta.",
        },
        ...{ whereToDisplay: [], displayFrequency: 1, createdAt: at, updatedAt: at },
        ...fields,
      }),
    },
  ]);
}

/** Creates answers of the distributor's people to a survey of the platform. */
export async function createTestAnswers(
  owner: Pick<TestDistributor, "id">,
  answers: readonly { scoreValue: number; answeredAt: string | null }[],
): Promise<void> {
  const directory = openTestDatabase("primary");
  const researchId = newId("rsc");
  const at = "2026-11-01T12:00:00.000Z";
  await directory.writeBatch([
    {
      query: directory.orm.insert(research).values({
        ...{ id: researchId, title: "NPS", question: "Quanto você recomenda?", audience: [], reasons: [] },
        ...{ scaleStart: 0, status: "closed", createdAt: at, updatedAt: at },
      }),
    },
    ...answers.map((answer) => ({
      query: directory.orm.insert(surveyAnswer).values({
        ...{ id: newId("sva"), researchId, distributorId: owner.id, userId: newId("usr"), userType: "staff" },
        askedAt: at,
        ...answer,
      }),
    })),
  ]);
}

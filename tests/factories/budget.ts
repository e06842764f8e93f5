import { sql } from "drizzle-orm";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { dealStatus, request, requestVersion } from "#worker/db/schema/requests.ts";
import { newId } from "#worker/scope.ts";
import type { TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

const AT = "2026-11-21T12:00:00.000Z";

/** Creates an open budget of one kit at R$ 10.000,00 with R$ 100,00 of freight, and current prices. By default its
 *  lines have no composition. */
export async function createTestBudget(
  owner: TestDistributor,
  {
    itemId,
    createdBy,
    amount = 1,
    unitPriceCents = 1_000_000,
    freightCents = 10_000,
    group = "open",
    content = {},
    id = newId("req"),
  }: {
    itemId: string;
    createdBy: string;
    amount?: number;
    unitPriceCents?: number;
    freightCents?: number;
    group?: "open" | "finished";
    content?: Partial<RequestContent>;
    id?: string;
  },
): Promise<string> {
  const { orm } = owner.database;
  const statusId = newId("dls");
  const itemsCents = unitPriceCents * amount;
  const totalCents = itemsCents + freightCents;
  const common = { distributorId: owner.id, createdBy, createdAt: AT };
  // As the first versions were stored: lines and freight only.
  const stored = {
    name: "Galpão Horizonte",
    lines: [
      {
        ...{ itemId, name: "Kit 5,50 kWp", amount, powerW: 5_500 },
        ...{ unitPriceCents, totalCents: itemsCents, products: [] },
      },
    ],
    customer: {
      userOrCompanyName: "Horizonte",
      email: "compras@horizonte.test",
      telephone: "+5562987654321",
    },
    delivery: { shippingType: "CIF", address: null },
    center: { id: owner.centerId, name: "CD Goiânia" },
    payment: { type: "pix" },
    totals: { itemsCents, freightCents, totalCents, powerW: 5_500 * amount },
    explain: [],
    ...content,
  };
  await owner.database.writeBatch([
    {
      query: orm.insert(dealStatus).values({
        ...{ distributorId: owner.id, id: statusId, type: "budget", name: "Em aberto", groupName: group },
        ...{ groupOrder: 1, order: 1, color: "#5B677B" },
      }),
    },
    {
      query: orm.insert(request).values({
        ...common,
        ...{ id, type: "budget", code: `ORC-${id.slice(-6)}`, name: stored.name, purchaseType: "closedKits" },
        ...{ integratorId: owner.integratorId, dealStatusId: statusId, paymentStatus: "notRequested" },
        ...{ stockStatus: null, centerId: owner.centerId, totalCents, totalPowerW: 5_500 * amount },
        ...{ version: 1, updatedAt: AT },
      }),
    },
    { query: orm.insert(requestVersion).values({ ...common, requestId: id, version: 1, content: stored }) },
  ]);
  return id;
}

/** Current state of a request, and its number of versions. */
export async function readRequestRow(owner: TestDistributor, id: string) {
  const [row = {}] = await readRows(
    owner,
    sql`select version, total_cents as totalCents, (select count(*) from request_version
      where distributor_id = ${owner.id} and request_id = ${id}) as versions
      from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  return row;
}

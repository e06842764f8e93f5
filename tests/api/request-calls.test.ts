import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import { createTestStructure, createTestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { createTestRequestFile } from "#tests/factories/request-file.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import {
  ALL_OF_REQUESTS,
  callRequest,
  createBudgetWorld,
  expireBudget,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Body = Record<string, unknown>;

const save = (person: { headers: Record<string, string> }, body: Body) =>
  callApi<CreatedRequest>("POST", "/app/user/requests", { headers: person.headers, body });

/** A shop, and a buyer of everything, including extra items and a discount of five percent. */
async function createShop() {
  const world = await createBudgetWorld({
    actions: {
      ...{ enableClosedKits: true, kitMount: true, singleProductPurchase: true },
      ...{ updateExpiredBudget: true, extraItem: true, enableCRM: true },
    },
  });
  const { owner } = world;
  const buyer = await createTestUser(owner, {
    permissions: [
      ...ALL_OF_REQUESTS,
      ...["customKits", "crm"],
      "budget.details.discount",
      "budget.details.files",
      "order.details.files",
    ],
    roleContent: { limitDiscountBudget: "5" },
  });
  return { ...world, buyer };
}

test("a request is made of all that the call names, and edits, also an expired budget, the one that it names [CALLS-39]", async () => {
  const { owner, buyer, kit, module } = await createShop();
  await changeRows(
    owner,
    sql`update product set power_w = 550 where distributor_id = ${owner.id} and id = ${module.id}`,
  );
  const structure = await createTestStructure(owner, "Metálico");
  const extra = await createTestExtraItem(owner, {
    ...{ basePriceCents: 18_990, isToSellOptions: ["mountKits"] },
  });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  await createTestCoupon(owner, { code: "SOL10", percent: "10" });
  const payment = await createTestPayment(owner);
  const checkoutFile = await createTestRequestFile(owner, { userId: buyer.id });
  const { additionalInfo } = buildOrderInput([]);
  const quoted = await callApi<{ freights: { id: string }[] }>("POST", "/app/user/freights/quote", {
    headers: buyer.headers,
    body: { variables: { shippingType: "FOB", volumes: { kits: [{ id: kit, amount: 1 }], products: [] } } },
  });
  const { id: centerId = "" } = (await readRows(
    owner,
    sql`select id from distribution_center where distributor_id = ${owner.id}`,
  ).then(([row]) => row)) as { id?: string };
  const body = {
    ...{ type: "budget", purchaseType: "mountKits", name: "Residência Marina", integratorId: null },
    ...{ kits: [{ id: kit, amount: 1 }], products: [{ id: module.id, amount: 2 }], power: 7, structure },
    additionalInfo: { ...additionalInfo, shippingDistributor: "FOB" },
    chosenDistributionCenter: centerId,
    freightQuotations: quoted.data.freights.map(({ id }) => ({ id })),
    ...{ extraItems: [{ id: extra, amount: 1 }], serviceItems: [{ id: service }], checkoutFile },
    valueModifier: { decrease: { type: "percentage", amount: "5" } },
    ...{ payment, coupon: "sol10", sizingId: "siz_1", leadId: "led_1", systemId: "sys_1" },
  };
  expect((await save(buyer, { ...body, power: -1 })).error.details).toMatchObject({
    issues: [{ field: "power" }],
  });
  const made = await save(buyer, body);
  expect(made.error).toBeUndefined();
  expect([made.status, made.data]).toMatchObject([201, { type: "budget", code: "ORC-000001", version: 1 }]);
  const { id } = made.data;
  const [row] = await readRows(
    owner,
    sql`select request.integrator_id as company, lead_id as lead, system_id as system, sizing_id as sizing, content,
        (select file_id from request_file where request_id = request.id) as file
      from request join request_version as v on v.request_id = request.id and v.version = request.version
      where request.distributor_id = ${owner.id} and request.id = ${id}`,
  );
  const told = {
    company: owner.integratorId,
    lead: "led_1",
    system: "sys_1",
    sizing: "siz_1",
    file: checkoutFile,
  };
  expect(row).toMatchObject(told);
  const content = JSON.parse(String(row?.["content"])) as RequestContent;
  expect(content).toMatchObject({
    name: "Residência Marina",
    lines: [
      { itemId: kit, amount: 1 },
      { itemId: module.id, amount: 2 },
    ],
    mounting: { structureId: structure, structureName: "Metálico" },
    ...{ center: { id: centerId }, delivery: { shippingType: "FOB" }, customer: { cpf: "52998224725" } },
    ...{ extraItems: [{ id: extra }], services: [{ id: service }], checkoutFile, coupon: { code: "SOL10" } },
    valueModifier: { decrease: { type: "percentage", amount: "5" } },
    payment: { methodId: payment.method, condition: { id: payment.condition } },
  });
  // 5.500 W of the kit and 2 × 550 W beside it; the sent value is ignored.
  expect(content.totals.powerW).toBe(6_600);

  const edit = { ...body, freightQuotations: [], coupon: undefined, editId: id, name: "Residência editada" };
  const edited = await save(buyer, edit);
  expect([edited.status, edited.data]).toMatchObject([201, { id, code: "ORC-000001", version: 2 }]);
  const stale = await save(buyer, { ...edit, origin: { kind: "edit", id, version: 1 } });
  expect(stale.error.type).toBe("STALE_VERSION");
  await expireBudget(owner, id);
  expect((await save(buyer, edit)).error.type).toBe("BUDGET_EXPIRED");
  const renewed = await save(buyer, { ...edit, updateExpiredBudget: true });
  expect([renewed.status, renewed.data]).toMatchObject([201, { id, code: "ORC-000001", version: 3 }]);
  const [after] = await readRows(
    owner,
    sql`select expires_on > '2020-01-01' as counts, (select count(*) from request where distributor_id = ${owner.id})
      as requests from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(after).toEqual({ counts: 1, requests: 1 });
});

test("what the call says twice must agree, and an expired budget is renewed by who may", async () => {
  const world = await createShop();
  const { owner, kit } = world;
  const buyer = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const { id } = await saveBudget({ ...world, buyer });
  const body = buildOrderInput([{ id: kit, amount: 1 }], { type: "budget" });
  const issues = async (changes: Body) =>
    (await save(buyer, { ...body, ...changes })).error.details as {
      issues: { field: string; code: string }[];
    };
  expect(await issues({ structure: "str_1", mounting: { structureId: "str_2" } })).toMatchObject({
    issues: [{ field: "structure", code: "CONTRADICTION" }],
  });
  expect(await issues({ editId: id, origin: { kind: "edit", id: "req_2" } })).toMatchObject({
    issues: [{ field: "editId", code: "CONTRADICTION" }],
  });
  expect(await issues({ updateExpiredBudget: true })).toMatchObject({
    issues: [{ field: "editId", code: "REQUIRED" }],
  });
  await expireBudget(owner, id);
  // Integrators renew where the distributor lets them.
  await owner.database.writeBatch([
    {
      query: sql`update distributor_profile set settings = json_patch(settings,
        '{"requests":{"enableUpdateExpiredBudget":false}}') where distributor_id = ${owner.id}`,
    },
  ]);
  const renewal = await save(buyer, { ...body, editId: id, updateExpiredBudget: true });
  expect(renewal.error.type).toBe("BUDGET_EXPIRED");
  const stranger = await createTestUser(owner, { integratorId: "int_other", permissions: ALL_OF_REQUESTS });
  expect((await save(stranger, { ...body, editId: id })).error.type).toBe("NOT_FOUND");
});

test("a save makes a budget or an order, files come along, a budget becomes an order by its call, and a freight is edited by another [CHECKOUT-04, CALLS-40]", async () => {
  const world = await createShop();
  const { owner, buyer, kit } = world;
  const brought = await callApi<{ id: string }>("POST", "/app/user/checkout/files?name=conta.pdf", {
    headers: { ...buyer.headers, "content-type": "application/octet-stream" },
    body: new Blob(["%PDF-1.7\n%%EOF"]).stream(),
  });
  const ordered = await save(buyer, buildOrderInput([{ id: kit, amount: 1 }]));
  const budget = await saveBudget(world, { files: [brought.data.id] });
  expect([ordered.data, budget]).toMatchObject([
    { type: "order", code: "PED-000001" },
    { type: "budget", code: "ORC-000001" },
  ]);
  const files = await callRequest<{ items: { id: string }[] }>(buyer, ["GET", budget.id, "/files"]);
  expect(files.data.items.map(({ id }) => id)).toEqual([brought.data.id]);
  const turned = await callRequest<CreatedRequest>(buyer, ["POST", budget.id, "/order"], { version: 1 });
  expect([turned.status, turned.data]).toMatchObject([
    200,
    { id: budget.id, type: "order", code: "PED-000002", version: 2, totalCents: 1_010_000 },
  ]);
  const kept = await callRequest<{ items: { id: string }[] }>(buyer, ["GET", budget.id, "/files"]);
  expect(kept.data.items).toEqual(files.data.items);
  await createTestFreightRules(owner, [{ state: "GO", amount: "350" }]);
  const { additionalInfo } = buildOrderInput([]);
  const quoted = await callApi<{ freights: { id: string }[] }>("POST", "/app/user/freights/quote", {
    headers: buyer.headers,
    body: {
      variables: {
        ...{ shippingType: "CIF", address: additionalInfo.shippingAddress },
        volumes: { kits: [{ id: kit, amount: 1 }], products: [] },
      },
    },
  });
  const freights = quoted.data.freights.map(({ id }) => ({ id }));
  const edited = await callRequest<CreatedRequest>(buyer, ["PUT", budget.id, "/freight"], {
    ...{ version: 2, freights, additionalInfo },
  });
  expect([edited.status, edited.data]).toMatchObject([
    200,
    { version: 3, totalCents: 1_035_000, freightRequoted: false },
  ]);
  const [sold] = await readRows(
    owner,
    sql`select content ->> '$.freight.quoteId' as id from request_version
      where distributor_id = ${owner.id} and request_id = ${budget.id} and version = 3`,
  );
  expect([sold]).toEqual(freights);
  // With a pickup there is no freight.
  const sent = await callRequest<CreatedRequest>(buyer, ["PUT", budget.id, "/freight"], {
    ...{ version: 3, freights: [], additionalInfo: { shippingDistributor: "FOB" } },
  });
  expect([sent.status, sent.data]).toMatchObject([200, { version: 4, totalCents: 1_000_000 }]);
  const rows = await readRows(
    owner,
    sql`select type, version from request where distributor_id = ${owner.id} order by code`,
  );
  expect(rows).toEqual([
    { type: "order", version: 1 },
    { type: "order", version: 4 },
  ]);
});

import { expect, test } from "vitest";
import {
  buildBudgetInput,
  countOf,
  createTestShop,
  readRequest,
  saveRequest,
} from "#tests/factories/buying.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { buildOrderInput } from "#tests/factories/order.ts";

test("the distributor's people save for a company that they name, at its prices", async () => {
  const { owner, module } = await createTestShop();
  const permissions = ["requestsCreation.separateSale", "requestButton.budget"];
  const staff = await createTestUser(owner, { type: "staff", permissions });
  const products = [{ id: module.id, amount: 1 }];
  const nameless = await saveRequest(staff, buildBudgetInput({ products }));
  expect(nameless.error).toMatchObject({
    type: "INVALID_BODY",
    details: { issues: [{ field: "integratorId" }] },
  });
  const stranger = await createTestDistributor();
  const foreign = await saveRequest(
    staff,
    buildBudgetInput({ products, integratorId: stranger.integratorId }),
  );
  expect(foreign.error).toMatchObject({ type: "NOT_FOUND", details: { entity: "integrator" } });
  const saved = await saveRequest(staff, buildBudgetInput({ products, integratorId: owner.integratorId }));
  const { row } = await readRequest(owner, saved.data.id);
  expect(row).toMatchObject({ integrator_id: owner.integratorId, created_by: staff.id });
});

test("an integrator saves for no other company", async () => {
  const { owner, buyer, module } = await createTestShop();
  const products = [{ id: module.id, amount: 1 }];
  const refused = await saveRequest(buyer, buildBudgetInput({ products, integratorId: "int_other" }));
  expect(refused.error).toMatchObject({ type: "NOT_FOUND", details: { entity: "integrator" } });
  expect(await countOf(owner, "request")).toBe(0);
});

test.each([
  ["closedKits", "mountKits", "order", 403],
  ["customKits", "mountKits", "order", 201],
  ["customKits", "kitExpress", "order", 403],
  ["kitExpress", "kitExpress", "order", 201],
  ["separateSale", "separatedSales", "budget", 201],
  ["closedKits", "separatedSales", "budget", 403],
] as const)("who holds %s and buys %s as %s gets %i", async (permission, purchaseType, type, status) => {
  const { owner, module } = await createTestShop();
  const buyer = await createTestUser(owner, {
    permissions: [permission, type, `requestButton.${type}`],
  });
  const products = [{ id: module.id, amount: 1 }];
  const body = buildOrderInput([], { type, purchaseType, products });
  expect((await saveRequest(buyer, body)).status).toBe(status);
  const other = type === "budget" ? "order" : "budget";
  expect((await saveRequest(buyer, { ...body, type: other })).status).toBe(403);
});

test("a button that the distributor hides from integrators saves nothing", async () => {
  const { owner, buyer, module } = await createTestShop({ requests: { showBudgetButton: false } });
  const products = [{ id: module.id, amount: 1 }];
  expect((await saveRequest(buyer, buildBudgetInput({ products }))).status).toBe(403);
  expect(
    (await saveRequest(buyer, buildOrderInput([], { purchaseType: "separatedSales", products }))).status,
  ).toBe(201);
  const admin = await createTestUser(owner, { type: "admin" });
  const own = buildBudgetInput({ products, integratorId: owner.integratorId });
  expect((await saveRequest(admin, own)).status).toBe(201);
});

import { expect, test } from "vitest";
import { findKit, INTEGRATOR, postOrder, readOrders, savedOrder } from "./orders.ts";
import { useStack } from "./use-stack.ts";

const fault = useStack();

test("without the database everything says so, and works again when it is back, with the same Worker", async () => {
  const { stack, portal } = fault();
  const buyer = await portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);
  const kept = savedOrder(await postOrder(buyer, { kit, name: "Queda antes" }));
  const key = crypto.randomUUID();

  await stack.sqld.kill9();

  const calls = await Promise.all([
    buyer.call("GET", "/app/user/kits"),
    postOrder(buyer, { kit, name: "Queda durante", key }),
    portal.call("GET", "/app/open/theme"),
  ]);
  for (const { status, data, error } of calls) {
    expect({ status, data, type: error?.type }).toEqual({
      status: 503,
      data: undefined,
      type: "DATABASE_UNAVAILABLE",
    });
    expect(error?.requestId).toMatch(/^rqt_/);
  }
  const pages = await Promise.all([
    portal.visit("/"),
    buyer.visit("/kitsIntegrator"),
    buyer.visit("/requests"),
  ]);
  for (const page of pages) {
    expect(page.status).toBe(503);
    expect(page.html).toContain("Tentar de novo");
    expect(page.html).toMatch(/rqt_/);
  }
  expect((await portal.call("GET", "/health")).status).toBe(200);
  expect((await portal.call("GET", "/health/ready")).status).toBe(503);

  await stack.sqld.restart();

  expect(await portal.call("GET", "/health/ready")).toMatchObject({ status: 200, data: { ready: true } });
  expect((await findKit(buyer)).id).toBe(kit.id);
  expect((await buyer.visit("/kitsIntegrator")).status).toBe(200);
  expect((await portal.visit("/")).status).toBe(200);
  const repeated = savedOrder(await postOrder(buyer, { kit, name: "Queda durante", key }));
  expect(await readOrders(fault(), "Queda")).toMatchObject([{ code: kept.code }, { code: repeated.code }]);
});

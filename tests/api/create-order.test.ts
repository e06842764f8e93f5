import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("an integrator's order gets the first code and the total of kit and freight", async () => {
  const owner = await createTestDistributor();
  const integrator = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  const answer = await callApi("POST", "/app/user/requests", {
    headers: integrator.headers,
    body: buildOrderInput([{ id: kit, amount: 2 }]),
  });
  expect(answer.error).toBeUndefined();
  expect(answer.status).toBe(201);
  // 2 × 9.874,20 + 100,00 of fixed freight
  expect(answer.data).toMatchObject({ code: "PED-000001", version: 1, totalCents: 1_984_840 });
});

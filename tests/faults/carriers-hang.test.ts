import { expect, onTestFinished, test } from "vitest";
import { findKit, INTEGRATOR, savedOrder } from "./orders.ts";
import { useStack } from "./use-stack.ts";
import { DEMO_CARRIER_KEY, DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { sealCarrierKey } from "#worker/services/shared/carrier-key.ts";
import { buildOrderInput } from "#tests/factories/order.ts";

const fault = useStack();

const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const SLOW_KEY = `${DEMO_CARRIER_KEY}-lenta`;

test("an order with delivery is saved while the network of carriers hangs, at the price of the own table", async () => {
  const { portal, stack, secrets, readRows } = fault();
  const [before] = await readRows("select settings from distributor_profile where distributor_id = ?", [
    OWNER,
  ]);
  onTestFinished(async () => {
    const back = "update distributor_profile set settings = ? where distributor_id = ?";
    await readRows(back, [String(before?.["settings"]), OWNER]);
  });
  const sealedKey = sealCarrierKey(secrets.SEALING_SECRET, OWNER, SLOW_KEY);
  await readRows(
    `update distributor_profile set settings = json_set(settings, '$.delivery.intelipost', json(?))
      where distributor_id = ?`,
    [JSON.stringify({ enabled: true, sealedKey }), OWNER],
  );
  const buyer = await portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);

  const answer = await buyer.call("POST", "/app/user/requests", {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: buildOrderInput([{ id: kit.id, amount: 1 }], { name: "Transportadoras em silêncio" }),
  });

  const { id } = savedOrder(answer);
  expect(stack.carriers.callsWith(SLOW_KEY)).toBe(1);
  const orders = await readRows(
    "select content ->> '$.freight.provider' as provider from request_version where request_id = ?",
    [id],
  );
  expect(orders).toEqual([{ provider: "pied" }]);
});

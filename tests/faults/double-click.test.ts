import { expect, test } from "vitest";
import { findKit, INTEGRATOR, readOrders } from "./orders.ts";
import { useStack } from "./use-stack.ts";

const fault = useStack();

const CUSTOMER = {
  userOrCompanyName: "Marina Alves",
  personType: "física",
  cpf: "529.982.247-25",
  email: "marina@cliente.test",
  telephone: "(62) 98765-4321",
  shippingDistributor: "FOB",
};

test("a checkout form that is sent twice at once saves one order, and both answers show it", async () => {
  const buyer = await fault().portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);
  const path = `/kitsIntegrator/checkout?kit=${kit.id}~1`;
  const page = await buyer.visit(path);
  const idempotencyKey = /name="idempotencyKey"[^>]*value="([^"]+)"/.exec(page.html)?.[1] ?? "";
  const payment = /value="(pix\|[^"]*)"/.exec(page.html)?.[1] ?? "";
  const bought = { line: kit.id, payment, intent: "order" };
  const fields = { ...CUSTOMER, ...bought, requestName: "Clique duplo", idempotencyKey };

  const answers = await Promise.all([buyer.submit(path, fields), buyer.submit(path, fields)]);

  expect(idempotencyKey).not.toBe("");
  const orders = await readOrders(fault(), "Clique duplo");
  expect(orders).toHaveLength(1);
  const detail = `/requests/detail/${String(orders[0]?.["id"])}?saved=1`;
  expect(answers.map(({ status, location }) => ({ status, location }))).toEqual([
    { status: 302, location: detail },
    { status: 302, location: detail },
  ]);
});

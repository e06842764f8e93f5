import { expect, test } from "vitest";
import { findKit, INTEGRATOR, type Kit, readOrders } from "./orders.ts";
import type { Page } from "./portal.ts";
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

const NO_PAGE: Page = { status: 0, html: "", location: null, cookie: null };

/** Fields of an opened page's form, sent as an order. */
function fieldsOf({ html }: Page, kit: Kit) {
  const idempotencyKey = /name="idempotencyKey"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? "";
  const payment = /value="(pix\|[^"]*)"/.exec(html)?.[1] ?? "";
  return { ...CUSTOMER, line: kit.id, payment, intent: "order", idempotencyKey };
}

test("a checkout form that is sent twice at once saves one order, and both answers show it", async () => {
  const buyer = await fault().portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);
  const path = `/kitsIntegrator/checkout?kit=${kit.id}~1`;
  const fields = { ...fieldsOf(await buyer.visit(path), kit), requestName: "Clique duplo" };

  const answers = await Promise.all([buyer.submit(path, fields), buyer.submit(path, fields)]);

  expect(fields.idempotencyKey).not.toBe("");
  const orders = await readOrders(fault(), "Clique duplo");
  expect(orders).toHaveLength(1);
  const detail = `/requests/detail/${String(orders[0]?.["id"])}?saved=1`;
  expect(answers.map(({ status, location }) => ({ status, location }))).toEqual([
    { status: 302, location: detail },
    { status: 302, location: detail },
  ]);
});

test("two pages of one checkout that are sent at once save one order, and the other page is told which", async () => {
  const buyer = await fault().portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);
  const path = `/kitsIntegrator/checkout?kit=${kit.id}~1`;
  const pages = [await buyer.visit(path), await buyer.visit(path)];

  const answers = await Promise.all(
    pages.map((page, tab) =>
      buyer.submit(path, { ...fieldsOf(page, kit), requestName: `Duas abas ${String(tab)}` }),
    ),
  );

  const orders = await readOrders(fault(), "Duas abas");
  expect(orders).toHaveLength(1);
  const saved = answers.find(({ status }) => status === 302);
  expect(saved?.location).toBe(`/requests/detail/${String(orders[0]?.["id"])}?saved=1`);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.html).toContain(`Esta compra já foi salva como ${String(orders[0]?.["code"])}`);
  // The answer has the same form, whose own button saves another order, once.
  const another = /value="(order:[^"]+)"/.exec(refused?.html ?? "")?.[1] ?? "";
  const form = { ...fieldsOf(refused ?? NO_PAGE, kit), requestName: "Duas abas, outra compra" };
  expect((await buyer.submit(path, form)).status).toBe(422);
  const twice = await Promise.all([1, 2].map(() => buyer.submit(path, { ...form, intent: another })));
  expect(twice.map(({ status }) => status)).toEqual([302, 302]);
  expect(await readOrders(fault(), "Duas abas")).toHaveLength(2);
});

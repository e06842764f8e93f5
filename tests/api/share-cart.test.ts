import { expect, test } from "vitest";
import { createTestUser } from "#tests/factories/distributor.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { createLooseBuyer, createLooseSeller } from "#tests/factories/sale-products.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Shared {
  id: string;
  url: string;
  expiresAt: string;
}

test("a cart is shared under a link of this portal for thirty days, without the request that it came from", async () => {
  const owner = await createLooseSeller();
  const [id = ""] = await saveTestProducts(owner, [{ type: "module" }]);
  const { headers } = await createLooseBuyer(owner);
  const cart = {
    purchaseType: "separatedSales",
    products: [{ id, amount: 3 }],
    origin: { kind: "edit", id: "req_1", version: 2 },
  };
  const share = () => callApi<Shared>("POST", "/app/user/carts/share", { headers, body: cart });
  const { status, data } = await share();
  expect(status).toBe(201);
  expect(data.url).toMatch(new RegExp(`^http://portal\\.test/carrinho/${data.id}\\.`));
  const days = (new Date(data.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const colleague = await createLooseBuyer(owner);
  const read = await callApi("GET", `/app/user/carts/${data.id}`, { headers: colleague.headers });
  expect(read.data).toMatchObject({ products: [{ id, amount: 3 }], origin: null });
  const empty = await callApi("POST", "/app/user/carts/share", {
    headers,
    body: { purchaseType: "separatedSales", products: [] },
  });
  expect(empty.error.type).toBe("INVALID_BODY");
});

test("who does not buy so shares nothing, and another distributor's people do not open it", async () => {
  const owner = await createLooseSeller();
  const [id = ""] = await saveTestProducts(owner, [{ type: "module" }]);
  const body = { purchaseType: "separatedSales", products: [{ id, amount: 1 }] };
  const mounts = await createTestUser(owner, { permissions: ["customKits"] });
  const refused = await callApi("POST", "/app/user/carts/share", { headers: mounts.headers, body });
  expect(refused.status).toBe(403);
  const { headers } = await createLooseBuyer(owner);
  const { data } = await callApi<Shared>("POST", "/app/user/carts/share", { headers, body });
  const stranger = await createLooseBuyer(await createLooseSeller());
  const read = await callApi("GET", `/app/user/carts/${data.id}`, { headers: stranger.headers });
  expect(read.error.type).toBe("NOT_FOUND");
});

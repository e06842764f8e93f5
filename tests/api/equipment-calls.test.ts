import { expect, test } from "vitest";
import { createKitMaker, postKit, putKit } from "#tests/factories/closed-kit.ts";
import { boxesCsv, boxLine, createImporter, upload } from "#tests/factories/import.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestCategory } from "#tests/factories/offers.ts";
import { buildWireProduct, type WireProduct } from "#tests/factories/product.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("the calls of staff read and save products, kits and categories, import products and export them [CALLS-68]", async () => {
  const { owner, headers } = await createImporter();
  const { id } = await createTestProduct(owner);
  await createTestKit(owner, { components: [{ productId: id, amount: 10 }] });
  await createTestCategory(owner);
  const count = async (path: string) =>
    (await callApi<{ totalItems: number }>("GET", path, { headers })).data.totalItems;
  expect(await count("/app/staff/products?group=modules")).toBe(1);
  expect(await count("/app/staff/kits")).toBe(1);
  const categories = await callApi<{ items: unknown[] }>("GET", "/app/staff/categories", { headers });
  expect(categories.data.items).toHaveLength(1);

  const product = await callApi<{ name: string }>("GET", `/app/staff/products/${id}`, { headers });
  expect(product.data.name).toBe("Módulo 550 W");
  const body = { name: "Cabos", type: "others", active: true };
  expect((await callApi("POST", "/app/staff/categories", { headers, body })).status).toBe(201);

  const sent = buildWireProduct("module", { productCode: "MOD-9" });
  const saved = await callApi<WireProduct>("POST", "/app/staff/products", { headers, body: sent });
  expect(saved.status).toBe(201);
  const renamed = await callApi<WireProduct>("PUT", `/app/staff/products/${saved.data.id}`, {
    headers,
    body: { ...sent, name: "Módulo novo", version: 1 },
  });
  expect([renamed.status, renamed.data.name]).toEqual([200, "Módulo novo"]);

  const maker = await createKitMaker(owner);
  const kit = await postKit(maker, maker.build());
  expect(kit.status).toBe(201);
  const changed = await putKit(maker, kit.data, maker.build({ name: "Kit novo" }));
  expect([changed.status, changed.data.name]).toEqual([200, "Kit novo"]);

  expect((await upload({ headers }, boxesCsv([boxLine("SB-1")]))).status).toBe(201);
  expect(await count("/app/staff/imports")).toBe(1);
  const file = await callApi("GET", "/app/staff/exports/products?group=modules&format=csv", { headers });
  expect(file.status).toBe(200);
  expect(file.body).toEqual(expect.stringContaining("Módulo 550 W"));
});

import { expect, test } from "vitest";
import { boxesCsv, boxLine, createImporter, upload } from "#tests/factories/import.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestCategory } from "#tests/factories/offers.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("staff read and save products, kits and categories, and bring and take products as files [CALLS-68]", async () => {
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

  expect((await upload({ headers }, boxesCsv([boxLine("SB-1")]))).status).toBe(201);
  expect(await count("/app/staff/imports")).toBe(1);
  const file = await callApi("GET", "/app/staff/exports/products?group=modules&format=csv", { headers });
  expect(file.status).toBe(200);
  expect(file.body).toEqual(expect.stringContaining("Módulo 550 W"));
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import {
  buildWireProduct,
  createProductShop,
  saveTestProducts,
  type WireProduct,
} from "#tests/factories/product.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const isOnSale = async (owner: TestDistributor, optionId: string) =>
  (await readRows(owner, sql`select is_to_sell as sold, version from kit_option where id = ${optionId}`))[0];

test("a copy has a code of its own, the same picture and data, and is not for sale", async () => {
  const { owner, headers, post } = await createProductShop();
  const { id } = (await post(buildWireProduct("module", { productCode: "M-1", name: "Módulo" }))).data;
  await changeRows(owner, sql`update product set photo_id = 'fil_1' where id = ${id}`);
  const copy = () => callApi<WireProduct>("POST", `/app/staff/products/${id}/duplicate`, { headers });
  const first = await copy();
  expect(first.status).toBe(201);
  expect(first.data).toMatchObject({
    ...{ productCode: "M-1-COPIA", name: "Módulo (cópia)", isToSell: false, active: true, version: 1 },
    ...{ photo: "/arquivos/fil_1", potencia_WP: 550, price: 1000 },
  });
  expect((await copy()).data["productCode"]).toBe("M-1-COPIA2");
});

test("closed kits leave the sale with a product that is deactivated and come back with it, unless something else is missing", async () => {
  const { owner, headers } = await createProductShop();
  const module = await createTestProduct(owner);
  const inverter = await createTestProduct(owner, { type: "inverter" });
  const components = [
    { productId: module.id, amount: 10 },
    { productId: inverter.id, amount: 1 },
  ];
  const kit = await createTestKit(owner, { components });
  const other = await createTestKit(owner);
  const setActive = async (id: string, active: boolean, version: number) => {
    const path = `/app/staff/products/${id}/active`;
    return callApi<WireProduct>("PUT", path, { headers, body: { active, version } });
  };
  const off = await setActive(module.id, false, 1);
  expect(off.data).toMatchObject({ active: false, version: 2 });
  expect(await isOnSale(owner, kit)).toEqual({ sold: 0, version: 2 });
  expect(await isOnSale(owner, other)).toEqual({ sold: 1, version: 1 });
  const buyer = await createTestUser(owner);
  const kits = await callApi<{ items: { id: string }[] }>("GET", "/app/user/kits", {
    headers: buyer.headers,
  });
  expect(kits.data.items.map(({ id }) => id)).toEqual([other]);
  // Switching to the same state again changes nothing.
  expect((await setActive(module.id, false, 2)).data.version).toBe(2);
  await setActive(inverter.id, false, 1);
  await setActive(module.id, true, 2);
  expect(await isOnSale(owner, kit)).toEqual({ sold: 0, version: 2 });
  await setActive(inverter.id, true, 2);
  expect(await isOnSale(owner, kit)).toEqual({ sold: 1, version: 3 });
  const stale = await setActive(module.id, false, 1);
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
});

test("a kit that is switched off itself does not come back with a product", async () => {
  const { owner, headers } = await createProductShop();
  const module = await createTestProduct(owner);
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 1 }] });
  await changeRows(owner, sql`update kit set active = 0 where distributor_id = ${owner.id}`);
  const path = `/app/staff/products/${module.id}/active`;
  await callApi("PUT", path, { headers, body: { active: false, version: 1 } });
  await callApi("PUT", path, { headers, body: { active: true, version: 2 } });
  expect((await isOnSale(owner, kit))?.["sold"]).toBe(0);
});

test("another distributor's product is as good as none", async () => {
  const { owner } = await createProductShop();
  const [id = ""] = await saveTestProducts(owner, [{ type: "module" }]);
  const stranger = await createProductShop();
  const { headers } = stranger;
  for (const target of [id, "prd_unknown"]) {
    const path = `/app/staff/products/${target}`;
    const body = { ...buildWireProduct("module"), version: 1 };
    const answers = [
      await stranger.get(target),
      await stranger.put(target, body),
      await callApi("POST", `${path}/duplicate`, { headers }),
      await callApi("PUT", `${path}/active`, { headers, body: { active: false, version: 1 } }),
      await callApi("GET", `${path}/history`, { headers }),
      await callApi("DELETE", `${path}/photo?version=1`, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
  const list = await callApi<{ items: unknown[] }>("GET", "/app/staff/products?group=modules", { headers });
  expect(list.data.items).toEqual([]);
});

test("the back office of a marketplace has no equipment to look after, and finds none", async () => {
  const owner = await createTestDistributor({ marketplace: true });
  const { headers } = await createTestUser(owner, { type: "admin" });
  await saveTestProducts(owner, [{ type: "module", values: { name: "Módulo raro" } }]);
  for (const path of ["/app/staff/products?group=modules", "/app/staff/products/manufacturers"]) {
    expect((await callApi("GET", path, { headers })).status).toBe(403);
  }
  const found = await callApi<{ groups: unknown[] }>("GET", "/app/user/search?q=raro", { headers });
  expect(found.data.groups).toEqual([]);
});

test("the palette finds products by the words of their name and code, those that are active first", async () => {
  const { owner, headers } = await createProductShop();
  const [off = "", on = ""] = await saveTestProducts(owner, [
    {
      type: "module",
      values: { name: "Módulo A", manufacturer: "LONGi", productCode: "M-1", active: false },
    },
    { type: "module", values: { name: "Módulo B", manufacturer: "LONGi", productCode: "M-2" } },
  ]);
  const other = await createProductShop();
  await saveTestProducts(other.owner, [{ type: "module", values: { name: "Módulo LONGi" } }]);
  const found = await callApi<{ groups: { group: string; hits: unknown[] }[] }>(
    "GET",
    "/app/user/search?q=modu%20long",
    { headers },
  );
  expect(found.data.groups).toEqual([
    {
      group: "products",
      hits: [
        { id: on, title: "Módulo B", detail: "M-2 · LONGi", path: `/equipments/visualize/module/${on}` },
        { id: off, title: "Módulo A", detail: "M-1 · LONGi", path: `/equipments/visualize/module/${off}` },
      ],
    },
  ]);
  const integrator = await createTestUser(owner);
  const hidden = await callApi<{ groups: unknown[] }>("GET", "/app/user/search?q=longi", integrator);
  expect(hidden.data.groups).toEqual([]);
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { PriceTotalAnswer } from "#domain/requests/price-sale-schema.ts";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { createDesignShop } from "#tests/factories/design-shop.ts";
import { createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Call = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;
interface Chosen {
  kits: { id: string; amount: number }[];
  products: { id: string; amount: number }[];
}

/** The requests of each purchase type's page before its checkout, and the items chosen there. */
const CHOOSE: Record<PurchaseType, (call: Call, structureId: string) => Promise<Chosen>> = {
  async closedKits(call) {
    const { items } = (await call("GET", "kits?limit=1")) as { items: { id: string }[] };
    await call("POST", "prices/kits", { kits: [{ id: items[0]?.id }] });
    return { kits: [{ id: items[0]?.id ?? "", amount: 1 }], products: [] };
  },
  async kitExpress(call, structureId) {
    return { kits: [], products: await design(call, { purchaseType: "kitExpress", structureId }) };
  },
  async mountKits(call, structureId) {
    await call("GET", "mount-kit/products?type=module");
    return { kits: [], products: await design(call, { purchaseType: "mountKits", structureId }) };
  },
  async separatedSales(call) {
    const { items } = (await call("GET", "products")) as { items: { id: string }[] };
    const products = [{ id: items[0]?.id ?? "", amount: 2 }];
    await call("POST", "products/resolve", { products });
    return { kits: [], products };
  },
};

async function design(
  call: Call,
  { purchaseType, structureId }: { purchaseType: string; structureId: string },
) {
  const { kits } = (await call("POST", "kits/design", {
    purchaseType,
    target: { powerKwp: 5.5 },
    structure: { id: structureId, rows: 1, cableMetres: 20 },
  })) as { kits: { products: { id: string; amount: number }[] }[] };
  const products = (kits[0]?.products ?? []).map(({ id, amount }) => ({ id, amount }));
  await call("POST", "prices/products", { purchaseType, products });
  return products;
}

/** A distributor with a single purchase type. */
async function createShop(way: PurchaseType) {
  const { owner, structureIds } = await createDesignShop();
  await createTestKit(owner);
  await changeRows(
    owner,
    sql`update distributor_profile set actions = ${JSON.stringify({ [BUYING_ACCESS[way].actions[0]]: true })}
      where distributor_id = ${owner.id}`,
  );
  return { owner, structureId: structureIds.ceramico };
}

/** A person whose role has only this purchase type, and the permissions to save and see an order. */
async function createPerson(owner: TestDistributor, type: "integrator" | "staff", way: PurchaseType) {
  const opens = type === "staff" ? ["order.details"] : [];
  const permissions = [...BUYING_ACCESS[way][type], "order", ...opens, "requestButton.order"];
  const person = await createTestUser(owner, { type, permissions });
  const call: Call = async (method, path, body) => {
    const { status, data, error } = await callApi(method, `/app/user/${path}`, {
      headers: person.headers,
      ...(body === undefined ? {} : { body }),
    });
    expect([path, status < 300 ? null : error.type]).toEqual([path, null]);
    return data;
  };
  return call;
}

test.each(PURCHASE_TYPES.flatMap((way) => [[way, "integrator"] as const, [way, "staff"] as const]))(
  "who buys %s and in no other way goes from the list to the saved order, as %s",
  async (way, type) => {
    const { owner, structureId } = await createShop(way);
    const call = await createPerson(owner, type, way);
    const integratorId = type === "staff" ? owner.integratorId : null;
    const { kits, products } = await CHOOSE[way](call, structureId);
    const { id: cart } = (await call("POST", "carts", {
      purchaseType: way,
      integratorId,
      kits,
      products,
    })) as {
      id: string;
    };
    await call("GET", `carts/${cart}`);
    await call("GET", `checkout/${way}`);
    const { additionalInfo } = buildOrderInput([]);
    const { CEP, city, state } = additionalInfo.shippingAddress ?? {};
    if (products.length > 0) await call("POST", "stock/check", { state, products });
    const { freights } = (await call("POST", "freights/quote", {
      variables: {
        ...{ purchaseType: way, shippingType: "CIF", integratorId },
        ...{ address: { CEP, city, state }, volumes: { kits, products } },
      },
    })) as { freights: { id: string }[] };
    const freight = freights.map(({ id }) => ({ id })).slice(0, 1);
    const asked = {
      purchaseType: way,
      integratorId,
      productItems: [...kits, ...products],
      freightItems: freight,
    };
    const total = (await call("POST", "prices/total", asked)) as PriceTotalAnswer;
    expect(total.rulesVersion).toBe(0);
    const saved = (await call("POST", "requests", {
      ...buildOrderInput(kits, { purchaseType: way, products, integratorId }),
      freightQuotations: freight,
    })) as CreatedRequest;
    expect([saved.code, saved.totalCents > 0]).toEqual(["PED-000001", true]);
    await call("GET", `requests/${saved.id}?type=order`);
  },
);

import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { category } from "#worker/db/schema/catalog.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import { newId } from "#worker/scope.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";
import { buildProductValues } from "./product-values.ts";

const AT = "2026-11-21T12:00:00.000Z";

/** A product as API clients send it. */
export function buildWireProduct(type: ProductType, changes: Record<string, unknown> = {}) {
  const { priceCents: _price, costCents: _cost, ...values } = buildProductValues(type);
  return { type, ...values, price: 1000, costPrice: 800, ...changes };
}

/** Stores products in one batch; returns their ids. By default the code is the product's number. */
export async function saveTestProducts(
  owner: TestDistributor,
  products: readonly { type: ProductType; values?: ProductValues; at?: string }[],
): Promise<string[]> {
  const ids = products.map(() => newId("prd"));
  const statements = products.flatMap(({ type, values, at = AT }, index) =>
    saveProducts(owner.id, {
      writes: [
        {
          id: ids[index] ?? "",
          type,
          values: buildProductValues(type, { productCode: `COD-${String(index)}`, ...values }),
          before: null,
        },
      ],
      at,
    }),
  );
  await owner.database.writeBatch(statements);
  return ids;
}

/** Headers of a person who maintains the equipment. */
export async function createEquipmentStaff(owner: TestDistributor): Promise<Record<string, string>> {
  return (await createTestUser(owner, { type: "staff", permissions: ["equipment.items"] })).headers;
}

/** A product as the API returns it. */
export type WireProduct = Record<string, unknown> & { id: string; version: number };

/** A distributor with a person who maintains what it sells, and that person's calls. */
export async function createProductShop() {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    callApi<WireProduct>(method, `/app/staff/products${path}`, { headers, ...(body && { body }) });
  return {
    owner,
    headers,
    post: (body: object) => call("POST", "", body),
    put: (id: string, body: object) => call("PUT", `/${id}`, body),
    get: (id: string) => call("GET", `/${id}`),
  };
}

/** Creates a category of other products; returns its id. */
export async function createTestCategory(
  owner: TestDistributor,
  { name = "Cabos", type = "others" }: { name?: string; type?: "structure" | "others" } = {},
): Promise<string> {
  const id = newId("cat");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(category).values({
        distributorId: owner.id,
        ...{ id, name, type },
        position: 1,
        createdAt: AT,
        updatedAt: AT,
      }),
    },
  ]);
  return id;
}

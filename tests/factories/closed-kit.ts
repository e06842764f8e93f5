import type { ClosedKitInput } from "#domain/kits/closed-kit-schema.ts";
import type { ClosedKit } from "#domain/kits/closed-kit.ts";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";
import { createTestProduct } from "./kit.ts";
import { buildOrderInput } from "./order.ts";

/** A kit as sent; fields with defaults are optional. */
export type KitBody = Pick<ClosedKitInput, "productCode" | "name"> & Partial<ClosedKitInput>;

export interface KitMaker {
  owner: TestDistributor;
  headers: Record<string, string>;
  module: string;
  inverter: string;
  /** A kit that passes the electrical check: ten modules of 550 W on an inverter of 5 kW, R$ 10.000,00. */
  build: (changes?: Partial<KitBody>) => KitBody;
}

/** Administrator of a distributor with all parts of a kit. */
export async function createKitMaker(owner: TestDistributor): Promise<KitMaker> {
  const { headers } = await createTestUser(owner, { type: "admin" });
  const { id: module } = await createTestProduct(owner);
  const { id: inverter } = await createTestProduct(owner, { type: "inverter", priceCents: 300_000 });
  return {
    owner,
    headers,
    module,
    inverter,
    build: (changes = {}) => ({
      productCode: "KIT-1",
      name: "Kit 5,50 kWp",
      components: [
        { productId: module, amount: 10 },
        { productId: inverter, amount: 1 },
      ],
      options: [{ structureId: owner.structureId, priceCents: 1_000_000, components: [] }],
      ...changes,
    }),
  };
}

/** Administrator of a new distributor with all parts of a kit. */
export async function createTestKitMaker(settings: Record<string, unknown> = {}): Promise<KitMaker> {
  return createKitMaker(await createTestDistributor({ settings }));
}

/** Creates a kit through the API. */
export function postKit({ headers }: KitMaker, body: KitBody) {
  return callApi<ClosedKit>("POST", "/app/staff/kits", { headers, body });
}

/** Replaces a kit through the API, in the version that was read. */
export function putKit(
  { headers }: KitMaker,
  { id, version }: { id: string; version: number },
  body: KitBody,
) {
  return callApi<ClosedKit>("PUT", `/app/staff/kits/${id}`, { headers, body: { ...body, version } });
}

/** The list of kits as a buyer reads it. */
export async function readBuyersKits({ owner }: KitMaker): Promise<KitList["items"]> {
  const { headers } = await createTestUser(owner);
  return (await callApi<KitList>("GET", "/app/user/kits", { headers })).data.items;
}

/** Orders one unit of a kit's option. */
export function orderKit(headers: Record<string, string>, optionId: string) {
  const body = buildOrderInput([{ id: optionId, amount: 1 }]);
  return callApi("POST", "/app/user/requests", { headers, body });
}

import type { ClosedKitInput } from "#domain/kits/closed-kit-schema.ts";
import { createTestUser, type TestDistributor } from "./distributor.ts";
import { createTestProduct } from "./kit.ts";

/** A kit as somebody sends it: what the schema fills in may be left out. */
export type KitBody = Pick<ClosedKitInput, "productCode" | "name"> & Partial<ClosedKitInput>;

export interface KitMaker {
  owner: TestDistributor;
  headers: Record<string, string>;
  module: string;
  inverter: string;
  /** A kit that passes the check: ten modules of 550 W on an inverter of 5 kW, R$ 10.000,00. */
  build: (changes?: Partial<KitBody>) => KitBody;
}

/** The administrator of a distributor with what a kit takes. */
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

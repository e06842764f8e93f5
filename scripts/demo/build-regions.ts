import type { distributionRegion, distributionRegionState } from "#worker/db/schema/stock.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";

export interface RegionRows {
  regions: (typeof distributionRegion.$inferInsert)[];
  regionStates: (typeof distributionRegionState.$inferInsert)[];
}

/** Regions of a demo distributor, and the region of each state. */
export function buildRegions({ slug, regions = [] }: DemoTenant, createdAt: string): RegionRows {
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const idOf = (key: string) => demoId("reg", slug, key);
  return {
    regions: regions.map(({ key, name, states, centers }) => ({
      distributorId,
      id: idOf(key),
      name,
      states: [...states].sort(),
      centerPriority: centers.map((center, index) => ({ id: demoId("cen", slug, center), order: index + 1 })),
      createdAt,
      updatedAt: createdAt,
    })),
    regionStates: regions.flatMap(({ key, states }) =>
      states.map((state) => ({ distributorId, state, regionId: idOf(key) })),
    ),
  };
}

import type { Scope } from "#worker/scope.ts";
import { createChooseCenter, createListCenters } from "./centers.ts";
import { createOrderCenters, createSetExclusivity } from "./order-centers.ts";
import {
  createGetCenter,
  createGetRegion,
  createListRegions,
  createReadDistribution,
} from "./read-distribution.ts";
import {
  createCreateCenter,
  createDeleteCenter,
  createSetCenterActive,
  createUpdateCenter,
} from "./save-center.ts";
import { createCreateRegion, createDeleteRegion, createUpdateRegion } from "./save-region.ts";

/** Use cases of distribution centers and their regions. */
export const centersServices = {
  centers: (scope: Scope) => ({
    list: createListCenters(scope),
    choose: createChooseCenter(scope),
    readDistribution: createReadDistribution(scope),
    get: createGetCenter(scope),
    create: createCreateCenter(scope),
    update: createUpdateCenter(scope),
    setActive: createSetCenterActive(scope),
    remove: createDeleteCenter(scope),
    order: createOrderCenters(scope),
    setExclusivity: createSetExclusivity(scope),
  }),
  regions: (scope: Scope) => ({
    list: createListRegions(scope),
    get: createGetRegion(scope),
    create: createCreateRegion(scope),
    update: createUpdateRegion(scope),
    remove: createDeleteRegion(scope),
  }),
};

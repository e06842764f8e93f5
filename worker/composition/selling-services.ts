import type { Scope } from "../scope.ts";
import { createChooseCenter, createListCenters } from "../services/centers/centers.ts";
import { createOrderCenters, createSetExclusivity } from "../services/centers/order-centers.ts";
import {
  createGetCenter,
  createGetRegion,
  createListRegions,
  createReadDistribution,
} from "../services/centers/read-distribution.ts";
import {
  createCreateCenter,
  createDeleteCenter,
  createSetCenterActive,
  createUpdateCenter,
} from "../services/centers/save-center.ts";
import {
  createCreateRegion,
  createDeleteRegion,
  createUpdateRegion,
} from "../services/centers/save-region.ts";
import { createCategories, createStructures } from "../services/offers/categories.ts";
import { createExtraItems, createServiceItems } from "../services/offers/extras.ts";
import {
  createListOwnSections,
  createReadSectionFacts,
  createSections,
} from "../services/offers/separated-sections.ts";
import { createGetPopup, createListOwnPopups, createListPopups } from "../services/popups/read-popups.ts";
import { createCreatePopup, createDeletePopup, createUpdatePopup } from "../services/popups/save-popup.ts";
import {
  createReadJourney,
  createReadJourneySettings,
  createSaveJourney,
} from "../services/settings/journey.ts";
import { createReadTheme, createSaveTheme } from "../services/theme/edit-theme.ts";
import { createReadPublicTheme } from "../services/theme/read-public-theme.ts";

/** Use cases of how a distributor sells. */
export function createSellingServices(scope: Scope) {
  return {
    categories: createCategories(scope),
    structures: createStructures(scope),
    separatedSections: {
      ...createSections(scope),
      listOwn: createListOwnSections(scope),
      readFacts: createReadSectionFacts(scope),
    },
    extraItems: createExtraItems(scope),
    serviceItems: createServiceItems(scope),
    journey: {
      read: createReadJourney(scope),
      readSettings: createReadJourneySettings(scope),
      save: createSaveJourney(scope),
    },
    centers: {
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
    },
    regions: {
      list: createListRegions(scope),
      get: createGetRegion(scope),
      create: createCreateRegion(scope),
      update: createUpdateRegion(scope),
      remove: createDeleteRegion(scope),
    },
    popups: {
      list: createListPopups(scope),
      listOwn: createListOwnPopups(scope),
      get: createGetPopup(scope),
      create: createCreatePopup(scope),
      update: createUpdatePopup(scope),
      remove: createDeletePopup(scope),
    },
    theme: {
      readPublic: createReadPublicTheme(scope),
      read: createReadTheme(scope),
      save: createSaveTheme(scope),
    },
  };
}

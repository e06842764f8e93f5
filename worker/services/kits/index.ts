import type { Scope } from "#worker/scope.ts";
import { createCheckClosedKit } from "./check-closed-kit.ts";
import { createPreviewFamily } from "./kit-families.ts";
import {
  createCreateKitRule,
  createDeleteKitRule,
  createGetKitRule,
  createListKitRules,
  createOpenKitRule,
  createUpdateKitRule,
} from "./kit-rules.ts";
import { createListKits } from "./list-kits.ts";
import {
  createFindKitParts,
  createGetClosedKit,
  createListClosedKits,
  createReadKitWorkshop,
} from "./read-closed-kits.ts";
import { createRunKitRule } from "./run-kit-rule.ts";
import {
  createCreateClosedKit,
  createDeleteClosedKit,
  createDuplicateClosedKit,
  createSetClosedKitActive,
  createUpdateClosedKit,
} from "./save-closed-kit.ts";
import { createStoreKitPhoto } from "./store-kit-photo.ts";

/** Use cases of closed kits, and of the rules that make families of them. */
export const kitsServices = {
  closedKits: (scope: Scope) => ({
    list: createListClosedKits(scope),
    get: createGetClosedKit(scope),
    create: createCreateClosedKit(scope),
    update: createUpdateClosedKit(scope),
    duplicate: createDuplicateClosedKit(scope),
    setActive: createSetClosedKitActive(scope),
    remove: createDeleteClosedKit(scope),
    check: createCheckClosedKit(scope),
    findParts: createFindKitParts(scope),
    readWorkshop: createReadKitWorkshop(scope),
    storePhoto: createStoreKitPhoto(scope),
  }),
  kitRules: (scope: Scope) => ({
    list: createListKitRules(scope),
    open: createOpenKitRule(scope),
    get: createGetKitRule(scope),
    create: createCreateKitRule(scope),
    update: createUpdateKitRule(scope),
    remove: createDeleteKitRule(scope),
    preview: createPreviewFamily(scope),
    run: createRunKitRule(scope),
  }),
  kits: (scope: Scope) => ({ list: createListKits(scope) }),
};

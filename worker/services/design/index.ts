import type { Scope } from "#worker/scope.ts";
import { createDesignKits } from "./design-kits.ts";
import { createFindKitParts } from "./find-kit-parts.ts";
import { createReadDesignChoices } from "./read-design-choices.ts";

/** Use cases of Kits Express. */
export const designServices = {
  kitDesign: (scope: Scope) => ({
    design: createDesignKits(scope),
    findParts: createFindKitParts(scope),
    readChoices: createReadDesignChoices(scope),
  }),
};

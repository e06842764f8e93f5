import type { Scope } from "#worker/scope.ts";
import { createReadTheme, createSaveTheme } from "./edit-theme.ts";
import { createReadPublicTheme } from "./read-public-theme.ts";
import { createStoreBrandPicture } from "./store-brand-picture.ts";

/** Use cases of the distributor's theme. */
export const themeServices = {
  theme: (scope: Scope) => ({
    readPublic: createReadPublicTheme(scope),
    read: createReadTheme(scope),
    save: createSaveTheme(scope),
    storePicture: createStoreBrandPicture(scope),
  }),
};

import type { ApiRoute } from "../kernel/create-api-route.ts";
import { storeBrandPictureRoute } from "./brand-pictures.ts";
import { readOwnThemeRoute, saveThemeRoute } from "./edit-theme.ts";
import { readThemeRoute } from "./read-theme.ts";

/** Endpoints of the distributor's theme. */
export const THEME_ROUTES: readonly ApiRoute[] = [
  readThemeRoute,
  readOwnThemeRoute,
  saveThemeRoute,
  storeBrandPictureRoute,
];

import type { ApiRoute } from "../kernel/create-api-route.ts";
import { KIT_DESIGN_ROUTES } from "./kit-design.ts";

/** Endpoints of Kits Express. */
export const DESIGN_ROUTES: readonly ApiRoute[] = [...KIT_DESIGN_ROUTES];

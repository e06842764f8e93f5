import type { ApiRoute } from "../kernel/create-api-route.ts";
import { CUSTOM_FORM_ROUTES } from "./custom-forms.ts";

/** Endpoints of a distributor's own fields. */
export const CUSTOM_FORMS_ROUTES: readonly ApiRoute[] = [...CUSTOM_FORM_ROUTES];

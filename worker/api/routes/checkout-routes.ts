import type { ApiRoute } from "../kernel/create-api-route.ts";
import { CHECKOUT_LOAD_ROUTES } from "../checkout/checkout.ts";
import { CUSTOM_FORM_ROUTES } from "../custom-forms/custom-forms.ts";
import { REQUEST_FILE_ROUTES } from "../requests/request-files.ts";
import { REQUEST_SETTINGS_ROUTES } from "../settings/requests.ts";

/** Endpoints of what a checkout asks for, and what it says. */
export const CHECKOUT_ROUTES: readonly ApiRoute[] = [
  ...CHECKOUT_LOAD_ROUTES,
  ...CUSTOM_FORM_ROUTES,
  ...REQUEST_SETTINGS_ROUTES,
  ...REQUEST_FILE_ROUTES,
];

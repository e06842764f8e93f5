import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  acceptPaymentTermsRoute,
  downloadTermsRoute,
  readPaymentTermsRoute,
  readTermsRoute,
} from "./terms.ts";
import { TERMS_DRAFT_ROUTES } from "./terms-drafts.ts";

/** Endpoints of terms. */
export const TERMS_ROUTES: readonly ApiRoute[] = [
  readTermsRoute,
  readPaymentTermsRoute,
  acceptPaymentTermsRoute,
  downloadTermsRoute,
  ...TERMS_DRAFT_ROUTES,
];

import type { ApiRoute } from "../kernel/create-api-route.ts";
import { ANNOTATION_ROUTES } from "./annotations.ts";
import { DEAL_STATUS_ROUTES } from "./deal-statuses.ts";
import { LISTED_STATUS_ROUTES } from "./listed-statuses.ts";
import {
  changeStatusRoute,
  createRequestRoute,
  exportRequestsRoute,
  getRequestRoute,
  listRequestsRoute,
  readBoardRoute,
  readEntityRoute,
} from "./orders.ts";
import {
  explainPriceRoute,
  priceCompanyServiceRoute,
  priceExtraItemsRoute,
  priceTotalRoute,
} from "./price-total.ts";
import { listPastCustomersRoute } from "./past-customers.ts";
import { PAYMENT_PROOF_ROUTES } from "./payment-proofs.ts";
import { REQUEST_FILE_ROUTES } from "./request-files.ts";
import { REQUEST_SETTING_ROUTES } from "./request-settings.ts";
import { SAVED_REQUEST_ROUTES } from "./saved-requests.ts";

/** Endpoints of totals, budgets and orders, and their files. */
export const REQUESTS_ROUTES: readonly ApiRoute[] = [
  priceTotalRoute,
  explainPriceRoute,
  priceExtraItemsRoute,
  priceCompanyServiceRoute,
  createRequestRoute,
  listRequestsRoute,
  exportRequestsRoute,
  readBoardRoute,
  getRequestRoute,
  readEntityRoute,
  listPastCustomersRoute,
  ...SAVED_REQUEST_ROUTES,
  ...REQUEST_SETTING_ROUTES,
  changeStatusRoute,
  ...ANNOTATION_ROUTES,
  ...DEAL_STATUS_ROUTES,
  ...LISTED_STATUS_ROUTES,
  ...REQUEST_FILE_ROUTES,
  ...PAYMENT_PROOF_ROUTES,
];

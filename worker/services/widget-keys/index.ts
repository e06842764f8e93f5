import type { Scope } from "#worker/scope.ts";
import { createQuoteSiteSale, createReadSiteSale, createSaveSiteRequest } from "./site-sales.ts";
import { createEstimateForSite, createSendSiteLead } from "./site-leads.ts";
import { createConfirmVisit, createStartVisit } from "./site-visits.ts";
import { createTestSite } from "./test-site.ts";
import {
  createCreateWidgetKey,
  createDeleteWidgetKey,
  createGetWidgetKey,
  createListSiteBuyers,
  createListWidgetKeys,
  createRenewWidgetKey,
  createUpdateWidgetKey,
} from "./widget-keys.ts";

/** Use cases of the keys of widgets, and of what is sold on the sites that have them. */
export const widgetKeysServices = {
  siteLeads: (scope: Scope) => ({
    estimate: createEstimateForSite(scope),
    send: createSendSiteLead(scope),
  }),
  siteSales: (scope: Scope) => ({
    read: createReadSiteSale(scope),
    startVisit: createStartVisit(scope),
    confirmVisit: createConfirmVisit(scope),
    quote: createQuoteSiteSale(scope),
    save: createSaveSiteRequest(scope),
  }),
  widgetKeys: (scope: Scope) => ({
    list: createListWidgetKeys(scope),
    listBuyers: createListSiteBuyers(scope),
    get: createGetWidgetKey(scope),
    create: createCreateWidgetKey(scope),
    update: createUpdateWidgetKey(scope),
    renew: createRenewWidgetKey(scope),
    remove: createDeleteWidgetKey(scope),
    testSite: createTestSite(scope),
  }),
};

import type { Scope } from "#worker/scope.ts";
import { createReadDelivery, createReadDeliverySettings, createSaveDeliverySettings } from "./delivery.ts";
import { createReadBuying, createReadBuyingSettings, createSaveBuying } from "./buying-settings.ts";
import { createMessageSettings, createObservationSettings, createReadMessages } from "./messages.ts";
import { createPaymentHub } from "./payment-hub.ts";
import { createReadPriceDisplay, createReadPriceSettings, createSavePriceSettings } from "./prices.ts";
import { createRequestSettings } from "./requests.ts";
import { createTemplateSettings } from "./templates.ts";

/** Use cases of a distributor's settings. */
export const settingsServices = {
  buyingSettings: (scope: Scope) => ({
    read: createReadBuying(scope),
    readSettings: createReadBuyingSettings(scope),
    save: createSaveBuying(scope),
  }),
  delivery: (scope: Scope) => ({
    read: createReadDelivery(scope),
    readSettings: createReadDeliverySettings(scope),
    save: createSaveDeliverySettings(scope),
  }),
  priceSettings: (scope: Scope) => ({
    readDisplay: createReadPriceDisplay(scope),
    read: createReadPriceSettings(scope),
    save: createSavePriceSettings(scope),
  }),
  requestSettings: createRequestSettings,
  observationSettings: createObservationSettings,
  messageSettings: createMessageSettings,
  templateSettings: createTemplateSettings,
  paymentHub: createPaymentHub,
  messages: (scope: Scope) => ({ read: createReadMessages(scope) }),
};

import type { Scope } from "#worker/scope.ts";
import { createReadDelivery, createReadDeliverySettings, createSaveDeliverySettings } from "./delivery.ts";
import { createReadJourney, createReadJourneySettings, createSaveJourney } from "./journey.ts";
import { createMessageSettings, createObservationSettings, createReadMessages } from "./messages.ts";
import { createReadPriceDisplay, createReadPriceSettings, createSavePriceSettings } from "./prices.ts";
import { createRequestSettings } from "./requests.ts";

/** Use cases of a distributor's settings. */
export const settingsServices = {
  journey: (scope: Scope) => ({
    read: createReadJourney(scope),
    readSettings: createReadJourneySettings(scope),
    save: createSaveJourney(scope),
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
  messages: (scope: Scope) => ({ read: createReadMessages(scope) }),
};

import type { Scope } from "../scope.ts";
import { createReadBuyerInfo, createReadBuyerState } from "../services/checkout/buyer-info.ts";
import { createReadCheckout } from "../services/checkout/read-checkout.ts";
import { createCustomForms } from "../services/custom-forms/custom-forms.ts";
import { createAddRequestFile, createRemoveRequestFile } from "../services/requests/change-request-files.ts";
import { createListRequestFiles, createReadRequestFile } from "../services/requests/read-request-file.ts";
import { createDropRequestFile, createUploadRequestFile } from "../services/requests/upload-request-file.ts";
import {
  createMessageSettings,
  createObservationSettings,
  createReadMessages,
} from "../services/settings/messages.ts";
import { createRequestSettings } from "../services/settings/requests.ts";

/** Use cases of what a checkout asks for, and what it says. */
export function createCheckoutServices(scope: Scope) {
  return {
    checkout: {
      read: createReadCheckout(scope),
      readBuyer: createReadBuyerInfo(scope),
      readBuyerState: createReadBuyerState(scope),
    },
    customForms: createCustomForms(scope),
    requestSettings: createRequestSettings(scope),
    observationSettings: createObservationSettings(scope),
    messageSettings: createMessageSettings(scope),
    messages: { read: createReadMessages(scope) },
    requestFiles: {
      upload: createUploadRequestFile(scope),
      drop: createDropRequestFile(scope),
      list: createListRequestFiles(scope),
      read: createReadRequestFile(scope),
      add: createAddRequestFile(scope),
      remove: createRemoveRequestFile(scope),
    },
  };
}

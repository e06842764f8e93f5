import type { Scope } from "#worker/scope.ts";
import {
  createCreateWidgetKey,
  createDeleteWidgetKey,
  createGetWidgetKey,
  createListWidgetKeys,
  createRenewWidgetKey,
  createUpdateWidgetKey,
} from "./widget-keys.ts";

export const widgetKeysServices = {
  widgetKeys: (scope: Scope) => ({
    list: createListWidgetKeys(scope),
    get: createGetWidgetKey(scope),
    create: createCreateWidgetKey(scope),
    update: createUpdateWidgetKey(scope),
    renew: createRenewWidgetKey(scope),
    remove: createDeleteWidgetKey(scope),
  }),
};

import * as z from "zod";
import {
  DeliveryFormSchema,
  DeliverySettingsInputSchema,
} from "#domain/settings/delivery-settings-schema.ts";
import { deliverySettingsAccess, readDeliveryAccess } from "#worker/services/settings/delivery.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const readDeliveryRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/settings/delivery",
    summary: "Whether requests hide their freight, and above which total in reais",
    tag: "Settings",
    access: readDeliveryAccess,
    answer: z.object({ enableHideFreightPriceValue: z.boolean(), hideFreightPriceValue: z.number() }),
  },
  ({ services }) => services.delivery.read(),
);

const SettingsAnswerSchema = z.object({
  settings: DeliveryFormSchema,
  hasApiKey: z.boolean(),
  version: z.string(),
});

const readDeliverySettingsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/settings/delivery",
    summary: "How the distributor delivers, with the version; a carrier's key is never answered",
    tag: "Settings",
    access: deliverySettingsAccess,
    answer: SettingsAnswerSchema,
  },
  ({ services }) => services.delivery.readSettings(),
);

const saveDeliverySettingsRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/settings/delivery",
    summary: "Replace how the distributor delivers in the version that was read",
    tag: "Settings",
    access: deliverySettingsAccess,
    body: DeliverySettingsInputSchema,
    answer: SettingsAnswerSchema,
  },
  ({ body, services }) => services.delivery.save(body),
);

/** Endpoints of the delivery settings. */
export const DELIVERY_SETTINGS_ROUTES = [
  readDeliveryRoute,
  readDeliverySettingsRoute,
  saveDeliverySettingsRoute,
];

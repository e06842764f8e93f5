import * as z from "zod";
import {
  MessageSettingsSchema,
  ObservationSettingsSchema,
} from "#domain/settings/message-settings-schema.ts";
import { DocumentTemplateSchema } from "#domain/settings/document-template-schema.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { OwnRequestSettingsSchema } from "#domain/requests/own-request-settings.ts";
import {
  messagesAccess,
  observationsAccess,
  readMessagesAccess,
} from "#worker/services/settings/messages.ts";
import { PaymentHubSchema } from "#domain/payments/payment-hub.ts";
import { paymentHubAccess } from "#worker/services/settings/payment-hub.ts";
import { templatesAccess } from "#worker/services/settings/templates.ts";
import { requestSettingsAccess } from "#worker/services/settings/requests.ts";
import { changeSettingsRoutes, readSettingsRoute } from "./settings-by-name.ts";

/** Endpoints of the settings of budgets and orders, and of their messages. */
export const REQUEST_SETTINGS_ROUTES = [
  ...changeSettingsRoutes(
    {
      name: "request",
      schema: OwnRequestSettingsSchema,
      about: "expiry of budgets, buttons and file of the checkout, statuses at which something changes",
      access: requestSettingsAccess,
    },
    {
      read: ({ requestSettings }) => requestSettings.read(),
      save: ({ requestSettings }, changed) => requestSettings.save(changed),
    },
  ),
  ...changeSettingsRoutes(
    {
      name: "observations",
      schema: ObservationSettingsSchema.strict(),
      about: "what is said while somebody buys",
      access: observationsAccess,
    },
    {
      read: ({ observationSettings }) => observationSettings.read(),
      save: ({ observationSettings }, changed) => observationSettings.save(changed),
    },
  ),
  ...changeSettingsRoutes(
    {
      name: "messages",
      schema: MessageSettingsSchema.strict(),
      about: "what is said on saved requests",
      access: messagesAccess,
    },
    {
      read: ({ messageSettings }) => messageSettings.read(),
      save: ({ messageSettings }, changed) => messageSettings.save(changed),
    },
  ),
  ...changeSettingsRoutes(
    {
      name: "paymentHub",
      schema: PaymentHubSchema,
      about: "what the distributor's provider charges by, who receives, and for how long a charge is open",
      access: paymentHubAccess,
    },
    {
      read: ({ paymentHub }) => paymentHub.read(),
      save: ({ paymentHub }, changed) => paymentHub.save(changed),
    },
  ),
  ...REQUEST_TYPES.flatMap((type) =>
    changeSettingsRoutes(
      {
        name: `${type}Template`,
        schema: DocumentTemplateSchema.strict(),
        about: `how the document of ${type === "budget" ? "a budget" : "an order"} looks, and its texts with variables`,
        access: templatesAccess,
      },
      {
        read: ({ templateSettings }) => templateSettings.read(type),
        save: ({ templateSettings }, changed) => templateSettings.save(type, changed),
      },
    ),
  ),
  readSettingsRoute(
    {
      name: "messages",
      schema: z.object({ ...ObservationSettingsSchema.shape, ...MessageSettingsSchema.shape }),
      about: "what the distributor says at the checkout and on saved requests",
      access: readMessagesAccess,
    },
    ({ messages }) => messages.read(),
  ),
];

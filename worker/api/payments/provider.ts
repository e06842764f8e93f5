import * as z from "zod";
import { PAYMENT_PROVIDERS } from "#domain/settings/charge-methods.ts";
import { PaymentProviderInputSchema, TryProviderSchema } from "#domain/payments/provider-settings.ts";
import {
  ReconciliationQuerySchema,
  SettleDifferenceSchema,
  TOLD_KINDS,
} from "#domain/payments/reconciliation.ts";
import { PayoutExportQuerySchema, PayoutQuerySchema, PayoutReportSchema } from "#domain/payments/payouts.ts";
import { sheetHeaders } from "#domain/files/sheet-file.ts";
import { PROVIDER_PROBLEMS } from "#domain/shared/errors.ts";
import { paymentProviderAccess } from "#worker/services/payments/provider-settings.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const answer = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  hasKeys: z.boolean(),
  accessTokenEnd: z.string().max(4),
  webhookSecretEnd: z.string().max(4),
  formerSecretUntil: z.iso.datetime().nullable(),
  notificationUrl: z.url(),
  version: z.string(),
});

const place = { path: "/app/staff/settings/paymentProvider", tag: "Settings", access: paymentProviderAccess };

/** Endpoints of the provider that collects for a distributor. */
export const PAYMENT_PROVIDER_ROUTES = [
  createApiRoute(
    { ...place, method: "get", summary: "Who collects, with the version; a key is never answered", answer },
    ({ services }) => services.paymentProvider.read(),
  ),
  createApiRoute(
    {
      ...{ ...place, method: "put", body: PaymentProviderInputSchema, answer },
      summary: "Choose who collects, and save its keys; one that is left out stays",
    },
    ({ body, services }) => services.paymentProvider.save(body),
  ),
  createApiRoute(
    {
      ...{ ...place, method: "post", path: `${place.path}/test`, body: TryProviderSchema },
      summary: "Try out the saved access token of the provider, or another one",
      answer: z.object({
        works: z.boolean(),
        problem: z.enum(PROVIDER_PROBLEMS).nullable(),
        title: z.string(),
        description: z.string(),
      }),
    },
    ({ body, services }) => services.paymentProvider.tryOut(body),
  ),
  createApiRoute(
    {
      ...{ ...place, method: "get", path: `${place.path}/payouts`, query: PayoutQuerySchema },
      summary: "What came, went back, was kept as fees and was paid out, by day and method",
      answer: PayoutReportSchema,
    },
    ({ query, services }) => services.paymentPayouts.read(query),
  ),
  createDownloadRoute(
    {
      ...{ ...place, path: `${place.path}/payout-export`, query: PayoutExportQuerySchema },
      summary: "The same as an XLSX or CSV file",
      fileType: "application/octet-stream",
    },
    async ({ query, services }) => {
      const file = await services.paymentPayouts.export(query);
      return { body: file.body, headers: sheetHeaders(file) };
    },
  ),
  createApiRoute(
    {
      ...{ ...place, method: "get", path: `${place.path}/reconciliation`, query: ReconciliationQuerySchema },
      summary: "What the provider knows of a day's payments and the ledger does not",
      answer: z.object({
        day: z.string(),
        provider: z.enum(PAYMENT_PROVIDERS),
        compared: z.int(),
        isComplete: z.boolean(),
        differences: z.array(
          z.object({
            providerChargeId: z.string(),
            order: z.object({ id: z.string(), code: z.string() }).nullable(),
            canSettle: z.boolean(),
            facts: z.array(
              z.object({ kind: z.enum(TOLD_KINDS), amountCents: z.int(), occurredAt: z.iso.datetime() }),
            ),
          }),
        ),
        daily: z
          .object({ attempts: z.int(), comparedAt: z.iso.datetime().nullable(), differences: z.int() })
          .nullable(),
      }),
    },
    ({ query: { day }, services }) => services.paymentReconciliation.read(day),
  ),
  createApiRoute(
    {
      ...{ ...place, method: "post", path: `${place.path}/reconciliation`, body: SettleDifferenceSchema },
      summary: "Ask the provider about a payment, and note what it says",
      answer: z.object({ applied: z.boolean() }),
    },
    ({ body: { providerChargeId }, services }) => services.paymentReconciliation.settle(providerChargeId),
  ),
];

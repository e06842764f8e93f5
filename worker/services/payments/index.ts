import type { Scope } from "#worker/scope.ts";
import { createSandboxBank } from "./sandbox-bank.ts";
import { createCreateCharge } from "./create-charge.ts";
import { createExportPayments } from "./export-payments.ts";
import { createListPayments } from "./list-payments.ts";
import { createListenForPayer } from "./listen-for-payer.ts";
import { createPayouts } from "./payouts.ts";
import { createPaymentProvider } from "./provider-settings.ts";
import { createReadCheckout } from "./read-checkout.ts";
import { createReadOrderForPayer, createReadPayment } from "./read-payment.ts";
import { createReconciliation } from "./reconciliation.ts";
import { createReceivePaymentEvent } from "./receive-payment-event.ts";

/** Use cases of paying. */
export const paymentsServices = {
  paymentProvider: createPaymentProvider,
  paymentReconciliation: createReconciliation,
  paymentPayouts: createPayouts,
  sandboxBank: createSandboxBank,
  payments: (scope: Scope) => ({
    list: createListPayments(scope),
    export: createExportPayments(scope),
    readCheckout: createReadCheckout(scope),
    readOrder: createReadOrderForPayer(scope),
    readPayment: createReadPayment(scope),
    createCharge: createCreateCharge(scope),
    listen: createListenForPayer(scope),
    receiveEvent: createReceivePaymentEvent(scope),
  }),
};

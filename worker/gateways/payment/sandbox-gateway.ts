import { buildPixBrCode } from "#domain/payments/pix-br-code.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Settings as WorkerSettings } from "#worker/env.ts";
import { type PaymentEvent, PaymentEventSchema, type PaymentGateway } from "./payment-gateway.ts";
import { assertSignature, signDelivery } from "./webhook-signature.ts";

export const SANDBOX = "sandbox";

/** Whether payments can be simulated: never in production. */
export function paysWithoutMoney(
  environment: WorkerSettings["ENVIRONMENT"],
  { provider }: Settings["payments"],
): boolean {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- the only provider so far
  return environment !== "production" && provider === SANDBOX;
}

/** The embedded provider: real BR Codes, real signed webhooks, no money, for trying the whole flow. */
export function createSandboxGateway({
  settings,
  newId,
}: {
  settings: Settings["payments"];
  newId: (prefix: string) => string;
}): PaymentGateway {
  return {
    provider: SANDBOX,

    createPixCharge({ orderCode, amountCents, now }) {
      const providerChargeId = newId("sbx");
      const brCode = buildPixBrCode({
        key: settings.pixKey,
        name: settings.receiverName,
        city: settings.receiverCity,
        amountCents,
        txid: providerChargeId.replace(/^sbx_/, "").slice(-25),
        description: orderCode,
      });
      const expiresAt = new Date(now.getTime() + settings.chargeTtlMinutes * 60_000).toISOString();
      return Promise.resolve({ providerChargeId, brCode, expiresAt });
    },

    refund: ({ key }) => Promise.resolve({ id: `refund ${key}` }),

    readEvent({ headers, body, now }) {
      assertSignature({ secret: settings.webhookSecret, headers, body, now });
      const event = PaymentEventSchema.safeParse(parseJson(body));
      if (event.success) return Promise.resolve(event.data);
      throw new DomainError("INVALID_BODY", {
        issues: event.error.issues.map(({ path, code, message }) => ({
          field: path.join("."),
          code,
          message,
        })),
      });
    },
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new DomainError("INVALID_JSON", {}, { cause });
  }
}

/** The webhook call of a simulated payment: headers and body as sent over the wire. */
export function sandboxDelivery(settings: Settings["payments"], event: PaymentEvent, now: Date) {
  const body = JSON.stringify(event);
  return { body, headers: signDelivery({ secret: settings.webhookSecret, id: event.id, body, now }) };
}

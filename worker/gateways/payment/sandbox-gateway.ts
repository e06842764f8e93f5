import { buildBoleto, slipDays } from "#domain/payments/boleto.ts";
import { CARD_MINUTES } from "#domain/payments/charge.ts";
import { buildPixBrCode } from "#domain/payments/pix-br-code.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Settings as WorkerSettings } from "#worker/env.ts";
import {
  type MadeCharge,
  type PaymentEvent,
  PaymentEventSchema,
  type PaymentGateway,
  type WantedCharge,
} from "./payment-gateway.ts";
import { assertSignature, signDelivery } from "./webhook-signature.ts";

export const SANDBOX = "sandbox";
const NO_BANK = "999";

/** Whether payments can be simulated: never in production. */
export function paysWithoutMoney(
  environment: WorkerSettings["ENVIRONMENT"],
  { provider }: Settings["payments"],
): boolean {
  return environment !== "production" && provider === SANDBOX;
}

/** The embedded provider: real BR Codes and slips, real signed webhooks, no money, for trying the whole flow.
 *  @param secret - what its deliveries are signed with (`sandboxSecretOf`) */
export function createSandboxGateway({
  settings,
  secret,
  newId,
}: {
  settings: Settings["payments"];
  secret: string;
  newId: (prefix: string) => string;
}): PaymentGateway {
  return {
    provider: SANDBOX,
    books: null,

    createCharge: asProvider(settings, (wanted) => {
      const made = { ...wanted, providerChargeId: newId("sbx") };
      return { providerChargeId: made.providerChargeId, ...make(settings, made) };
    }),

    refund: asProvider(settings, ({ key }) => ({ id: `refund ${key}` })),

    readEvents({ headers, body, now }) {
      assertSignature({ secret, headers, body, now });
      const event = PaymentEventSchema.safeParse(parseJson(body));
      if (event.success) return Promise.resolve([event.data]);
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

/** What a call of the provider answers, if it is not meant to be down. */
function asProvider<Asked, Answered>(
  { sandboxIsDown }: Settings["payments"],
  answer: (asked: Asked) => Answered,
): (asked: Asked) => Promise<Answered> {
  return (asked) =>
    sandboxIsDown
      ? Promise.reject(
          new DomainError("PAYMENT_PROVIDER_UNAVAILABLE", { provider: SANDBOX, problem: "timeout" }),
        )
      : Promise.resolve(answer(asked));
}

interface Made extends WantedCharge {
  providerChargeId: string;
}

function make(settings: Settings["payments"], made: Made): Omit<MadeCharge, "providerChargeId"> {
  const { method, returnUrl, now } = made;
  if (method === "pix") return makePix(settings, made);
  if (method === "boleto") return makeBoleto(settings, made);
  return {
    instrument: { method, url: `${returnUrl}/sandbox` },
    expiresAt: new Date(now.getTime() + CARD_MINUTES * 60_000).toISOString(),
  };
}

function makePix(
  { pixKey, receiverName, receiverCity, chargeTtlMinutes }: Settings["payments"],
  { orderCode, amountCents, now, providerChargeId }: Made,
): Omit<MadeCharge, "providerChargeId"> {
  const brCode = buildPixBrCode({
    key: pixKey,
    name: receiverName,
    city: receiverCity,
    amountCents,
    txid: providerChargeId.replace(/^sbx_/, "").slice(-25),
    description: orderCode,
  });
  return {
    instrument: { method: "pix", brCode },
    expiresAt: new Date(now.getTime() + chargeTtlMinutes * 60_000).toISOString(),
  };
}

/** A slip of a bank that does not exist, so that nobody can pay it. */
function makeBoleto(
  { boletoDays }: Settings["payments"],
  { amountCents, now, providerChargeId }: Made,
): Omit<MadeCharge, "providerChargeId"> {
  const { dueDate, expiresAt } = slipDays(now, boletoDays);
  const { line, barcode } = buildBoleto({
    ...{ bank: NO_BANK, dueDate, amountCents },
    freeField: digitsOf(providerChargeId),
  });
  return { instrument: { method: "boleto", line, barcode, dueDate }, expiresAt };
}

/** 25 digits of an id, the same each time. */
function digitsOf(id: string): string {
  return Array.from(id, (character) => String((character.codePointAt(0) ?? 0) % 10))
    .join("")
    .padStart(25, "0")
    .slice(-25);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new DomainError("INVALID_JSON", {}, { cause });
  }
}

/** The webhook call of a simulated payment: headers and body as sent over the wire. */
export function sandboxDelivery(secret: string, event: PaymentEvent, now: Date) {
  const body = JSON.stringify(event);
  return { body, headers: signDelivery({ secret, id: event.id, body, now }) };
}

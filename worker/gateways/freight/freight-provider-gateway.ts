import type { Delivery } from "#domain/freight/freight-rule.ts";
import type { FreightExplanation } from "#domain/freight/freight-schema.ts";
import type { FreightVolume } from "#domain/freight/freight-volumes.ts";
import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";

/** A question to a provider. All values are the server's own. */
export interface FreightAsk {
  delivery: Delivery;
  /** Origin; the CEP (eight digits) is empty if the center has none. */
  origin: { CEP: string; city: string; state: string };
  destination: { CEP: string; city: string; state: string };
  /** Recipient's document, digits and capitals; empty if unknown. */
  identification: string;
  volumes: readonly FreightVolume[];
  /** Value of the goods. */
  totalCents: number;
}

/** A freight that a provider offers. */
export interface OfferedFreight {
  priceCents: number;
  /** Business days; null for the distributor's default. */
  businessDays: number | null;
  /** Data that the provider needs back for the booking. */
  integrationData: Record<string, unknown> | null;
  explanation: FreightExplanation;
}

/** A provider of freight offers. An empty list means that it does not make this delivery; the next provider is then
 *  asked, as after a `FreightProviderError`. */
export interface FreightProviderGateway {
  readonly provider: FreightProvider;
  /** Asks for offers.
   *  @throws FreightProviderError if the provider could not be asked or did not answer */
  quote(ask: FreightAsk): Promise<readonly OfferedFreight[]>;
}

/** Kinds of failures of a provider. */
export const FREIGHT_PROVIDER_FAILURES = ["refused", "timeout", "unavailable", "malformed"] as const;
export type FreightProviderFailure = (typeof FREIGHT_PROVIDER_FAILURES)[number];

/** A provider that could not be asked. */
export class FreightProviderError extends Error {
  override readonly name = "FreightProviderError";
  readonly reason: FreightProviderFailure;

  constructor(reason: FreightProviderFailure, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
